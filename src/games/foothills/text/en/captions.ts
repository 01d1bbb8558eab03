import { halves } from '../../../../rules/words.ts'
import type { Captions } from '../captions.ts'

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

/** The text printed on the table, in English. */
export const captions: Captions = {
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
  behind: (n) => (n > 0 ? `${halves(n)} behind` : n < 0 ? `${halves(-n)} ahead` : 'level'),
  standing: (ahead) =>
    ahead === 0 ? 'level' : `${ahead > 0 ? '+' : '−'}${halves(Math.abs(ahead))}`,
  pileCount: (n) => (n === 1 ? '1 scored' : `${n} scored`),
}
