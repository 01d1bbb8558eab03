import { columnLetters, columnOf, placeOf, rowOf, type Side, type Station, shapeOf, sides } from '../board.ts'
import type { TileKind } from '../content/tiles.ts'
import type { Locale } from './locale.ts'

/** The connections of a kind of tile: where trains go that come in from each side. */
export function tileText({ tiles }: Locale, kind: TileKind): string {
  const whole = Object.entries(tiles.wholes).find(([one]) => one === kind)?.[1]
  if (whole !== undefined) return whole
  const { exits } = shapeOf(kind)
  const exit = (side: Side) => exits[side] ?? side
  const parts = sides.flatMap((side) => {
    const to = exit(side)
    const isBothWays = exit(to) === side
    if (to === side || (isBothWays && to < side)) return []
    const say = isBothWays ? tiles.bothWays : tiles.oneWay
    return [say(tiles.sides[side], tiles.sides[to])]
  })
  const circles = sides.filter((side) => exit(side) === side).map((side) => tiles.sides[side])
  return [...parts, ...(circles.length > 0 ? [tiles.halfCircles(circles)] : [])].join(', ')
}

/** Where a station is: “above column H”. */
export function stationPlace({ tiles }: Locale, station: Station): string {
  const { cell, side } = placeOf(station)
  return tiles.beside[side](columnLetters[columnOf(cell)] ?? '', rowOf(cell) + 1)
}
