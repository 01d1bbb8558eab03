import { listAnd, many } from '../../../../kit/english.ts'
import { counted } from './goods.ts'

/** The table in words. */
export const table = {
  round: (round: number) => `Round ${round}`,
  weather: (now: string, next: string, later: string) => `Weather: ${now}. Next round: ${next}. After that: ${later}.`,
  rates: (dig: number, lay: number) => `Work rates: Excavation ${dig}, Lay Track ${lay}.`,
  event: (space: number, event: string) => `The next white cube brings event ${space}: ${event}.`,
  bag: (cubes: string, restock: number) => `In the bag: ${cubes}. At the end of the round ${restock} are drawn.`,
  line: (rubble: number, laid: number, of: number) =>
    `The line: ${counted.rubble(rubble)} left, ${laid} of ${of} tracks laid`,
  stretch: (station: string, tracks: string) => `Track before ${station}: ${tracks}.`,
  track: {
    open: (points: number, rubble: number) =>
      rubble === 0 ? `clear, ${counted.points(points)}` : `${counted.rubble(rubble)}, ${counted.points(points)}`,
    laid: (name: string, points: number) => `laid by ${name}, ${counted.points(points)}`,
    lost: 'laid by an event',
  },
  site: {
    open: (cost: string, points: number) => `${cost} → ${counted.points(points)}`,
    dig: (rubble: number, points: number) => `${counted.rubble(rubble)} to dig, ${counted.points(points)}`,
    owned: (name: string, points: number) => `${name}’s, ${counted.points(points)}`,
    lost: 'lost',
  },
  station: (name: string, sites: string) => `${name}: ${sites}.`,
  closed: (name: string) => `${name}, closed`,
  areas: 'Action areas',
  area: (area: string, names: readonly string[], free: number) =>
    `${area}: ${[
      ...(names.length > 0 ? [listAnd(names)] : []),
      free === 0 ? 'no room' : `${many(free, 'space')} free`,
    ].join(', ')}.`,
  areaOpen: (area: string, names: readonly string[]) =>
    `${area}: ${[...(names.length > 0 ? [listAnd(names)] : []), 'always room'].join(', ')}.`,
  fogged: (area: string) => `${area}: fog.`,
  supplies: 'Stockyard, contracts and trains',
  yard: (goods: string) => `Stockyard: ${goods}.`,
  office: (contract: string, does: string, bonus: string) => `Contract: ${contract}. ${does} ${bonus}.`,
  noOffice: 'No contracts on offer.',
  deck: (contracts: number, weather: string) =>
    `${counted.contracts(contracts)} to come. The next one’s back: ${weather}.`,
  train: (name: string, price: string, coal: string) => `${name}: ${price}, with ${coal}.`,
  notYet: 'Trains aren’t for sale yet.',
  seat: (name: string, points: number) => `${name}: ${counted.points(points)} so far`,
  start: 'Has the start player marker.',
  holds: (goods: string) => `Supply: ${goods}.`,
  labourers: (home: number, markers: number) => `Labourers to place: ${home}. Ownership markers left: ${markers}.`,
  surveyor: (station: string) => `Surveyor: at ${station}.`,
  ownTrain: (name: string, does: string) => (does === '' ? `Train: ${name}.` : `Train (${name}): ${does}`),
  held: (contracts: string) => `Contracts to use: ${contracts}.`,
  used: (contracts: string) => `Contracts used: ${contracts}.`,
  far: (laid: number, of: number) => `${laid} of ${of} tracks laid`,
}
