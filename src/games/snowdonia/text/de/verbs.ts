import { many } from '../../../../kit/german.ts'
import type * as english from '../en/verbs.ts'
import { counted } from './goods.ts'

const times = (n: number) => ['', 'einmal', 'zweimal', 'dreimal'][n] ?? `${n}-mal`

const extras = {
  clear: 'Räum nach allem anderen Aushub die nächste Karte oder den nächsten Platz frei, wo noch Schutt liegt.',
  lay: 'Verleg nach allem anderen Gleisbau einmal Gleise ohne Arbeiter.',
  build: 'Bau nach allem anderen Bauen einmal ohne Arbeiter.',
} as const

/** The action of each verb, on contracts and on trains. */
export const texts: typeof english.texts = {
  rate: ({ of, plus }) =>
    of === 'dig'
      ? `Jeder deiner Arbeiter räumt ${plus} Schutt mehr, als der Wert sagt.`
      : `Jeder deiner Arbeiter kann ${many(plus, 'Gleis', 'Gleise')} mehr verlegen, als der Wert sagt.`,
  times: ({ times: by }) =>
    `Jeder deiner Arbeiter räumt ${by === 2 ? 'doppelt' : `${by}-mal`} so viel Schutt, das Plus deines Zugs eingerechnet.`,
  more: ({ cubes }) => `Jeder deiner Arbeiter nimmt ${counted.cubes(cubes)} mehr vom Lagerplatz.`,
  anyCoal: () => 'Deine Arbeiter dürfen beliebig viel Kohle vom Lagerplatz nehmen.',
  take: ({ cubes, coal }) =>
    `Nimm sofort bis zu ${counted.cubes(cubes)} vom Lagerplatz, höchstens ${counted.coal(coal)}.`,
  disc: () => 'Ersetz das Wetter der nächsten Runde durch ein anderes deiner Wahl.',
  lock: () => 'In dieser Runde darf niemand mehr einen Auftrag nutzen.',
  lead: () => 'Nimm den Startspielerstein. Er bleibt diese Runde bei dir.',
  move: () => 'Versetz einen deiner Arbeiter auf ein anderes freies Feld.',
  smelt: ({ iron, times: by }) => `Tausch sofort bis zu ${times(by)} ${counted.iron(iron)} gegen einen Stahlbarren.`,
  dress: ({ rubble, times: by }) => `Tausch sofort bis zu ${times(by)} ${counted.rubble(rubble)} gegen einen Stein.`,
  ratio: ({ iron }) => `Im Werk machst du aus ${counted.iron(iron)} einen Stahlbarren.`,
  ironAsSteel: ({ iron }) =>
    `Baust du oder kaufst du einen Zug, darfst du für jeden Stahlbarren ${counted.iron(iron)} zahlen.`,
  rubbleAsStone: ({ rubble, stone }) =>
    `Bei jedem Bau darfst du für einen Stein ${counted.rubble(rubble)} zahlen, für bis zu ${stone} davon.`,
  less: ({ stone }) => `Jeder Bauplatz, der Stein kostet, kostet dich ${stone} weniger.`,
  extra: ({ of, ifBuilt }) =>
    `${extras[of]}${ifBuilt ? ' Nur wenn in dieser Runde schon gebaut wurde, von dir oder anderen.' : ''}`,
  draw: ({ contracts }) =>
    `Zieh ${counted.contracts(contracts)}. Behalte einen davon oder diesen und leg die anderen ab.`,
  bag: ({ cubes }) => `Zieh ${counted.cubes(cubes)} aus dem Beutel und behalte sie. Weiße kommen zurück.`,
  survey: () => 'Schick deinen Vermesser zum nächsten Bahnhof.',
  upkeep: () => 'Wirf ihn ab, statt die Wartung deines Zugs zu bezahlen.',
  points: ({ points }) => `${counted.points(points)} am Ende.`,
}

const extraNames = { clear: 'Haufen räumen', lay: 'Extragleis', build: 'Extrabau' } as const

/** The same in a few words: contracts have no other name. */
export const names: typeof english.names = {
  rate: ({ of, plus }) => (of === 'dig' ? `${plus} Schutt mehr` : `${many(plus, 'Gleis', 'Gleise')} mehr`),
  times: ({ times: by }) => (by === 2 ? 'Doppelter Aushub' : `Aushub ×${by}`),
  more: ({ cubes }) => `${cubes} Klötzchen mehr`,
  anyCoal: () => 'Kohle nach Belieben',
  take: ({ cubes }) => `Sofort ${cubes} Klötzchen`,
  disc: () => 'Wetterwechsel',
  lock: () => 'Auftragssperre',
  lead: () => 'Startspieler',
  move: () => 'Arbeiter versetzen',
  smelt: ({ iron }) => `Stahl aus ${iron} Erz`,
  dress: ({ rubble }) => `Stein aus ${rubble} Schutt`,
  ratio: ({ iron }) => `Stahl aus ${iron} Erz`,
  ironAsSteel: () => 'Erz als Stahl',
  rubbleAsStone: () => 'Schutt als Stein',
  less: ({ stone }) => `${stone} Stein weniger`,
  extra: ({ of }) => extraNames[of],
  draw: ({ contracts }) => `Einer aus ${contracts + 1}`,
  bag: ({ cubes }) => `${cubes} Klötzchen aus dem Beutel`,
  survey: () => 'Vermesser weiter',
  upkeep: () => 'Freie Wartung',
  points: ({ points }) => counted.points(points),
}

/** Requirements of contracts to score. */
export const contracts: typeof english.contracts = {
  name: (does, id) => `${does} (${id})`,
  tracks: (n) => many(n, 'Gleis', 'Gleise'),
  buildings: (n) => many(n, 'Platz', 'Plätze'),
  surveyor: (station) => `deinen Vermesser ab Bahnhof ${station}`,
  worth: (points, needs) => `${points} für ${needs}`,
  perCoal: (points) => `${points} je Kohle`,
  ladder: (steps) =>
    `Für deinen Vermesser: ${steps
      .map(([station, points]) => `${counted.points(points)} ab Bahnhof ${station}`)
      .join(', ')}`,
}
