import type { EditionMark, Options, Seat } from './game.ts'

/** The first entry's body: which game, with which values, for how many. */
export interface Setup {
  readonly type: 'setup'
  /** 128 random bits as 32 hexadecimal digits; names the match for ever. */
  readonly match: string
  readonly game: string
  readonly ruleset: number
  readonly edition: EditionMark
  readonly seats: number
  readonly options: Options
}

/** What an entry says happened. `M` is the game's move. */
export type Body<M> =
  | Setup
  | { readonly type: 'move'; readonly move: M }
  /** `seed` is 32 hexadecimal digits; `streamOf` makes the draws from it. */
  | { readonly type: 'chance'; readonly seed: string }
  /** The position is again the one after entry `to`; what lies between stays in the journal. */
  | { readonly type: 'undo'; readonly to: number }
  | {
      readonly type: 'seat'
      readonly seat: Seat
      readonly kind: 'person' | 'bot'
      readonly name?: string
    }
  /** Seat `seat`'s browser hosts from here on. */
  | { readonly type: 'host'; readonly seat: Seat }
  /** A note from outside the rules. */
  | { readonly type: 'mark'; readonly note: string }

/** One line of a match's journal. */
export interface Entry<M> {
  /** Which host wrote it: 1 for the first, up by one at each takeover. */
  readonly epoch: number
  /** Its number in the journal: 0, 1, 2 … */
  readonly seq: number
  /** SHA-256 of the entry before it (canonical JSON without `sig`), 64 hexadecimal digits; zeros for the first. */
  readonly prev: string
  /** The seat that acted, or the host. */
  readonly by: Seat | 'host'
  readonly body: Body<M>
  /** `digest64` of the position after it. */
  readonly position: string
  readonly sig?: string
}
