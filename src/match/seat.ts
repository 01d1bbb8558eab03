import type { Clock } from '../kit/clock.ts'
import type { Choose, GameTypes, Seat } from '../rules/game.ts'
import type { Body } from '../rules/journal.ts'
import type { Answer } from './table.ts'

export type { Clock }

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
