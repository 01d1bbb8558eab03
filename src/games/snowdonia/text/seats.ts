import type { Seat } from '../../../rules/game.ts'
import { companyOf } from '../colours.ts'
import type { Position } from '../position.ts'
import type { Tongue } from './tongue.ts'

/** A seat by its company. */
export const seatName = ({ seats }: Tongue, p: Pick<Position, 'settings'>, seat: Seat): string =>
  seats.names[companyOf(p, seat)]
