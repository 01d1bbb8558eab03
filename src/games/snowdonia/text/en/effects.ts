import { listAnd, many } from '../../../../kit/english.ts'
import { counted } from './goods.ts'

/** Lines of the log. */
export const effects = {
  dealt: (name: string) => `${name} goes first.`,
  alone: 'The line is marked out. To work!',
  forecast: (next: string, later: string) => `The weather to come: ${next}, then ${later}.`,
  began: (name: string, station: string) => `${name} begins at ${station}.`,
  posted: (station: string) => `The game’s own surveyor begins at ${station}.`,
  round: (round: number) => `Round ${round}.`,
  hired: (name: string, coal: number) => `${name} hired a labourer for ${counted.coal(coal)}.`,
  placed: (name: string, area: string) => `${name}: ${area}.`,
  moved: (name: string, from: string, to: string) =>
    `${name} moved a labourer from ${from} to ${to}.`,
  used: (name: string, contract: string, does: string) => `${name} used ${contract}. ${does}`,
  lead: (name: string) => `${name} goes first from now on.`,
  took: (name: string, goods: string) => `${name} took ${goods}.`,
  drewBag: (name: string, goods: string) => `${name} drew ${goods} from the bag.`,
  traded: (name: string, given: string, made: string) => `${name} made ${given} into ${made}.`,
  dug: (name: string, rubble: number) => `${name} dug ${counted.rubble(rubble)}.`,
  claimed: (name: string, station: string, points: number) =>
    `${name} cleared a site at ${station} (+${points}).`,
  laid: (name: string, points: number) => `${name} laid track (+${points}).`,
  built: (name: string, station: string, points: number) =>
    `${name} built at ${station} (+${points}).`,
  gift: (name: string, goods: string) => `${name} was given ${goods} for it.`,
  bought: (name: string, train: string) => `${name} bought ${train}.`,
  returned: (name: string, train: string) => `${name} returned ${train}.`,
  contract: (name: string, contract: string) => `${name} took ${contract}.`,
  drew: (name: string, count: number) => `${name} drew ${counted.contracts(count)}.`,
  kept: (name: string, contract: string) => `${name} kept ${contract}.`,
  surveyed: (name: string, station: string) => `${name}’s surveyor reached ${station}.`,
  disc: (name: string, weather: string) => `${name} changed the next weather to ${weather}.`,
  allDug: 'The last rubble is gone. Excavation is a building site from now on.',
  dropped: (contracts: string) => `${contracts} left the Site Office.`,
  reshuffled: 'The discarded contracts were shuffled.',
  weather: (sky: string, dig: number, lay: number) => `${sky}: dig ${dig}, lay ${lay}.`,
  fog: 'Fog: nobody digs or lays track.',
  stocked: (cubes: string) => `From the bag: ${cubes}.`,
  noCubes: 'no cubes',
  event: (event: string) => `A white cube. ${event}.`,
  cleared: (station: string, rubble: number) =>
    `The event cleared ${counted.rubble(rubble)} at ${station}.`,
  clearedTrack: (rubble: number) =>
    `The event cleared ${counted.rubble(rubble)} from a track card.`,
  railed: 'The event laid track on a card, for nobody.',
  completed: (station: string) => `${station} is closed.`,
  forSale: 'Trains are for sale.',
  upkeep: (names: readonly string[]) => `Upkeep is due for ${listAnd(names)}.`,
  maintained: (name: string) => `${name} paid 1 steel bar for upkeep.`,
  discarded: (name: string, contract: string) => `${name} discarded ${contract} for upkeep.`,
  crossed: (station: string) => `The game’s own surveyor went to ${station}.`,
  cubesBack: (count: number) => `The bag got ${many(count, 'white cube')} back.`,
  scored: (name: string, contracts: string) => `${name} scores ${contracts}.`,
  ending: {
    track: 'The last track is laid. The match ends with this round.',
    markers: 'The last marker is placed. The match ends.',
  },
  over: 'The match is over.',
  none: 'none',
}
