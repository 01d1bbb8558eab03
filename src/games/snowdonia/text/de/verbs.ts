import { many } from '../../../../kit/german.ts'
import type * as english from '../en/verbs.ts'
import { counted } from './goods.ts'

const times = (n: number) => ['', 'einmal', 'zweimal', 'dreimal'][n] ?? `${n}-mal`

const extras = {
  clear: 'Räume nach allem anderen Aushub die nächste Karte oder den nächsten Aushubplatz frei, wo noch Schutt liegt.',
  lay: 'Verlege nach allem anderen Gleisbau einmal Gleise ohne Arbeiter.',
  build: 'Baue nach allem anderen Bauen einmal ohne Arbeiter.',
} as const

/** The action of each verb, on contracts and on trains. */
export const texts: typeof english.texts = {
  rate: ({ of, plus }) =>
    of === 'dig'
      ? `Jeder deiner Arbeiter räumt ${plus} Schutt mehr, als der Wert sagt.`
      : `Jeder deiner Arbeiter kann ${many(plus, 'Gleis', 'Gleise')} mehr verlegen, als der Wert sagt.`,
  times: ({ times: by }) =>
    `Jeder deiner Arbeiter räumt ${by === 2 ? 'doppelt' : `${by}-mal`} so viel Schutt, das Plus deiner Lokomotive eingerechnet.`,
  more: ({ cubes }) => `Jeder deiner Arbeiter nimmt ${counted.cubes(cubes)} mehr vom Lagerplatz.`,
  anyCoal: () => 'Deine Arbeiter dürfen beliebig viel Kohle vom Lagerplatz nehmen.',
  take: ({ cubes, coal }) =>
    `Nimm sofort bis zu ${counted.cubes(cubes)} vom Lagerplatz, höchstens ${counted.coal(coal)}.`,
  disc: () => 'Ersetze das Wetter der nächsten Runde durch ein anderes deiner Wahl.',
  lock: () => 'In dieser Runde darf niemand mehr einen Auftrag nutzen.',
  lead: () => 'Nimm den Startspielerstein. Er bleibt diese Runde bei dir.',
  move: () => 'Versetze einen deiner Arbeiter auf ein anderes freies Feld.',
  smelt: ({ iron, times: by }) => `Tausche sofort bis zu ${times(by)} ${counted.iron(iron)} gegen einen Stahlbarren.`,
  dress: ({ rubble, times: by }) => `Tausche sofort bis zu ${times(by)} ${counted.rubble(rubble)} gegen einen Stein.`,
  ratio: ({ iron }) => `Im Werk machst du aus ${counted.iron(iron)} einen Stahlbarren.`,
  ironAsSteel: ({ iron }) =>
    `Baust du oder kaufst du eine Lokomotive, darfst du für jeden Stahlbarren ${counted.iron(iron)} zahlen.`,
  rubbleAsStone: ({ rubble, stone }) =>
    `Bei jedem Bau darfst du statt 1 Stein ${counted.rubble(rubble)} zahlen, für bis zu ${stone} Stein.`,
  less: ({ stone }) => `Jeder Bauplatz, der Stein kostet, kostet dich ${stone} weniger.`,
  extra: ({ of, ifBuilt }) =>
    `${extras[of]}${ifBuilt ? ' Nur wenn in dieser Runde schon gebaut wurde, von dir oder anderen.' : ''}`,
  draw: ({ contracts }) =>
    `Ziehe ${counted.contracts(contracts)}. Behalte einen davon oder diesen und lege die anderen ab.`,
  bag: ({ cubes }) => `Ziehe ${counted.cubes(cubes)} aus dem Beutel und behalte sie. Weiße kommen zurück.`,
  survey: () => 'Schicke deinen Vermesser zum nächsten Bahnhof.',
  upkeep: () => 'Wirf diesen Auftrag ab, statt die Wartung deiner Lokomotive zu bezahlen.',
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
  draw: ({ contracts }) => `Auswahl aus ${contracts + 1}`,
  bag: ({ cubes }) => `${cubes} Klötzchen aus dem Beutel`,
  survey: () => 'Vermesser weiter',
  upkeep: () => 'Kostenlose Wartung',
  points: ({ points }) => counted.points(points),
}

/** Requirements of contracts to score. */
export const contracts: typeof english.contracts = {
  name: (does, id) => `${does} (${id})`,
  tracks: (n) => many(n, 'Gleis', 'Gleise'),
  buildings: (n) => many(n, 'Bauplatz', 'Bauplätze'),
  surveyor: (station) => `deinen Vermesser ab Bahnhof ${station}`,
  worth: (points, needs) => `${points} für ${needs}`,
  perCoal: (points) => `${points} je Kohle`,
  ladder: (steps) =>
    `Für deinen Vermesser: ${steps
      .map(([station, points]) => `${counted.points(points)} ab Bahnhof ${station}`)
      .join(', ')}`,
}
