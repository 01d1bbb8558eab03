import type { Draw } from '../rules/chance.ts'
import type { Choice, Game, GameTypes, Known, Seat } from '../rules/game.ts'
import type { Mind } from '../rules/mind.ts'

/** The decision a seat faces, with everything it may know. */
export interface Question<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly mind: Mind<G>
  /** Never changed by a thinker. */
  readonly position: G['position']
  readonly seat: Seat
  readonly choice: Choice<G['move']>
  /** The faces this seat may see. */
  readonly known: Known
}

/** One of the moves a thinker has looked at. */
export interface EvaluatedMove<M> {
  readonly move: M
  /** The seat's expected points at the end of the match. */
  readonly points: number
  /** The seat's chance to win, from 0 to 1; a shared win counts half. */
  readonly chance: number
  /** The same for every seat; missing from thinkers that look at their own alone. */
  readonly chances?: readonly number[]
  /** Number of times it was looked at. */
  readonly visits: number
}

/** A thinker's answer to a question. */
export interface Thought<G extends GameTypes = GameTypes> {
  readonly move: G['move']
  /** The moves it looked at, the best first; only the move itself where nothing was weighed. */
  readonly options: readonly EvaluatedMove<G['move']>[]
  /** Futures it played out. */
  readonly iterations: number
}

/**
 * Asked before every future, with how many have been played out, whether there is budget for one more. `lead` tells by
 * how many of them the leading move is ahead of the next, where moves compete for futures.
 */
export type More = (iterations: number, lead?: () => number) => boolean

/** Decides a question. It draws from `draw` alone: equal draws and budgets give equal thoughts. */
export type Thinker = <G extends GameTypes>(question: Question<G>, more: More, draw: Draw) => Thought<G>

/** A budget counted in futures. It ends sooner where no other move can catch the leading one. */
export const futures =
  (count: number): More =>
  (iterations, lead) =>
    iterations < count && (!lead || lead() <= count - iterations)
