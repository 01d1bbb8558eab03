import type { Draw } from './chance.ts'
import type { Flaw } from './flaw.ts'

/** A place in turn order, from 0. Who sits there (a person here or far away, a bot) is the table's business. */
export type Seat = number

/** What every position has: the phase it stands in. Everything else is the game's. Plain JSON. */
export interface BasePosition {
  phase: string
}

/** What every move and every effect has: its kind. Plain JSON. */
export interface Typed {
  readonly type: string
}

/** The four kinds of data a title's rules deal in; all of them plain JSON. */
export interface GameTypes {
  readonly position: BasePosition
  readonly move: Typed
  readonly effect: Typed
  /** What somebody may want to do, possible or not. Every move is one. */
  readonly intention: unknown
}

/** A seat is asked for a move. `moves` is every legal one, never empty. */
export interface Choose<M> {
  readonly type: 'choose'
  readonly seat: Seat
  readonly moves: readonly M[]
}

/** The rules wait for a draw, for a seat's move, or for nothing any more. */
export type Ask<M> = Choose<M> | { readonly type: 'chance' } | { readonly type: 'over' }

/** What is handed to a phase: a seat's answer, a stream of chance, or nothing. */
export type Input<M> =
  | { readonly type: 'move'; readonly seat: Seat; readonly move: M }
  | { readonly type: 'chance'; readonly draw: Draw }
  | { readonly type: 'none' }

/** How a phase ended. The chart says where it leads. */
export type Tag = string

/** The order of a turn: phase × tag → phase. It stands here and nowhere else. */
export type Chart = Readonly<Record<string, Readonly<Record<Tag, string>>>>

/** Called for each thing that happens, in order. */
export type Tell<E> = (effect: E) => void

/** Why an intention is not possible: the first rule that forbids it. */
export interface Refusal {
  /** Key of the sentence in the title's Words. */
  readonly reason: string
  /** Where the rule stands in the rulebook, in its own headings. */
  readonly section: string
  /** The numbers and names that the sentence mentions. */
  readonly amounts: Readonly<Record<string, number | string>>
}

/** One line of the final reckoning. */
export interface ScoreLine {
  /** Key of the line's text in the title's Words. */
  readonly source: string
  /** Victory points, possibly a half. */
  readonly points: number
  /** How many things earned them, where that is worth telling. */
  readonly count?: number
  /** What exactly earned them (a card's id, a line's numeral). */
  readonly detail?: string
}

/** The end of a match: every point with where it came from. */
export interface Outcome {
  readonly seats: readonly { readonly total: number; readonly lines: readonly ScoreLine[] }[]
  /** Seats with the most points; more than one is a tie. */
  readonly winners: readonly Seat[]
  /** Options of the match the rules want next, such as a rematch after a tie. */
  readonly rematch?: Options
}

/** What a match is set up with: plain JSON, read by the game's own schema. */
export type Options = Readonly<Record<string, unknown>>

/** The name of the component values a match is played with, and the SHA-256 of their canonical JSON. */
export interface EditionMark {
  readonly name: string
  readonly hash: string
}

/**
 * A game's rules, bound to one edition: plain functions over a plain position.
 * Nothing here waits, draws on the screen, sends, or looks at a clock.
 */
export interface Game<G extends GameTypes = GameTypes> {
  /** Never set: it lets the compiler infer `G` from a game. */
  readonly types?: G
  readonly id: string
  /** Raised when the same journal would replay differently; journals pin it. */
  readonly ruleset: number
  readonly edition: EditionMark
  readonly seats: { readonly min: number; readonly max: number }
  readonly chart: Chart
  /** The options read from untrusted data, or the first thing wrong with them. */
  readOptions(data: unknown): { readonly options: Options } | { readonly flaw: Flaw }
  /** The first position, before any chance. `seats` lies within `this.seats`. */
  setup(seats: number, options: Options): G['position']
  clone(p: G['position']): G['position']
  /**
   * Runs the phase the position is in and returns how it ended. It changes what lies on the table only
   * by telling effects, each of which takes hold before `tell` returns; its own bookkeeping (whose turn
   * it is, pending work) it keeps in place. Never changes `p.phase`.
   */
  step(p: G['position'], input: Input<G['move']>, tell: Tell<G['effect']>): Tag
  /** Makes one effect happen, in place: the only way anything on the table changes. */
  apply(p: G['position'], effect: G['effect']): void
  /** What the position waits for; `undefined` means: go on by `step` with no input. */
  ask(p: G['position']): Ask<G['move']> | undefined
  /** The first rule that forbids this seat this intention now; `undefined` where a legal move fits it. */
  why(p: G['position'], seat: Seat, intention: G['intention']): Refusal | undefined
  /** The final reckoning; `undefined` while the match goes on. */
  outcome(p: G['position']): Outcome | undefined
  /** What a seat (or a spectator: `undefined`) may see of a position. */
  view(p: G['position'], seat: Seat | undefined): G['position']
  /** A move read from untrusted data, or `undefined`. Shape only: legality is `ask`'s. */
  readMove(data: unknown): G['move'] | undefined
  /**
   * A position read from untrusted data that is to replace `p` in the same match, settled or not; or
   * what makes it impossible, at least one flaw.
   */
  readPosition(
    data: unknown,
    p: G['position'],
  ): { readonly position: G['position'] } | { readonly flaws: readonly Flaw[] }
  /** Whether a draw that told these effects began with what is named, in names of the game's own. */
  brings(told: readonly G['effect'][], wanted: readonly string[]): boolean
}
