import { need } from '../../kit/assert.ts'
import {
  beyond,
  type Cell,
  type Crossing,
  cellCount,
  cityCells,
  columnOf,
  crossingCount,
  endAt,
  entries,
  outBy,
  placeOf,
  rowOf,
  type Side,
  sides,
} from './board.ts'
import { weights } from './content/openLines.ts'
import type { Pieces } from './lines.ts'

/*
 * What a line that is still open will come to: at a glance by how far its head is from the city, and more
 * closely by where each of the four ways over its next cell would lead. Both were measured over matches that
 * the computer played against itself.
 */

/** Steps from each cell to the city. */
const toCity = Array.from({ length: cellCount }, (_, cell) =>
  Math.min(
    ...cityCells.map(
      (city) => Math.abs(rowOf(city) - rowOf(cell)) + Math.abs(columnOf(city) - columnOf(cell)),
    ),
  ),
)

/** The cell that each crossing leads to; −1 off the board. */
const cellFrom: readonly Cell[] = Array.from({ length: crossingCount }, (_, crossing) => {
  if (crossing >= entries) return placeOf(crossing - entries).cell
  const side: Side = sides[crossing % 4] ?? 0
  return beyond(Math.floor(crossing / 4), side) ?? -1
})

/** The empty cell that a line with its head at a crossing comes to next. */
export const headCell = (head: Crossing): Cell => need(cellFrom[head], 'a cell')

/** Steps to the city from the cell that each crossing leads to. */
const stepsFrom: readonly number[] = cellFrom.map((cell) => toCity[cell] ?? 0)

/** By steps to the city: points, and points for each tile that the line passes. */
const atGlance: readonly (readonly [number, number])[] = [
  [0, 0],
  [8.4, 1.7],
  [8.3, 1.4],
  [7.9, 1.3],
  [7.4, 0.8],
  [5.9, 0.6],
  [4.4, 0.4],
]

/** By crossing: the points of a line with its head there, and for each tile; as it counts if it has ended. */
const [pointsAt, eachAt] = [0, 1].map((of) =>
  Float64Array.from(stepsFrom, (steps, head) => {
    const end = endAt[head]
    if (end) return of * (end === 'city' ? 2 : 1)
    return need(need(atGlance[steps], 'a distance')[of], 'points')
  }),
)

/** The points to be expected of a line, by its head and the tiles it passes; known if it has ended. */
export const glanceAt = (head: Crossing, tiles: number): number =>
  (pointsAt?.[head] ?? 0) + (eachAt?.[head] ?? 0) * tiles

/** By steps to the city, what each feature of an open line counts for. */
export type Weights = readonly (readonly number[])[]

/** How many features an open line has. */
export const featureCount = 5

/**
 * What tells how an open line goes on: one, for a constant; the mean, best and worst of the four ways over
 * its next cell, at a glance; and the tiles it passes.
 */
export function featuresOf({ far, length }: Pieces, head: Crossing, tiles: number) {
  const cell = headCell(head)
  let [sum, best, worst] = [0, 0, Number.POSITIVE_INFINITY]
  for (const side of sides) {
    const out = outBy(cell, side)
    const end = need(far[out], 'a crossing')
    const points = glanceAt(end, tiles + 1 + (end === out ? 0 : need(length[out], 'a length')))
    sum += points
    if (points > best) best = points
    if (points < worst) worst = points
  }
  return [1, sum / 4, best, worst, tiles] as const
}

/** The points to be expected of a line, looked at closely. */
export function lookAt(
  pieces: Pieces,
  head: Crossing,
  tiles: number,
  by: Weights = weights,
): number {
  if (endAt[head]) return glanceAt(head, tiles)
  const [one, mean, best, worst, passed] = featuresOf(pieces, head, tiles)
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = need(by[stepsOf(head)], 'weights')
  return a * one + b * mean + c * best + d * worst + e * passed
}

/** Steps from a line's next cell to the city. */
export const stepsOf = (head: Crossing): number => need(stepsFrom[head], 'steps')
