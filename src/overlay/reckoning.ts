import type { BasePosition, Game, Options, Seat, Typed } from '../rules/game.ts'
import type { Words } from '../rules/words.ts'
import { lookOf, type SeatColour, type SeatLine, type SeatLook } from './seats.ts'
import { consent } from './text/consent.ts'

/** The final reckoning: every point of every seat with where it came from. */
export interface Reckoning {
  /** Who won, or that it is a tie and what follows, or who gave the match up. */
  readonly sentence: string
  /** Nobody when the match was given up: then there is nothing to reckon. */
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

/** The end of a match that a seat gave up. The rules of the game have nothing to say about it. */
export function givenUp(seats: readonly SeatLine[], resigned: Seat): Reckoning {
  const nameOf = ({ look }: SeatLine) => look.name
  const others = seats.filter(({ look }) => look.seat !== resigned).map(nameOf)
  const name = seats
    .filter(({ look }) => look.seat === resigned)
    .map(nameOf)
    .join()
  const sentence =
    others.length === 0 ? consent.resignedAlone(name) : consent.resigned(name, others)
  return { sentence, seats: [], rematch: undefined }
}
