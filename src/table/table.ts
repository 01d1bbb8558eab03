import type { Ask, BasePosition, Game, Refusal, Seat, Typed } from '../rules/game.ts'
import type { Entry } from '../rules/journal.ts'

/** Who sits in a seat, as everybody at the table knows it. */
export interface Sitter {
  /** `open`: nobody yet. */
  readonly kind: 'person' | 'bot' | 'open'
  /** This browser answers for it. */
  readonly mine: boolean
  /** Its browser can be heard (always true for `mine` and bots of this host). */
  readonly present: boolean
  /** Not heard for some seconds, though not long enough to call it absent. */
  readonly quiet?: boolean
  readonly name?: string
}

/** Where a match stands for this browser. `waiting`: seats are still open. */
export type Standing = 'waiting' | 'playing' | 'over' | 'lost' | 'closed'

/** One match as this browser sees it now. Replaced as a whole at every change; never mutated. */
export interface Now<P extends BasePosition, M> {
  readonly standing: Standing
  readonly position: P
  readonly ask: Ask<M>
  /** Number of the last entry; -1 before the first. */
  readonly seq: number
  /** `digest64` of the position. */
  readonly hash: string
  readonly sitters: readonly Sitter[]
  /** My seat that is asked now, if one of mine is. */
  readonly turn: Seat | undefined
  /** The entry to which that seat (or the one that moved last, if mine) may go back freely. */
  readonly undoTo: number | undefined
  /** Something of mine is on its way to the host. */
  readonly pending: boolean
}

/** What changed. */
export type News<P extends BasePosition, M, E> =
  /** An entry was applied: its effects, in order, lead from `before` to `now().position`. */
  | {
      readonly type: 'told'
      readonly entry: Entry<M>
      readonly effects: readonly E[]
      readonly before: P
      readonly after: P
    }
  /** The position was replaced without a story: undo, resync, opening. */
  | { readonly type: 'jumped'; readonly why: 'undo' | 'resync' | 'opened' }
  /** Seats, presence or standing changed. */
  | { readonly type: 'changed' }

/** What the host said to something submitted. */
export type Answer =
  | { readonly type: 'accepted'; readonly seq: number }
  | { readonly type: 'refused'; readonly refusal: Refusal }

/** A match with a door for moves: the same for a host, a guest and a replay. */
export interface Table<P extends BasePosition, M extends Typed, E extends Typed, I = M> {
  readonly game: Game<P, M, E, I>
  now(): Now<P, M>
  on(listener: (news: News<P, M, E>) => void): () => void
  /** Offers a move for a seat of mine; the host decides. */
  submit(seat: Seat, move: M): Promise<Answer>
  /** Asks to go back to `now().undoTo`, for whichever of my seats moved last. */
  undo(seat: Seat): Promise<Answer>
  /** The journal so far, in order. */
  journal(): readonly Entry<M>[]
  close(): void
}
