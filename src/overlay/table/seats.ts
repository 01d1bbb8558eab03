import type { Now, Sitter } from '../../match/table.ts'
import type { GameTypes, Seat } from '../../rules/game.ts'
import type { SeatStyle } from '../../rules/title.ts'
import type { Words } from '../../rules/words.ts'

/** How a seat is told from the others: by letter and pattern, and by colour besides. */
export interface SeatLook extends SeatStyle {
  readonly seat: Seat
  readonly name: string
  readonly letter: string
}

/** The colour and pattern a seat plays in. */
export type SeatStyles<P> = (p: P, seat: Seat) => SeatStyle

/** A seat as the page lists it. */
export interface SeatLine {
  readonly look: SeatLook
  readonly sitter: Sitter
  /** It is asked now. */
  readonly asked: boolean
}

/** How a seat looks in a position. */
export function lookOf<G extends GameTypes>(
  words: Words<G>,
  style: SeatStyles<G['position']>,
  p: G['position'],
  seat: Seat,
): SeatLook {
  const name = words.seat(p, seat)
  return { seat, name, letter: name.slice(0, 1).toUpperCase(), ...style(p, seat) }
}

/** All seats, in order. */
export function seatLines<G extends GameTypes>(
  words: Words<G>,
  style: SeatStyles<G['position']>,
  now: Now<G>,
): readonly SeatLine[] {
  const asked = askedSeat(now)
  return now.sitters.map((sitter, seat) => ({
    look: lookOf(words, style, now.position, seat),
    sitter,
    asked: asked === seat,
  }))
}

/** The seat that must choose, whoever sits there. */
export function askedSeat<G extends GameTypes>({ ask }: Now<G>): Seat | undefined {
  return ask.type === 'choose' ? ask.seat : undefined
}
