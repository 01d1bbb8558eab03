import type { Ask, Choose, Game, GameTypes, Refusal, Seat } from '../rules/game.ts'
import type { Body, Entry, MarkBody } from '../rules/journal.ts'

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
  /** A bot that plays on for a person, who gets the seat back by coming back. */
  readonly standIn?: boolean
}

/** Somebody who says that a seat was theirs, and whom the host may let sit down there. */
export interface Knock {
  readonly id: number
  readonly seat: Seat
}

/** What another page is, beside this one. */
export type Skew = 'newer' | 'older'

/** Where a match stands for this browser. `waiting`: seats are still open. */
export type Standing = 'waiting' | 'playing' | 'over' | 'lost' | 'closed'

/** One match as this browser sees it now. Replaced as a whole at every change; never mutated. */
export interface Now<G extends GameTypes = GameTypes> {
  readonly standing: Standing
  readonly position: G['position']
  readonly ask: Ask<G['move']>
  /** Number of the last entry; -1 before the first. */
  readonly seq: number
  /** `digest64` of the position. */
  readonly hash: string
  readonly sitters: readonly Sitter[]
  /** My seat that is asked now, if one of mine is. */
  readonly turn: Seat | undefined
  /** The entry to which that seat (or the one that moved last, if mine) may go back freely. */
  readonly undoTo: number | undefined
  /** Whose board lies in front where no seat is mine; the first's, when missing. */
  readonly front?: Seat
  /** Something of mine is on its way to the host. */
  readonly pending: boolean
  /** This browser decides the match. */
  readonly hosting: boolean
  /** Which host decides: 1 for the first, one more at each takeover. */
  readonly epoch: number
  /** Who waits to be let in; empty where another browser hosts. */
  readonly knocks: readonly Knock[]
  /** How many moves of mine, made while apart from the host, it could not keep. */
  readonly unkept: number
  /** Somebody came whose page is of another version than this host's. */
  readonly skew: Skew | undefined
}

/** What changed. */
export type News<G extends GameTypes = GameTypes> =
  /** An entry was applied: its effects, in order, lead from `before` to `now().position`. */
  | {
      readonly type: 'told'
      readonly entry: Entry<G['move']>
      readonly effects: readonly G['effect'][]
      readonly before: G['position']
      readonly after: G['position']
    }
  /** The position was replaced without a story: undo, resync, opening, another position for a test. */
  | { readonly type: 'reset'; readonly why: 'undo' | 'resync' | 'opened' | 'edit' }
  /** Seats, presence or standing changed. */
  | { readonly type: 'changed' }

/** What the host said to something submitted. */
export type Answer =
  | { readonly type: 'accepted'; readonly seq: number }
  | { readonly type: 'refused'; readonly refusal: Refusal }

/** A match with a door for moves: the same for a host, a guest and a replay. */
export interface Table<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  now(): Now<G>
  on(listener: (news: News<G>) => void): () => void
  /** Offers a move for a seat of mine; the host decides. */
  submit(seat: Seat, move: G['move']): Promise<Answer>
  /** Asks to go back to `now().undoTo`, for whichever of my seats moved last. */
  undo(seat: Seat): Promise<Answer>
  /** Offers anything else that a seat of mine may have written: a wish, an answer, giving up. */
  act(seat: Seat, body: Body<G['move']>): Promise<Answer>
  /** Asks that a bot play on for a seat whose person is absent, until they come back. */
  standIn(seat: Seat): Promise<Answer>
  /** Makes the browser of a present person's seat the host, and this one its guest. */
  handOver(seat: Seat): Promise<Answer>
  /** Lets somebody who knocks sit down in the seat they ask for, or turns them away. */
  reseat(knock: number, yes: boolean): Promise<Answer>
  /** What was thrown away or done again since this browser came; missing where nothing arrives. */
  tally?(): Counts
  /** The journal so far, in order. */
  journal(): readonly Entry<G['move']>[]
  /** What can be done with a match that is only looked at; missing at a live table. */
  readonly beyond?: Beyond<G['move']>
  close(): void
}

/** A match beyond the moment of it that is shown. */
export interface Beyond<M> {
  /** The entries behind those shown. */
  later(): readonly Entry<M>[]
  /** Shows the match as it stood after entry `n`, or the nearest there is. */
  go(n: number): void
  /** Adds a note behind the last entry, signed by nobody. */
  annotate(note: MarkBody): Answer
}

/** All entries of a match that a table knows of, those behind the moment shown as well. */
export const allEntries = <M>({
  journal,
  beyond,
}: {
  journal(): readonly Entry<M>[]
  readonly beyond?: Beyond<M>
}): readonly Entry<M>[] => [...journal(), ...(beyond?.later() ?? [])]

/** What was thrown away or done again without anybody noticing. */
export interface Counts {
  /** Messages, frames and entries that could not be read or had no place. */
  dropped: number
  /** Messages beyond the bearable rate. */
  limited: number
  /** Journals asked for again. */
  resyncs: number
}

/** Nothing yet. */
export const noCounts = (): Counts => ({ dropped: 0, limited: 0, resyncs: 0 })

/** The one door by which every seat acts, whoever sits there: a person here, a guest, a bot. */
export interface Door<M> {
  /** Offers a move as the answer to what was asked after entry `seq`. */
  submit(seat: Seat, seq: number, move: M): Promise<Answer>
  /** Offers anything that a seat may have written, as the match stands now. */
  act(seat: Seat, body: Body<M>): Promise<Answer>
}

/** What a seat is asked, after which entry, and what it may see. */
export interface Asked<G extends GameTypes = GameTypes> {
  readonly seq: number
  readonly choice: Choose<G['move']>
  readonly view: G['position']
}

/** A seat as whoever sits in it knows it. */
export interface SeatPort<G extends GameTypes = GameTypes> {
  readonly seat: Seat
  /** What this seat is asked now; `undefined` while it is not its turn. */
  asked(): Asked<G> | undefined
  /** Calls at every change; the answer stops it. */
  on(listener: () => void): () => void
  submit(seq: number, move: G['move']): Promise<Answer>
}
