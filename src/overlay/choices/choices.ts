import type { Typed } from '../../rules/game.ts'
import type { RuleLink } from '../../rules/words.ts'

/** Possible actions at a table now, and the reasons against the rest, in words. */
export interface Choices {
  /** The seats that are asked: mine alone if I am. */
  readonly asked: readonly AskedSeat[]
  /** Actions I can't take now; empty unless I am asked. */
  readonly barred: readonly Barred[]
}

/** A seat that is asked, and what it may do. */
export interface AskedSeat {
  readonly name: string
  readonly mine: boolean
  /** Every move that may be known here. */
  readonly moves: readonly TellingMove[]
}

/** A move with its consequence, which is empty where its label says all. */
export interface TellingMove {
  readonly move: Typed
  readonly label: string
  readonly brings: string
}

/** Things that can't be done, all by one rule. */
export interface Barred {
  readonly rule: RuleLink
  readonly cases: readonly BarredCase[]
  /** Number of further cases of the same kind. */
  readonly more: number
}

/** Things that can't be done, all for the same reason. */
export interface BarredCase {
  /** Kinds of action, such as “Lay track”; of several kinds, everything is ruled out. */
  readonly deeds: readonly string[]
  /** Objects of the action; empty if everything of its kind is ruled out. */
  readonly things: readonly string[]
  /** Number of further things to which that applies. */
  readonly more: number
  /** The rule against it, with amounts. */
  readonly why: string
}
