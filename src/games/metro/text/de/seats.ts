import { whose } from '../../../../kit/german.ts'
import type { Seat } from '../../../../rules/game.ts'
import { type Station, stationCount } from '../../board.ts'
import { type Company, companyOf } from '../../colours.ts'
import { ownerOf, type Position } from '../../position.ts'

const names: Readonly<Record<Company, string>> = {
  red: 'Rot',
  yellow: 'Gelb',
  blue: 'Blau',
  green: 'Grün',
  lilac: 'Lila',
  black: 'Schwarz',
}

/** A seat by its company. */
export const seatName = (p: Position, seat: Seat): string => names[companyOf(p, seat)]

/** „Linie 13“, as its station is numbered on the board. */
export const lineNumber = (station: Station): string => `Linie ${station + 1}`

/** „Blaus Linie 13“. */
export function lineName(p: Position, station: Station): string {
  const seat = ownerOf(p, station)
  return seat === undefined
    ? lineNumber(station)
    : `${whose(seatName(p, seat))} ${lineNumber(station)}`
}

/** Every station at which a seat has a train. */
export const ownedStations = (p: Position): readonly Station[] =>
  Array.from({ length: stationCount }, (_, station) => station).filter(
    (station) => ownerOf(p, station) !== undefined,
  )
