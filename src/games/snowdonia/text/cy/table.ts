import { listNames, many } from '../../../../kit/welsh.ts'
import type { table as english } from '../en/table.ts'
import { counted } from './goods.ts'
import { space } from './nouns.ts'
import { beforeStation } from './stations.ts'

const people = (names: readonly string[]) => (names.length > 0 ? [listNames(names)] : [])

/** The table in words. */
export const table: typeof english = {
  round: (round) => `Rownd ${round}`,
  weather: (now, next, later) => `Tywydd: ${now}. Y rownd nesaf: ${next}. Wedyn: ${later}.`,
  rates: (dig, lay) => `Cyfraddau gwaith: Cloddio ${dig}, Gosod Trac ${lay}.`,
  event: (number, event) => `Mae’r ciwb gwyn nesaf yn dod â digwyddiad ${number}: ${event}.`,
  bag: (cubes, restock) => `Yn y bag: ${cubes}. Ar ddiwedd y rownd caiff ${restock} eu tynnu.`,
  line: (rubble, laid, of) => `Y lein: ${counted.rubble(rubble)} ar ôl, ${laid} o ${of} trac wedi’u gosod`,
  stretch: (station, tracks) => `Trac ${beforeStation(station)}: ${tracks}.`,
  track: {
    open: (points, rubble) =>
      rubble === 0 ? `clir, ${counted.points(points)}` : `${counted.rubble(rubble)}, ${counted.points(points)}`,
    laid: (name, points) => `wedi’i osod gan ${name}, ${counted.points(points)}`,
    lost: 'wedi’i osod heb bwyntiau',
  },
  site: {
    open: (cost, points) => `${cost} → ${counted.points(points)}`,
    dig: (rubble, points) => `${counted.rubble(rubble)} i’w gloddio, ${counted.points(points)}`,
    owned: (name, points) => `eiddo ${name}, ${counted.points(points)}`,
    lost: 'wedi’i golli',
  },
  station: (name, sites) => `${name}: ${sites}.`,
  closed: (name) => `${name}, ar gau`,
  areas: 'Ardaloedd gweithredu',
  area: (area, names, free) =>
    `${area}: ${[...people(names), free === 0 ? 'llawn' : `${many(free, space)} yn rhydd`].join(', ')}.`,
  areaOpen: (area, names) => `${area}: ${[...people(names), 'lle bob amser'].join(', ')}.`,
  fogged: (area) => `${area}: niwl.`,
  supplies: 'Yr iard, contractau a threnau',
  yard: (goods) => `Iard: ${goods}.`,
  office: (contract, does, bonus) => `Contract: ${contract}. ${does} ${bonus}.`,
  noOffice: 'Dim contractau ar gael.',
  deck: (contracts, weather) => `${counted.contracts(contracts)} i ddod. Cefn yr un nesaf: ${weather}.`,
  train: (name, price, coal) => `${name}: ${price}, gyda ${coal}.`,
  notYet: 'Dydy trenau ddim ar werth eto.',
  seat: (name, points) => `${name}: ${counted.points(points)} hyd yma`,
  start: 'Yma mae’r darn dechrau.',
  holds: (goods) => `Stôr: ${goods}.`,
  labourers: (home, markers) => `Gweithwyr i’w gosod: ${home}. Marcwyr ar ôl: ${markers}.`,
  surveyor: (station) => `Syrfëwr: ${station}.`,
  ownTrain: (name, does) => (does === '' ? `Trên: ${name}.` : `Trên (${name}): ${does}`),
  held: (contracts) => `Contractau i’w defnyddio: ${contracts}.`,
  used: (contracts) => `Contractau a ddefnyddiwyd: ${contracts}.`,
  far: (laid, of) => `${laid} o ${of} trac wedi’u gosod`,
}
