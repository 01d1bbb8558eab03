import type { Draw } from './chance.ts'
import type { Flaw } from './flaw.ts'

/** A place in turn order, from 0. Its occupant (a person here or elsewhere, a bot) is up to the table. */
export type Seat = number

/** Things taken at random, one after another and none put back; how many of each there were, and came. */
export interface TakenThings {
  readonly from: Readonly<Record<string, number>>
  readonly came: Readonly<Record<string, number>>
  /** It came to the table for everyone, in nobody’s turn. */
  readonly isCommon?: true
}

/** The part common to all positions: the phase. Everything else is the game's. Plain JSON. */
export interface BasePosition {
  phase: string
}

/** The part common to all moves and effects: the type. Plain JSON. */
export interface Typed {
  readonly type: string
}

/** The four kinds of data in a title's rules; all plain JSON. */
export interface GameTypes {
  readonly position: BasePosition
  readonly move: Typed
  readonly effect: Typed
  /** Something a player may want to do, possible or not. Every move is one. */
  readonly intention: unknown
}

/** A hidden card's public name: its number in the deck. */
export type Token = number

/** The front of a card, by its kind. */
export type CardFace = string

/** Someone's knowledge beyond the position: the face of a closed card, if they may see it. */
export type Known = (token: Token) => CardFace | undefined

/** The choice one seat is given. */
export interface Choice<M> {
  readonly seat: Seat
  /** Every legal move, never empty for those who know the seat's cards; without the moves of unknown cards. */
  readonly moves: readonly M[]
  /**
   * Beside those listed, moves that have to be filled in are possible, which use no closed card: one is legal where the
   * game's `why` has nothing against it. Bots choose from the list. Never in a sealed question.
   */
  readonly form?: true
}

/** A seat is asked for a move, and others at the same time if `also` names them; they answer in any order. */
export interface Choose<M> extends Choice<M> {
  readonly type: 'choose'
  readonly also?: readonly Choice<M>[]
  /**
   * Nobody may see another's answer before giving their own; see `pledges.ts`. The rules keep each answer, tell nothing
   * of it, and ask the others the same until the last one has come. At most about 130 moves a seat.
   */
  readonly sealed?: true
}

/** The input that the rules wait for: a seat's move, a draw, or nothing, since the match is over. */
export type Ask<M> = Choose<M> | { readonly type: 'chance' } | { readonly type: 'over' }

/** A phase's input: a seat's move, a seat that leaves the match for good, a stream of chance, or nothing. */
export type PhaseInput<M> =
  /** `known` gives the faces of the cards that the move opens. */
  | { readonly type: 'move'; readonly seat: Seat; readonly move: M; readonly known?: Known }
  | { readonly type: 'out'; readonly seat: Seat }
  | { readonly type: 'chance'; readonly draw: Draw }
  | { readonly type: 'none' }

/** The way a phase ended. The chart says where it leads. */
export type Tag = string

/** The order of a turn: phase × tag → phase. Stated here and nowhere else. */
export type Chart = Readonly<Record<string, Readonly<Record<Tag, string>>>>

/** Called for each thing that happens, in order. */
export type Tell<E> = (effect: E) => void

/** The first rule that forbids an intention. */
export interface Refusal {
  /** Key of the sentence in the title's Words. */
  readonly reason: string
  /** The rulebook's heading over the rule. */
  readonly section: string
  /** The numbers and names in the sentence. */
  readonly amounts: Readonly<Record<string, number | string>>
  /** Rules against the other ways of doing the same, where there are any; none of these has others. */
  readonly also?: readonly Refusal[]
  /** Something else is asked now; who shows the refusal says what, and how to get out of it. */
  readonly meanwhile?: true
}

/** One line of the final reckoning. */
export interface ScoreLine {
  /** Key of the line's text in the title's Words. */
  readonly source: string
  /** Victory points, possibly a half. */
  readonly points: number
  /** Number of things that earned them, if worth showing. */
  readonly count?: number
  /** The particular thing that earned them (a card's id, a line's numeral). */
  readonly detail?: string
}

/** The cards of a position that nobody has opened yet. */
export interface Closed {
  /** In ascending order. */
  readonly tokens: readonly Token[]
  /** Their faces, as many, in an order that tells nothing about which is which. */
  readonly faces: readonly CardFace[]
}

/** A game's account of its hidden cards. Positions name cards by tokens, and hold no closed face. */
export interface HiddenCards<G extends GameTypes = GameTypes> {
  closed(p: G['position']): Closed
  /** The closed cards that each seat holds, which it alone may look at. */
  hands(p: G['position']): readonly (readonly Token[])[]
  /** The closed cards that a move opens to everyone. */
  opens(p: G['position'], move: G['move']): readonly Token[]
}

/** The end of a match: every point with its source. */
export interface Outcome {
  readonly seats: readonly { readonly total: number; readonly lines: readonly ScoreLine[] }[]
  /** Seats with the most points; more than one is a tie. */
  readonly winners: readonly Seat[]
  /** Set where a match of one can be neither won nor lost: only its points count. */
  readonly isForPoints?: true
  /** Options of the match the rules want next, such as a rematch after a tie. */
  readonly rematch?: MatchOptions
}

/** A match's options: plain JSON, read by the game's own schema. */
export type MatchOptions = Readonly<Record<string, unknown>>

/** An edition's name, and the SHA-256 of its canonical JSON. */
export interface EditionMark {
  readonly name: string
  readonly hash: string
}

/**
 * A game's rules, bound to one edition: plain functions over a plain position. Nothing here waits, draws on the screen,
 * sends, or looks at a clock.
 */
export interface Game<G extends GameTypes = GameTypes> {
  /** Never set: it lets the compiler infer `G` from a game. */
  readonly types?: G
  readonly id: string
  /** Raised when a journal would replay differently; journals pin it. */
  readonly ruleset: number
  readonly edition: EditionMark
  readonly seats: { readonly min: number; readonly max: number }
  /**
   * The seats that the rules themselves play and never ask, by read options, in which `guild` lists them; none if
   * missing.
   */
  rulesPlay?(options: MatchOptions, seats: number): readonly Seat[]
  readonly chart: Chart
  /** Requests at its table need only a majority of the people; everyone if missing. */
  readonly consent?: 'majority'
  /** The options read from untrusted data, or the first thing wrong with them. */
  readOptions(data: unknown): { readonly options: MatchOptions } | { readonly flaw: Flaw }
  /** The first position, before any chance. `seats` lies within `this.seats`. */
  setup(seats: number, options: MatchOptions): G['position']
  clone(p: G['position']): G['position']
  /**
   * Runs the phase the position is in and returns how it ended. It changes what is on the table only by telling
   * effects, each of which is applied before `tell` returns; its own bookkeeping (pending work and the like) it changes
   * in place. Never changes `p.phase`.
   */
  step(p: G['position'], input: PhaseInput<G['move']>, tell: Tell<G['effect']>): Tag
  /** Makes one effect happen, in place: the only way anything on the table changes. */
  apply(p: G['position'], effect: G['effect']): void
  /**
   * The input the position waits for; if undefined, go on by `step` with no input. Moves that use closed cards are
   * listed as far as `known` gives their faces.
   */
  ask(p: G['position'], known?: Known): Ask<G['move']> | undefined
  /** The game's hidden cards; missing if it has none. */
  readonly hidden?: HiddenCards<G>
  /**
   * Takes a seat out of a match that the others play on; its phases then ask it nothing more. Missing if someone else
   * has to play on in its place.
   */
  out?(p: G['position'], seat: Seat, tell: Tell<G['effect']>): void
  /**
   * The first rule that forbids a seat an intention now; undefined if a legal move fits it. Anything that depends on
   * closed cards is judged as far as `known` gives their faces.
   */
  why(p: G['position'], seat: Seat, intention: G['intention'] | G['move'], known?: Known): Refusal | undefined
  /**
   * The final reckoning; undefined until the match is over. `stopped`: the players have agreed to end it here, so the
   * points are counted as they stand.
   */
  outcome(p: G['position'], stopped?: boolean): Outcome | undefined
  /**
   * The points a seat has for good before the end; undefined while they aren’t known to everyone. Missing where these
   * are what it would get if the match stopped there.
   */
  earned?(p: G['position'], seat: Seat): number | undefined
  /** The number of the turn from 1, as the table counts turns; missing where each is one seat’s. */
  turn?(p: G['position']): number
  /** Reads a move from untrusted data. Checks its shape only: whether it is legal is up to `ask`. */
  readMove(data: unknown): G['move'] | undefined
  /**
   * A position read from untrusted data that is to replace `p` in the same match, settled or not; or what makes it
   * impossible, at least one flaw.
   */
  readPosition(
    data: unknown,
    p: G['position'],
  ): { readonly position: G['position'] } | { readonly flaws: readonly Flaw[] }
  /**
   * The things a draw took when it told this effect, and `p` is the position right after it; undefined where it took
   * nothing by chance. Each thing by its name in `Words.drawn`. Missing for a title whose draws are of no such kind.
   */
  drawn?(p: G['position'], effect: G['effect']): TakenThings | undefined
  /** Whether a draw that told these effects began with these things, named as in the game's playtest. */
  brings(told: readonly G['effect'][], wanted: readonly string[]): boolean
}
