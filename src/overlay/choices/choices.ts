import type { Typed } from '../../rules/game.ts'
import type { RuleLink } from '../../rules/words.ts'

/** What can be done at a table now, and why the rest can't, in words. */
export interface Choices {
  /** The seats that are asked: mine alone if I am. */
  readonly asked: readonly AskedSeat[]
  /** What I can't do now; empty unless I am asked. */
  readonly barred: readonly Barred[]
}

/** A seat that is asked, and what it may do. */
export interface AskedSeat {
  readonly name: string
  readonly mine: boolean
  /** Every move that may be known here. */
  readonly moves: readonly TellingMove[]
}

/** A move with what it brings. */
export interface TellingMove {
  readonly move: Typed
  readonly label: string
  readonly brings: readonly string[]
}

/** Things that can't be done, all by one rule. */
export interface Barred {
  readonly rule: RuleLink
  readonly cases: readonly BarredCase[]
  /** How many more cases there are of the same kind. */
  readonly more: number
}

/** Things that can't be done, all for the same reason. */
export interface BarredCase {
  /** What kind of thing it would be, such as “Lay track”; of several kinds, everything is ruled out. */
  readonly deeds: readonly string[]
  /** What it would be about; empty if everything of its kind is ruled out. */
  readonly things: readonly string[]
  /** How many more things that goes for. */
  readonly more: number
  /** The rule against it, with amounts. */
  readonly why: string
}
