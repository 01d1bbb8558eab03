import { at, box, path, stroke } from '../../art/draw.ts'
import type { Paint, Path, Point, Stroke } from '../../art/shape.ts'

/** Splits numbers into groups of `size`, dropping an incomplete last one. */
function groupsOf(size: number, numbers: readonly number[]): (readonly number[])[] {
  const count = Math.floor(numbers.length / size)
  return Array.from({ length: count }, (_, index) => numbers.slice(index * size, (index + 1) * size))
}

/** Points from a flat list of coordinates: `x, y, x, y …`. */
export const points = (...numbers: readonly number[]): Point[] =>
  groupsOf(2, numbers).map(([x = 0, y = 0]): Point => [x, y])

/** An outline from path data, filled. */
export const fill = (d: string, paint: Paint, opacity = 1): Path =>
  path(d, opacity === 1 ? { fill: paint } : { fill: paint, opacity })

/** A line from path data. */
export const draw = (d: string, colour: string, width: number, rest: Partial<Stroke> = {}): Path =>
  path(d, { stroke: stroke(colour, width, rest) })

/** A number to a tenth of a unit: a quarter of a pixel where scenes are baked largest. */
export const brief = (value: number): number => Math.round(value * 10) / 10

/** Path data of a circle, as short as possible. */
export const disc = (x: number, y: number, r: number): string =>
  `M${brief(x)} ${brief(y - r)}a${brief(r)} ${brief(r)} 0 1 1 -.01 0Z`

/** Path data of a closed outline through points, to a tenth of a unit. */
export const outline = (line: readonly Point[]): string =>
  `M${line.map(([x, y]) => `${brief(x)} ${brief(y)}`).join(' ')}Z`

/** Many rectangles in one outline: `x, y, w, h` each. */
export const boxes = (paint: Paint, ...numbers: readonly number[]): Path =>
  fill(
    groupsOf(4, numbers)
      .map(([x = 0, y = 0, w = 0, h = 0]) => box(x, y, w, h))
      .join(''),
    paint,
  )

/** Many circles in one outline: `x, y, r` each. */
export const discs = (paint: Paint, ...numbers: readonly number[]): Path =>
  fill(
    groupsOf(3, numbers)
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r))
      .join(''),
    paint,
  )

/** Many straight lines in one outline: `x, y` to `x, y` each. */
export const rules = (colour: string, width: number, ...numbers: readonly number[]): Path =>
  draw(
    groupsOf(4, numbers)
      .map(([x = 0, y = 0, u = 0, v = 0]) => `M${at(x, y)}L${at(u, v)}`)
      .join(''),
    colour,
    width,
  )

/** Path data through points, not closed. */
export const through = (line: readonly Point[]): string => `M${line.map(([x, y]) => at(x, y)).join('L')}`

/** Level bars with round ends, as clouds, mist and glints are drawn: `x, y, length` each. */
export const bars = (colour: string, thick: number, opacity: number, ...numbers: readonly number[]): Path =>
  path(
    groupsOf(3, numbers)
      .map(([x = 0, y = 0, long = 0]) => `M${brief(x)} ${brief(y)}h${brief(long)}`)
      .join(''),
    { stroke: stroke(colour, thick, { round: true }), opacity },
  )

/** Whole numbers from 0 up to `count`. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
