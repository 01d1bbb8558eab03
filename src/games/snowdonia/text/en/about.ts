import { many } from '../../../../kit/english.ts'
import { counted } from './goods.ts'

/** The panels about things on the table. */
export const about = {
  station: 'Station',
  surveyor: (points: number) => `A surveyor here at the end is worth ${many(points, 'point')}.`,
  sites: 'Sites',
  digSite: (rubble: number, points: number) =>
    `${counted.rubble(rubble)}: the player who digs the last of it gets ${many(points, 'point')}`,
  gift: (goods: string) => `Each site you build here brings you ${goods} from the bag.`,
  track: 'Track card',
  trackText: (points: number) =>
    `As much rubble as points: ${points}. Once it is dug clear, the player who lays track on it for 1 steel bar gets the points.`,
  train: 'Train',
  price: (bars: number, coal: number) =>
    `Costs ${counted.steel(bars)} and comes with ${counted.coal(coal)}.`,
  hire: (coal: number) =>
    `Before your first labourer goes out, ${counted.coal(coal)} hires a third for the round.`,
  noPower: 'It has no other power.',
  area: 'Workplace',
  does: {
    A: (cubes: number, coal: number) =>
      `Take up to ${many(cubes, 'cube')}, at most ${coal} of them coal. The last space also takes the start player marker.`,
    B: 'Dig rubble at today’s rate, from the lower end of the line upwards. It is all yours. Clearing a site at a station earns its points.',
    C: (times: number, iron: number, rubble: number) =>
      `Up to ${many(times, 'trade')}: ${counted.iron(iron)} into a steel bar, or ${counted.rubble(rubble)} into a stone.`,
    D: 'Lay track at today’s rate on cleared cards, 1 steel bar each, from the lower end upwards.',
    E: 'Build on a site that the cleared line has reached, or buy a train.',
    F: 'Take one of the contracts on offer.',
    G: 'Move your surveyor one station on. Any number of labourers may come.',
  },
  dug: 'All rubble is gone, so this is a second place to build.',
  rate: (now: number, mine: number) => `Today’s rate is ${now}; yours is ${mine}.`,
  comingRates: (next: string, later: string) => `Next: ${next}. Then: ${later}.`,
  event: (number: number) => `Event ${number}`,
  eventKind: 'Event track',
  back: (cubes: number) => `After it, ${many(cubes, 'white cube')} go back into the bag.`,
  eventText: {
    dig: 'As many cards and sites as today’s digging rate are cleared from the lower end, for nobody.',
    trains: 'From now on trains may be bought.',
    lay: 'As many cards as today’s laying rate get their track from the lower end, for nobody.',
    station:
      'The first station with open sites is closed: they are lost. Sites already owned still score.',
    upkeep: 'Every owner of a train pays 1 steel bar or returns it.',
  },
  isNext: 'The next white cube comes here.',
  isTaken: 'A white cube is here.',
  weather: 'Weather',
  weatherText:
    'Sun raises the rates: 2 for digging, 1 for laying. Rain lowers both by 1. In fog nobody digs or lays track, and the rates stay.',
  bag: 'Supply bag',
  bagText: (cubes: number, restock: number, white: number) =>
    `${many(cubes, 'cube')} are in it, ${white} of them white. ${restock} are drawn at the end of each round.`,
  odds: (percent: number) => `Chance of at least one white cube then: ${percent} in 100.`,
  seat: 'Company',
  points: 'Points so far',
  good: (name: string) => `${name}’s supply`,
  goodText: {
    iron: 'Makes steel bars in the Works.',
    stone: 'Builds sites.',
    steel: 'Lays track, builds sites, buys trains and pays for their upkeep.',
    rubble: 'Makes stone in the Works, and counts for contracts.',
    coal: 'Hires a third labourer, for owners of a train.',
  },
}
