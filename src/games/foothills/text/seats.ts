import type { Seat } from '../../../rules/game.ts'
import type { Position } from '../position.ts'
import type { Locale } from './locale.ts'

/** A seat by its colour; the return match swaps them. */
export const seatName = ({ seats }: Locale, p: Position, seat: Seat): string =>
  seats.colours[p.boards[seat]?.colour ?? seat] ?? seats.numbered(seat + 1)
