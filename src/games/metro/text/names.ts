import type { Seat } from '../../../rules/game.ts'
import {
  columnLetters,
  columnOf,
  placeOf,
  rowOf,
  type Side,
  type Station,
  shapeOf,
  sides,
  stationCount,
} from '../board.ts'
import { companyOf } from '../colours.ts'
import type { TileKind } from '../content/tiles.ts'
import { ownerOf, type Position } from '../position.ts'
import type { Locale } from './words.ts'

/** The text with a capital letter. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A seat by its company. */
export const seatName = ({ seats }: Locale, p: Position, seat: Seat): string => seats.names[companyOf(p, seat)]

/** “line 13”, as its station is numbered on the board. */
export const lineNumber = ({ seats }: Locale, station: Station): string => seats.line({ number: station + 1 })

/** “Blue’s line 13”. */
export function lineName(t: Locale, p: Position, station: Station): string {
  const seat = ownerOf(p, station)
  if (seat === undefined) return lineNumber(t, station)
  return t.seats.lineOf({ name: seatName(t, p, seat), number: station + 1 })
}

/** Every station at which a seat has a train. */
export const ownedStations = (p: Position): readonly Station[] =>
  Array.from({ length: stationCount }, (_, station) => station).filter((station) => ownerOf(p, station) !== undefined)

/** Where a station is: “above column H”. */
export function stationPlace({ tiles }: Locale, station: Station): string {
  const { cell, side } = placeOf(station)
  return tiles.beside({ side, column: columnLetters[columnOf(cell)] ?? '', row: rowOf(cell) + 1 })
}

/** The connections of a kind of tile: where trains go that come in from each side. */
export function tileText({ tiles }: Locale, kind: TileKind): string {
  const whole = Object.entries(tiles.wholes).find(([one]) => one === kind)?.[1]
  if (whole !== undefined) return whole
  const { exits } = shapeOf(kind)
  const exit = (side: Side) => exits[side] ?? side
  const direction = (side: Side) => tiles.direction({ side })
  const parts = sides.flatMap((side) => {
    const to = exit(side)
    const isBothWays = exit(to) === side
    if (to === side || (isBothWays && to < side)) return []
    if (!isBothWays) return [tiles.oneWay({ from: direction(side), to: direction(to) })]
    return [tiles.bothWays({ one: direction(side), other: direction(to) })]
  })
  const circles = sides.filter((side) => exit(side) === side).map((side) => tiles.circle({ side }))
  const count = circles.length
  return [...parts, ...(count > 0 ? [tiles.halfCircles({ count, sides: circles })] : [])].join(', ')
}
