import { many } from '../../../../kit/welsh.ts'
import { halves } from '../../../../rules/words.ts'
import type { Captions } from '../captions.ts'
import { cube } from './nouns.ts'

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

/** The text printed on the table, in Welsh. */
export const captions: Captions = {
  or: 'neu',
  each: 'am',
  upTo: 'hyd at',
  anywhere: 'unrhyw',
  start: 'cychwyn',
  anyNumber: 'unrhyw',
  eachLine: '1 y lein',
  oneOrTwo: '1–2 lein',
  once: 'o adeiladu:',
  eachTime: 'bob tro o adeiladu:',
  noAction: 'dim gweithred',
  done: 'Gorffen',
  yard: 'Yr iard',
  bag: 'Y bag',
  supply: 'Stôr gyffredin',
  pub: 'Y dafarn',
  pubRule: 'yn unig: sgorio cerdyn',
  spare: 'Cardiau sbâr',
  mySupply: 'Stôr',
  tickets: 'Tocynnau',
  hut: 'Cwt y syrfëwr',
  shortHut: 'Cwt',
  stations: 'Gorsafoedd',
  pile: 'Pentwr sgorio',
  tracks: 'Traciau',
  countedTracks: (n) => (n === 2 ? 'drac' : n === 3 || n === 6 ? 'thrac' : 'trac'),
  countedStations: (n) => (n === 1 || n === 2 ? 'orsaf' : 'gorsaf'),
  countedTiles: (n) =>
    n === 1 || n === 2 ? 'deilsen ar ôl' : n === 6 ? 'theilsen ar ôl' : 'teilsen ar ôl',
  navvies: 'nafis',
  stops: 'byfferau',
  passengers: 'teithwyr',
  rubble: 'rwbel',
  byNavvies: 'Gwaith y nafis',
  points: 'PB',
  you: 'ti',
  theirs: 'gwrthwynebydd',
  hand: 'Tynnwyd',
  iron: 'Mwyn haearn',
  stone: 'Cerrig',
  summit: 'Darn y copa',
  scored: 'sgoriwyd',
  noLimit: 'dim terfyn',
  times: (n) => `${n}×`,
  atMost: (n) => `≤ ${n}`,
  keep: (n) => `cadwa ${n}`,
  fillTo: (n) => `hyd ${n}`,
  give: (n) => `rho ${n}`,
  inYard: (n) => (n > 6 ? `${n}` : `${n} o 6`),
  inBag: (n) => many(n, cube),
  complete: (line) => `${line}: wedi’i gorffen`,
  stopNumber: (n, of) => `byffer ${n} o ${of}`,
  railway: (line) => line.replace(/ Railway$/, ' Rly'),
  shortRailway: (line) => line.replace(/ Railway$/, ''),
  stationNames: (name) => [name, ...(shortNames.get(name) ?? [])],
  behind: (n) => (n > 0 ? `${halves(n)} ar ôl` : n < 0 ? `${halves(-n)} ar y blaen` : 'cyfartal'),
  standing: (ahead) =>
    ahead === 0 ? 'cyfartal' : `${ahead > 0 ? '+' : '−'}${halves(Math.abs(ahead))}`,
  pileCount: (n) => `${n} wedi’${n === 1 ? 'i' : 'u'} sgorio`,
}
