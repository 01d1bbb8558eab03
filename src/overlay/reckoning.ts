import type { BasePosition, Game, Options, Typed } from '../rules/game.ts'
import type { Words } from '../rules/words.ts'
import { lookOf, type SeatColour, type SeatLook } from './seats.ts'

/** The final reckoning: every point of every seat with where it came from. */
export interface Reckoning {
  /** Who won, or that it is a tie and what follows. */
  readonly sentence: string
  readonly seats: readonly ReckonedSeat[]
  /** What the return match that the rules want is set up with, if they want one. */
  readonly rematch: Options | undefined
}

export interface ReckonedSeat {
  readonly look: SeatLook
  readonly winner: boolean
  /** Victory points, possibly a half. */
  readonly total: number
  readonly lines: readonly { readonly text: string; readonly points: number }[]
}

/** The reckoning of a position; `undefined` while the match goes on. */
export function reckoningOf<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  words: Words<P, M, E>,
  colour: SeatColour<P>,
  p: P,
): Reckoning | undefined {
  const outcome = game.outcome(p)
  if (!outcome) return undefined
  const seats = outcome.seats.map(({ total, lines }, seat) => ({
    look: lookOf(words, colour, p, seat),
    winner: outcome.winners.includes(seat),
    total,
    lines: lines.map((line) => ({ text: words.score(line), points: line.points })),
  }))
  return { sentence: words.outcome(p, outcome), seats, rematch: outcome.rematch }
}
