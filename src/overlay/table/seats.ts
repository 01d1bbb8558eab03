import type { Colour } from '../../kit/tokens.ts'
import type { Now, Sitter } from '../../match/table.ts'
import type { GameTypes, Seat } from '../../rules/game.ts'
import type { Words } from '../../rules/words.ts'

/** How a seat is told from the others: by letter and pattern, and by colour besides. */
export interface SeatLook {
  readonly seat: Seat
  readonly name: string
  readonly letter: string
  readonly colour: Colour
  /** Number of the pattern in the style sheet. */
  readonly pattern: number
}

/** Which colour a seat plays in a position. */
export type SeatColour<P> = (p: P, seat: Seat) => Colour

/** A seat as the page lists it. */
export interface SeatLine {
  readonly look: SeatLook
  readonly sitter: Sitter
  /** It is asked now. */
  readonly asked: boolean
}

const patterns: readonly Colour[] = ['blue', 'green', 'red', 'brass', 'heather', 'pewter']

/** How a seat looks in a position. */
export function lookOf<G extends GameTypes>(
  words: Words<G>,
  colour: SeatColour<G['position']>,
  p: G['position'],
  seat: Seat,
): SeatLook {
  const name = words.seat(p, seat)
  const own = colour(p, seat)
  const pattern = Math.max(0, patterns.indexOf(own))
  return { seat, name, letter: name.slice(0, 1).toUpperCase(), colour: own, pattern }
}

/** All seats, in order. */
export function seatLines<G extends GameTypes>(
  words: Words<G>,
  colour: SeatColour<G['position']>,
  now: Now<G>,
): readonly SeatLine[] {
  const asked = askedSeat(now)
  return now.sitters.map((sitter, seat) => ({
    look: lookOf(words, colour, now.position, seat),
    sitter,
    asked: asked === seat,
  }))
}

/** The seat that must choose, whoever sits there. */
export function askedSeat<G extends GameTypes>({ ask }: Now<G>): Seat | undefined {
  return ask.type === 'choose' ? ask.seat : undefined
}
