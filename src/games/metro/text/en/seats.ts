import type { Seat } from '../../../../rules/game.ts'
import { type Station, stationCount } from '../../board.ts'
import { type Company, companyOf } from '../../colours.ts'
import { ownerOf, type Position } from '../../position.ts'

const names: Readonly<Record<Company, string>> = {
  red: 'Red',
  yellow: 'Yellow',
  blue: 'Blue',
  green: 'Green',
  lilac: 'Lilac',
  black: 'Black',
}

/** A seat by its company. */
export const seatName = (p: Position, seat: Seat): string => names[companyOf(p, seat)]

/** “line 13”, as its station is numbered on the board. */
export const lineNumber = (station: Station): string => `line ${station + 1}`

/** “Blue’s line 13”. */
export function lineName(p: Position, station: Station): string {
  const seat = ownerOf(p, station)
  return seat === undefined ? lineNumber(station) : `${seatName(p, seat)}’s ${lineNumber(station)}`
}

/** Every station at which a seat has a train. */
export const ownedStations = (p: Position): readonly Station[] =>
  Array.from({ length: stationCount }, (_, station) => station).filter(
    (station) => ownerOf(p, station) !== undefined,
  )
