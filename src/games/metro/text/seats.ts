import type { Seat } from '../../../rules/game.ts'
import { type Station, stationCount } from '../board.ts'
import { companyOf } from '../colours.ts'
import { ownerOf, type Position } from '../position.ts'
import type { Locale } from './locale.ts'

/** A seat by its company. */
export const seatName = ({ seats }: Locale, p: Position, seat: Seat): string => seats.names[companyOf(p, seat)]

/** “line 13”, as its station is numbered on the board. */
export const lineNumber = ({ seats }: Locale, station: Station): string => seats.line(station + 1)

/** “Blue’s line 13”. */
export function lineName(t: Locale, p: Position, station: Station): string {
  const seat = ownerOf(p, station)
  if (seat === undefined) return lineNumber(t, station)
  return t.seats.lineOf(seatName(t, p, seat), station + 1)
}

/** Every station at which a seat has a train. */
export const ownedStations = (p: Position): readonly Station[] =>
  Array.from({ length: stationCount }, (_, station) => station).filter((station) => ownerOf(p, station) !== undefined)
