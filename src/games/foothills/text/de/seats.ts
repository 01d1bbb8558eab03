import type { Seat } from '../../../../rules/game.ts'
import type { Position } from '../../position.ts'

/** What the colours of boards are called, by their number. */
export const colours = ['Blau', 'Grün'] as const

/** A seat by its colour; the return match swaps them. */
export const seatName = (p: Position, seat: Seat): string =>
  colours[p.boards[seat]?.colour ?? seat] ?? `Platz ${seat + 1}`
