import { listAnd, many } from '../../../../kit/english.ts'
import { type Cell, placeOf, type Side, type Station, shapeOf, sides } from '../../board.ts'
import type { TileKind } from '../../content/tiles.ts'

/** A square as one says it over the board. */
export const squareText = (cell: Cell): string =>
  `row ${Math.floor(cell / 8) + 1}, column ${(cell % 8) + 1}`

/** The sides of a square, in order. */
export const sideNames = ['north', 'east', 'south', 'west'] as const

/** Kinds whose tracks are best told as a whole. */
const wholes: Readonly<Partial<Record<TileKind, string>>> = {
  aaaa: 'straight across both ways',
  bbbb: 'every side to the next one clockwise',
  cccc: 'every side to the next one anticlockwise',
  dddd: 'half circles on every side',
}

/** What a kind of tile connects: where trains go that come in from each side. */
export function tileText(kind: TileKind): string {
  const { exits } = shapeOf(kind)
  const exit = (side: Side) => exits[side] ?? side
  const parts = sides.flatMap((side) => {
    const to = exit(side)
    const isBothWays = exit(to) === side
    if (to === side || (isBothWays && to < side)) return []
    const [from, other] = [sideNames[side], sideNames[to]]
    return [isBothWays ? `${from} and ${other} both ways` : `${from} to ${other}`]
  })
  const circles = halfCircles(sides.filter((side) => exit(side) === side))
  return wholes[kind] ?? [...parts, ...circles].join(', ')
}

function halfCircles(at: readonly Side[]): readonly string[] {
  if (at.length === 0) return []
  const where = listAnd(at.map((side) => sideNames[side]))
  return [at.length === 1 ? `half circle on the ${where}` : `half circles on the ${where}`]
}

const besides = ['above column', 'right of row', 'below column', 'left of row'] as const

/** Where a station is: “above column 8”. */
export function stationPlace(station: Station): string {
  const { cell, side } = placeOf(station)
  const number = side % 2 === 0 ? cell % 8 : Math.floor(cell / 8)
  return `${besides[side]} ${number + 1}`
}

export const tilesText = (count: number): string => many(count, 'tile')
export const pointsText = (count: number): string => many(count, 'point')

/** The text with a capital letter. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
