import type { Seat } from '../../../rules/game.ts'
import { companyOf } from '../colours.ts'
import { free, lost, type Position } from '../position.ts'
import type { Tongue } from './tongue.ts'

/** A seat by its company. */
export const seatName = ({ seats }: Tongue, p: Pick<Position, 'settings'>, seat: Seat): string =>
  seats.names[companyOf(p, seat)]

/** The owner of a space or a site; undefined if it is free or lost. */
export const ownerName = (t: Tongue, p: Position, owner: number): string | undefined =>
  owner === free || owner === lost ? undefined : seatName(t, p, owner - 1)
