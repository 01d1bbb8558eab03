import { need } from '../../kit/assert.ts'
import type { Mind } from '../../rules/mind.ts'
import {
  beyond,
  type Crossing,
  cityCells,
  columnOf,
  crossingCount,
  entries,
  placeOf,
  rowOf,
  type Side,
  type Station,
  sides,
  stationCount,
} from './board.ts'
import { printed, readEdition } from './content/edition.ts'
import { type Metro, metroWith } from './index.ts'
import type { Types } from './moves.ts'
import { ownerOf, type Position, pointsOf } from './position.ts'

/*
 * What a line that is still open will come to: measured over matches that the computer played against
 * itself, by how far its head is from the city.
 */

/** Steps from each cell to the city. */
const toCity = Array.from({ length: 64 }, (_, cell) =>
  Math.min(
    ...cityCells.map(
      (city) => Math.abs(rowOf(city) - rowOf(cell)) + Math.abs(columnOf(city) - columnOf(cell)),
    ),
  ),
)

/** Steps to the city from the cell that each crossing leads to. */
const stepsFrom: readonly number[] = Array.from({ length: crossingCount }, (_, crossing) => {
  const cell = headOf(crossing)
  return cell === undefined ? 0 : need(toCity[cell], 'a cell')
})

function headOf(crossing: Crossing) {
  if (crossing >= entries) return placeOf(crossing - entries).cell
  const side: Side = sides[crossing % 4] ?? 0
  return beyond(Math.floor(crossing / 4), side)
}

/** By steps to the city: points, and points for each tile that the line passes. */
const expected: readonly (readonly [number, number])[] = [
  [0, 0],
  [8.4, 1.7],
  [8.3, 1.4],
  [7.9, 1.3],
  [7.4, 0.8],
  [5.9, 0.6],
  [4.4, 0.4],
]

function worth(p: Position): readonly number[] {
  const points = p.hands.map(() => 0)
  for (let station = 0; station < stationCount; station++) {
    const seat = ownerOf(p, station)
    if (seat === undefined) continue
    const run = p.runs[station]
    points[seat] = (points[seat] ?? 0) + (run ? pointsOf(run) : openWorth(p, station))
  }
  return points
}

/** The points to be expected of a station's open line. */
function openWorth({ far, length }: Position, station: Station): number {
  const start = entries + station
  const tiles = length[start] ?? 0
  const [base, each] = need(expected[stepsFrom[far[start] ?? start] ?? 0], 'a distance')
  return base + each * tiles
}

/** Metro for those who think about it. */
export const mind: Mind<Types> = { worth }

/** Metro with an edition read from untrusted data, or with the printed one, and its mind. */
export async function thinking(
  data: unknown,
): Promise<{ game: Metro; mind: Mind<Types> } | undefined> {
  const read = data === undefined ? { edition: printed } : readEdition(data)
  return 'flaw' in read ? undefined : { game: metroWith(read.edition), mind }
}
