import { listAnd, many } from '../../../../kit/english.ts'
import { counted } from './goods.ts'

/** The table in words. */
export const table = {
  round: (round: number) => `Round ${round}`,
  weather: (now: string, next: string, later: string) =>
    `Weather: ${now}; next ${next}, then ${later}.`,
  rates: (dig: number, lay: number) => `Work rates: dig ${dig}, lay ${lay}.`,
  noWeather: 'none yet',
  event: (event: string) => `The next white cube: ${event}.`,
  bag: (cubes: number, restock: number) =>
    `${many(cubes, 'cube')} in the bag. ${restock} are drawn at the end of a round.`,
  line: (left: number) => `The line: ${counted.rubble(left)} left`,
  stretch: (count: number, before: string) => `${many(count, 'track card')} before ${before}`,
  card: {
    rubble: (points: number, rubble: number) => `worth ${points}, ${counted.rubble(rubble)}`,
    clear: (points: number) => `worth ${points}, clear`,
    laid: (points: number, name: string) => `worth ${points}, laid by ${name}`,
    lost: 'laid by an event',
  },
  station: (name: string) => `Station ${name}`,
  site: {
    open: (cost: string, points: number) => `${cost} for ${points}`,
    owned: (points: number, name: string) => `${points} for ${name}`,
    rubble: (rubble: number, points: number) => `${counted.rubble(rubble)} to dig for ${points}`,
    lost: (points: number) => `${points} for nobody`,
  },
  closed: 'Closed.',
  works: 'Workplaces',
  area: (area: string, names: readonly string[], free: number) =>
    `${area}: ${names.length > 0 ? listAnd(names) : 'nobody'}, ${free === 0 ? 'no space free' : `${many(free, 'space')} free`}.`,
  areaOpen: (area: string, names: readonly string[]) =>
    `${area}: ${names.length > 0 ? listAnd(names) : 'nobody'}, any number may come.`,
  fogged: (area: string) => `${area}: fog.`,
  yard: (goods: string) => `Stock Yard: ${goods}.`,
  office: 'Contracts on offer',
  deck: (count: number, weather: string) =>
    `${counted.contracts(count)} to come; the next shows ${weather}.`,
  shed: 'Engine Shed',
  train: (name: string, price: string, coal: number, does: string) =>
    `${name}: ${price}, with ${counted.coal(coal)}. ${does}`,
  notYet: 'Trains aren’t for sale yet.',
  noTrains: 'No trains.',
  seat: (name: string, points: string) => `${name}: ${points}`,
  holds: (goods: string) => `Holds ${goods}.`,
  labourers: (home: number, hired: boolean) =>
    `${many(home, 'labourer')} to place${hired ? ', one of them hired' : ''}.`,
  markers: (count: number) => `${many(count, 'ownership marker')} left.`,
  surveyor: (station: string) => `Surveyor at ${station}.`,
  start: 'Goes first.',
  ownTrain: (name: string, does: string) => `Train: ${name}. ${does}`,
  contracts: (ids: string) => `Contracts: ${ids}.`,
  usedContracts: (ids: string) => `Used contracts: ${ids}.`,
  far: (round: number, laid: number, of: number) =>
    `round ${round}, ${laid} of ${of} track cards laid`,
}
