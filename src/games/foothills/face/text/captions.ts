/**
 * The text printed on the table itself, in one language. Log lines and card text are in the title's
 * words.
 */
export interface Captions {
  readonly or: string
  readonly each: string
  readonly upTo: string
  readonly anywhere: string
  readonly start: string
  readonly anyNumber: string
  readonly eachLine: string
  readonly oneOrTwo: string
  readonly once: string
  readonly eachTime: string
  readonly noAction: string
  readonly done: string
  readonly yard: string
  readonly bag: string
  readonly supply: string
  readonly pub: string
  readonly pubRule: string
  readonly spare: string
  readonly mySupply: string
  readonly tickets: string
  readonly hut: string
  readonly shortHut: string
  readonly stations: string
  readonly pile: string
  readonly tracks: string
  /** The noun for a number beside it, singular or plural. */
  countedTracks(n: number): string
  countedStations(n: number): string
  countedTiles(n: number): string
  readonly navvies: string
  readonly stops: string
  readonly passengers: string
  readonly rubble: string
  readonly byNavvies: string
  readonly points: string
  readonly you: string
  readonly theirs: string
  readonly hand: string
  readonly iron: string
  readonly stone: string
  readonly summit: string
  readonly scored: string
  readonly noLimit: string
  times(n: number): string
  atMost(n: number): string
  keep(n: number): string
  fillTo(n: number): string
  give(n: number): string
  inYard(n: number): string
  inBag(n: number): string
  complete(line: string): string
  stopNumber(n: number, of: number): string
  railway(line: string): string
  /** The short form. */
  shortRailway(line: string): string
  /** Names of a station from the longest to the shortest, for cards of any width. */
  stationNames(name: string): readonly string[]
  behind(n: number): string
  /** The lead, in short form. */
  standing(ahead: number): string
  pileCount(n: number): string
}

/** Points, with halves written as ½. */
export const written = (points: number): string =>
  Number.isInteger(points) ? `${points}` : `${Math.floor(points) || ''}½`

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const
const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const

/** Shorter ways to write the longest names. */
const shortNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['Blaenau Ffestiniog', ['Blaenau Ff.']],
  ['Tywyn Wharf', ['Tywyn Wh.', 'Tywyn']],
  ['Barmouth Ferry', ['Barmouth Fy']],
  ['Rhydyronen / Brynglas', ['Rhydyronen / Bryn.', 'Rhydyronen']],
  [
    'Abergynolwyn / Nant Gwernol',
    ['Abergynolwyn / Nant Gw.', 'Abergynol. / Gwernol', 'Abergynolwyn'],
  ],
])

/** English. */
export const english: Captions = {
  or: 'or',
  each: 'per',
  upTo: 'up to',
  anywhere: 'any',
  start: 'start',
  anyNumber: 'any',
  eachLine: '1 per line',
  oneOrTwo: '1–2 lines',
  once: 'when built:',
  eachTime: 'each time you build:',
  noAction: 'no surveyor action',
  done: 'Done',
  yard: 'Stockyard',
  bag: 'The bag',
  supply: 'General supply',
  pub: 'The pub',
  pubRule: 'only: score a card',
  spare: 'Spare action cards',
  mySupply: 'Supply',
  tickets: 'Tickets',
  hut: 'Surveyor’s hut',
  shortHut: 'Hut',
  stations: 'Stations built',
  pile: 'Scoring pile',
  tracks: 'Tracks laid',
  countedTracks: (n) => (n === 1 ? 'track' : 'tracks'),
  countedStations: (n) => (n === 1 ? 'station' : 'stations'),
  countedTiles: (n) => (n === 1 ? 'tile left' : 'tiles left'),
  navvies: 'navvies',
  stops: 'buffer stops',
  passengers: 'passengers',
  rubble: 'rubble',
  byNavvies: 'Built by navvies',
  points: 'VP',
  you: 'you',
  theirs: 'opponent',
  hand: 'Drawn',
  iron: 'Iron ore',
  stone: 'Stone',
  summit: 'Summit chit',
  scored: 'scored',
  noLimit: 'no limit',
  times: (n) => `${n}×`,
  atMost: (n) => `≤ ${n}`,
  keep: (n) => `keep ${n}`,
  fillTo: (n) => `to ${n}`,
  give: (n) => `give ${n}`,
  inYard: (n) => (n > 6 ? `${n}` : `${n} of 6`),
  inBag: (n) => (n === 1 ? '1 cube' : `${n} cubes`),
  complete: (line) => `${line} complete`,
  stopNumber: (n, of) => `${ordinals[n - 1] ?? n} of ${words[of] ?? of} buffer stops`,
  railway: (line) => line.replace(/ Railway$/, ' Rly'),
  shortRailway: (line) => line.replace(/ Railway$/, ''),
  stationNames: (name) => [name, ...(shortNames.get(name) ?? [])],
  behind: (n) => (n > 0 ? `${written(n)} behind` : n < 0 ? `${written(-n)} ahead` : 'level'),
  standing: (ahead) =>
    ahead === 0 ? 'level' : `${ahead > 0 ? '+' : '−'}${written(Math.abs(ahead))}`,
  pileCount: (n) => (n === 1 ? '1 scored' : `${n} scored`),
}
