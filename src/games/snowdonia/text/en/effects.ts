import { counted } from './goods.ts'

const gained = (points: number) => (points > 0 ? ` (+${counted.points(points)})` : '')

/** Lines of the log. */
export const effects = {
  dealt: (name: string) => `${name} goes first.`,
  alone: (match: number, matches: number, train: string) =>
    `Match ${match} of ${matches}: the line is marked out, and ${train} is ready.`,
  forecast: (next: string, later: string) => `Weather to come: ${next}, then ${later}.`,
  began: (name: string, station: string) => `${name} began at ${station}.`,
  posted: (name: string, station: string) => `${name} put the game’s surveyor at ${station}.`,
  round: (round: number) => `Round ${round} began.`,
  hired: (name: string, coal: number) => `${name} paid ${counted.coal(coal)} for a third labourer.`,
  placed: (name: string, area: string) => `${name} placed a labourer: ${area}.`,
  moved: (name: string, from: string, to: string) => `${name} moved a labourer from ${from} to ${to}.`,
  used: (name: string, contract: string) => `${name} used a contract: ${contract}.`,
  locked: (name: string) => `${name} stopped all contracts for this round.`,
  lead: (name: string) => `${name} took the start player marker.`,
  leadFixed: (name: string) => `${name} took the start player marker for this round.`,
  took: (name: string, goods: string) => `${name} took ${goods} from the stockyard.`,
  drewBag: (name: string, goods: string) => `${name} drew ${goods} from the bag.`,
  whiteBack: (count: number) => `${counted.event(count)} went back.`,
  traded: (name: string, given: string, made: string) => `${name} traded ${given} for ${made}.`,
  dug: (name: string, rubble: number, place: string) => `${name} dug ${counted.rubble(rubble)} ${place}.`,
  claimed: (name: string, station: string, points: number) => `${name} cleared a site at ${station}${gained(points)}.`,
  laid: (name: string, station: string, points: number) => `${name} laid track before ${station}${gained(points)}.`,
  built: (name: string, station: string, price: string, points: number) =>
    `${name} built at ${station} for ${price}${gained(points)}.`,
  gift: (name: string, goods: string) => `${name} gained ${goods} from the bag.`,
  bought: (name: string, train: string, price: string) => `${name} bought ${train} for ${price}.`,
  boughtWith: (name: string, train: string, price: string, coal: string) =>
    `${name} bought ${train} for ${price}, with ${coal} on it.`,
  returned: (name: string, train: string) => `${name} gave ${train} back.`,
  fuelled: (train: string, coal: string) => `${train} was loaded with ${coal}.`,
  contract: (name: string, contract: string) => `${name} took a contract: ${contract}.`,
  drew: (name: string, contracts: string) => `${name} drew a contract: ${contracts}.`,
  kept: (name: string, contract: string) => `${name} kept ${contract}.`,
  surveyed: (name: string, station: string) => `${name}’s surveyor went to ${station}.`,
  disc: (name: string, weather: string) => `${name} changed the next weather to ${weather}.`,
  allDug: 'All the rubble is gone. Excavation became a second place to build.',
  dropped: (contracts: string) => `No one took ${contracts}.`,
  reshuffled: 'The discarded contracts were shuffled into a new deck.',
  filled: (contract: string) => `New at the Site Office: ${contract}.`,
  weather: (sky: string, dig: number, lay: number) => `Weather: ${sky}. Excavation ${dig}, Lay Track ${lay}.`,
  fog: 'Weather: fog. No digging and no track this round.',
  stocked: (cubes: string) => `From the bag to the stockyard: ${cubes}.`,
  noCubes: 'no cubes',
  event: (space: number, event: string) => `Event ${space}: ${event}.`,
  cleared: (rubble: number, place: string) => `${counted.rubble(rubble)} ${place} was cleared for no one.`,
  railed: (station: string) => `Track before ${station} was laid for no one.`,
  completed: (station: string) => `${station} was closed. Its open sites are lost.`,
  upkeep: (names: string) => `Upkeep is due for the trains of ${names}.`,
  maintained: (name: string) => `${name} paid ${counted.steel(1)} for upkeep.`,
  discarded: (name: string, contract: string) => `${name} discarded ${contract} for upkeep.`,
  crossed: (station: string) => `The game’s surveyor went to ${station}.`,
  cubesBack: (count: number) => `${counted.event(count)} went back into the bag.`,
  scored: (name: string, contracts: string) => `${name} scored ${contracts}.`,
  ending: {
    track: 'The last track is laid, so the match ended with this round.',
    markers: 'The last ownership marker is placed, so the match ended.',
  },
  over: 'The match is over.',
}

/** Where rubble is. */
export const places = {
  before: (station: string) => `before ${station}`,
  at: (station: string) => `at ${station}`,
  start: 'Llanberis',
}
