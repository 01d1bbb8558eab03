import type { Seat } from '../../../rules/game.ts'
import { companyOf } from '../colours.ts'
import type { Position } from '../position.ts'
import type { Locale } from './locale.ts'

/** A seat by its company. */
export const seatName = ({ seats }: Locale, p: Pick<Position, 'settings'>, seat: Seat): string =>
  seats.names[companyOf(p, seat)]
