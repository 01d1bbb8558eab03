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
// By steps from a line’s next cell to the city: the weights of its features, learnt by `npm run lab -- train`.
import { weights } from './content/weights.json'
import type { Pieces } from './lines.ts'

/*
 * The likely score of a line that is still open: at a glance by how far its head is from the city, and more
 * closely by where each of the four ways over its next cell would lead. Both were measured over matches that
 * the computer played against itself.
 */

/** Steps from each cell to the city. */
const toCity = Array.from({ length: cellCount }, (_, cell) =>
  Math.min(...cityCells.map((city) => Math.abs(rowOf(city) - rowOf(cell)) + Math.abs(columnOf(city) - columnOf(cell)))),
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

/** The most steps to the city. */
export const mostSteps = Math.max(...toCity)

/** By steps to the city, what each feature of an open line counts for. */
export type Weights = readonly (readonly number[])[]

/** Number of features of an open line. */
export const featureCount = 5

/** The promise of the ways over a line's next cell, at a glance. */
interface Ways {
  mean: number
  best: number
  worst: number
}

/** Filled by each look: a search looks so often that a new one each time would cost a tenth of it. */
const ways: Ways = { mean: 0, best: 0, worst: 0 }

/** Looks along the four ways over the next cell of a line. */
function lookAlong({ far, length }: Pieces, head: Crossing, tiles: number): Readonly<Ways> {
  const first = outBy(headCell(head), 0)
  let [sum, best, worst] = [0, 0, Number.POSITIVE_INFINITY]
  for (let out = first; out < first + 4; out++) {
    const end = need(far[out], 'a crossing')
    const points = glanceAt(end, tiles + 1 + (end === out ? 0 : need(length[out], 'a length')))
    sum += points
    if (points > best) best = points
    if (points < worst) worst = points
  }
  ways.mean = sum / 4
  ways.best = best
  ways.worst = worst
  return ways
}

/**
 * Features that tell how an open line goes on: one, for a constant; the mean, best and worst of the four ways over its
 * next cell, at a glance; and the tiles it passes.
 */
export function featuresOf(pieces: Pieces, head: Crossing, tiles: number): readonly number[] {
  const { mean, best, worst } = lookAlong(pieces, head, tiles)
  return [1, mean, best, worst, tiles]
}

/** The points to be expected of a line, looked at closely. */
export function lookAt(pieces: Pieces, head: Crossing, tiles: number, by: Weights = weights): number {
  if (endAt[head]) return glanceAt(head, tiles)
  const { mean, best, worst } = lookAlong(pieces, head, tiles)
  const weight = need(by[stepsOf(head)], 'weights')
  const of = (feature: number) => weight[feature] ?? 0
  return of(0) + of(1) * mean + of(2) * best + of(3) * worst + of(4) * tiles
}

/** Steps from a line's next cell to the city. */
export const stepsOf = (head: Crossing): number => need(stepsFrom[head], 'steps')
