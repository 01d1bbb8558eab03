import { listOr } from '../../../../kit/german.ts'
import type { prompts as english } from '../en/prompts.ts'
import { counted } from './goods.ts'

/** Instructions shown with a choice. */
export const prompts: typeof english = {
  end: 'Wähle das Ende der Strecke, an dem du beginnst.',
  post: 'Wähle das Ende, an dem der neutrale Vermesser beginnt.',
  place: (left) => (left === 1 ? 'Setze deinen letzten Arbeiter ein.' : 'Setze einen Arbeiter ein.'),
  placeOrHire: (coal) => `Setze einen Arbeiter ein oder bezahle vorher ${counted.coal(coal)} für einen dritten.`,
  use: (area) => `Als Nächstes: ${area}. Nutzt du einen Auftrag?`,
  take: (cubes, coal) => `Nimm bis zu ${counted.cubes(cubes)}, höchstens ${counted.coal(coal)}.`,
  takeAny: (cubes) => `Nimm bis zu ${counted.cubes(cubes)}.`,
  trade: (times, trades) => `Tausche bis zu ${times === 2 ? 'zweimal' : `${times}-mal`}: ${listOr(trades)}.`,
  smelt: (iron) => `${counted.iron(iron)} gegen einen Stahlbarren`,
  dress: (rubble) => `${counted.rubble(rubble)} gegen einen Stein`,
  build: 'Wähle einen Bauplatz.',
  buildOrBuy: 'Wähle einen Bauplatz oder eine Lokomotive.',
  contract: 'Wähle einen Auftrag.',
  disc: 'Wähle das Wetter der nächsten Runde.',
  move: 'Versetze einen deiner Arbeiter. Welchen, und wohin?',
  keep: 'Wähle den Auftrag, den du behältst.',
  upkeep: 'Deine Lokomotive braucht Wartung. Bezahlst du, oder gibst du sie zurück?',
  score: 'Wähle die Aufträge, die du wertest.',
}
