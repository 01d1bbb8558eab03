import type { EventKind, Weather } from '../content/edition.ts'
import type { Good } from '../goods.ts'

/**
 * The text printed on the table itself, in one language, and the names of its things. Log lines, prompts and what cards
 * say are in the title's words.
 */
export interface Captions {
  readonly round: string
  readonly now: string
  readonly next: string
  readonly later: string
  readonly weather: Readonly<Record<Weather, string>>
  /** Below the picture of the Stock Yard: how many cubes a labourer takes, how many of them coal. */
  take(cubes: number, coal: number): string
  readonly each: string
  readonly siteOrTrain: string
  readonly oneSite: string
  readonly oneOn: string
  readonly inBag: string
  aRound(cubes: number): string
  /** Number of white cubes in the bag, and the odds that one of them comes. */
  whites(left: number, share: number): string
  readonly events: Readonly<Record<EventKind, string>>
  readonly shed: string
  readonly forSale: string
  readonly notYet: string
  readonly soldOut: string
  /** The number of this match in a series for one player. */
  matchOf(number: number, of: number): string
  readonly theStart: string
  /** The height of the summit. */
  readonly summit: string
  readonly supply: string
  readonly labourers: string
  readonly markers: string
  readonly train: string
  readonly contracts: string
  readonly stations: string
  /** Closes a drawer. */
  readonly close: string
  readonly none: string
  readonly you: string
  readonly begins: string
  readonly toPlace: string
  readonly atWork: string
  readonly inPub: string
  readonly allOut: string
  nextStation(name: string): string
  readonly atTheTop: string
  /** A lead, or how far behind. */
  standing(ahead: number): string
  /** Where points come from, beside their number. */
  readonly points: Readonly<Record<'sites' | 'track' | 'contracts' | 'surveyor' | 'train', string>>
  readonly goods: Readonly<Record<Good, string>>
  /** A seat with its points. */
  seat(name: string, points: number): string
  /** So many of a good that a seat has. */
  held(good: Good, count: number): string
  inYard(good: Good, count: number): string
  /** A space for a labourer, by its number from 1; `start`: it brings the start player marker. */
  space(area: string, number: number, start: boolean): string
  track(points: number): string
  site(station: string, cost: string, points: number): string
  digSite(station: string, rubble: number, points: number): string
  surveyorOf(name: string): string
  labourerOf(name: string): string
  readonly bag: string
  readonly deck: string
  eventSpace(number: number, event: string): string
  trainNamed(name: string, bars: number): string
  readonly pub: string
  readonly done: string
  /** So many goods, as on the chip that chooses them. */
  count(good: Good, count: number): string
  readonly nothing: string
}
