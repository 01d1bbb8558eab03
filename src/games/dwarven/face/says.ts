import type { Stage } from '../chart.ts'
import type { Good } from '../content/edition.ts'
import type { DwarvenWords } from '../text/words.ts'

/** The drawers of a small table. */
export const tabs = ['mines', 'people', 'row', 'exchange'] as const
export type Tab = (typeof tabs)[number]

/** The text printed on the table itself, in one language, and the names of its things. */
export interface Captions {
  readonly stages: Readonly<Record<Stage, string>>
  readonly tabs: Readonly<Record<Tab, string>>
  turn(turn: number): string
  readonly clear: string
  readonly snow: string
  /** A storm lies ready: snow in the next turn. */
  readonly storm: string
  readonly exchange: string
  /** Cu for each good. */
  readonly each: string
  readonly goods: Readonly<Record<Good, string>>
  readonly deck: string
  readonly inDeck: string
  /** Before the number that a hauler hauls. */
  readonly hauls: string
  readonly kinds: Readonly<Record<'troll' | 'giant' | 'dragon' | 'surveyor' | 'agent' | 'ticket', string>>
  /** A site without a way to it; one that the seat’s track reaches; one with so many segments to lay. */
  readonly cutOff: string
  readonly joined: string
  toLay(segments: number): string
  readonly people: string
  readonly haulers: string
  readonly mines: string
  readonly tickets: string
  readonly cubes: string
  readonly clip: string
  readonly you: string
  /** Copper that nobody else sees; copper below what is announced; and a purse that has been declared. */
  readonly onlyYou: string
  under(money: number): string
  readonly declared: string
  /** Copper that a seat’s tickets bring in a turn; copper missing to the goal. */
  aTurn(money: number): string
  toGoal(money: number): string
  /** Where a pawn is. */
  readonly out: string
  readonly home: string
  readonly onDeck: string
  readonly missing: string
  /** Copper, with its sign. */
  money(money: number): string
  /** The heads of papers. */
  readonly taking: string
  readonly operating: string
  readonly clearing: string
  readonly shipping: string
  readonly reading: string
  readonly dealing: string
  readonly lifting: string
  readonly releasing: string
  readonly racing: string
  readonly drawing: string
  readonly bids: string
  readonly seal: string
  readonly take: string
  readonly leave: string
  readonly forgo: string
  readonly ship: string
  readonly ready: string
  readonly accept: string
  readonly refuse: string
  /** Takes back one’s own offer; opens the form for one. */
  readonly withdraw: string
  readonly makeOffer: string
  readonly bid: string
  readonly drop: string
  readonly dropped: string
  readonly stillIn: string
  readonly leads: string
  /** The most that a seat of the Guild bids. */
  atMost(money: number): string
  readonly nothing: string
  readonly against: string
  /** Ends what may be ended. */
  readonly done: string
  readonly close: string
}

/** The words about things that the table needs besides its captions. */
export type FaceWords = Pick<DwarvenWords, 'seat' | 'about'>
