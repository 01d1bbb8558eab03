import { entries, stationCount } from '../../src/games/metro/board.ts'
import { metro } from '../../src/games/metro/index.ts'
import type { Types } from '../../src/games/metro/moves.ts'
import { featureCount, featuresOf, stepsOf, type Weights } from '../../src/games/metro/openLine.ts'
import { ownerOf, type Position, pointsOf } from '../../src/games/metro/position.ts'
import { mindBy } from '../../src/games/metro/worth.ts'
import { need } from '../../src/kit/assert.ts'
import { imagine } from '../../src/rules/cards.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import type { Mind } from '../../src/rules/mind.ts'
import { playOn } from '../playing.ts'

/*
 * Learns what an open line of Metro will come to: plays matches against itself by what it has learned so far,
 * writes down every open line's features with the points it made in the end, and fits weights to them by
 * least squares; five times over. Prints the weights of `content/weights.json`; takes some minutes.
 */

const rounds = 5
const matches = Number(process.argv[2] ?? 1500)
/** One move in so many is any, so that it learns about lines that good players avoid. */
const slip = 12
const mostSteps = 6

/** Observations of open lines at some distance: the sums of least squares, features × (features + points). */
type Sums = number[][]

const noSums = (): Sums[] =>
  Array.from({ length: mostSteps + 1 }, () =>
    Array.from({ length: featureCount }, () => Array.from({ length: featureCount + 1 }, () => 0)),
  )

function learn(): Weights {
  const sums = noSums()
  let weights: Weights = sums.map(() => [0, 1, 0, 0, 0])
  for (let round = 0; round < rounds; round++) {
    const mind = mindBy(weights)
    for (let match = 0; match < matches; match++) watch(mind, sums, round * matches + match)
    weights = sums.map(fitted)
    console.error(`Round ${round + 1} of ${rounds}`)
    // The first matches were played without knowing anything.
    if (round === 0) sums.splice(0, sums.length, ...noSums())
  }
  return weights
}

/** Plays a match and adds its open lines to the sums. */
function watch(mind: Mind<Types>, sums: readonly Sums[], seed: number): void {
  const draw = fastDraw(seed)
  const seats = [2, 2, 3, 4][seed % 4] ?? 2
  const p = metro.setup(seats, {})
  const known = imagine(metro, p, () => undefined, draw)
  const seen: { station: number; steps: number; features: readonly number[] }[] = []
  const choose = (moves: readonly Types['move'][]) => {
    if (draw(3) === 0) seen.push(...openLines(p))
    if (draw(slip) === 0) return need(moves[draw(moves.length)], 'a move')
    const worths = need(mind.ahead, 'a look ahead')(p, moves, known)
    const leads = worths.map((points) => leadOf(points, p.seat))
    return need(moves[leads.indexOf(Math.max(...leads))], 'a move')
  }
  playOn(metro, p, draw, choose, () => {}, known)
  for (const { station, steps, features } of seen) {
    const run = p.runs[station]
    if (run) add(need(sums[steps], 'sums'), features, pointsOf(run))
  }
}

const leadOf = (points: readonly number[], seat: number) => {
  const all = points.reduce((sum, one) => sum + one, 0)
  const own = points[seat] ?? 0
  return own - (all - own) / (points.length - 1)
}

const openLines = (p: Position) =>
  Array.from({ length: stationCount }, (_, station) => station).flatMap((station) => {
    if (p.runs[station] || ownerOf(p, station) === undefined) return []
    const start = entries + station
    const head = need(p.far[start], 'a crossing')
    const features = featuresOf(p, head, need(p.length[start], 'a length'))
    return [{ station, steps: stepsOf(head), features }]
  })

function add(sums: Sums, features: readonly number[], points: number): void {
  for (const [row, one] of features.entries()) {
    const into = need(sums[row], 'a row')
    for (const [at, other] of [...features, points].entries()) into[at] = (into[at] ?? 0) + one * other
  }
}

/** Least squares by Gauss and Jordan, with a little ridge. */
function fitted(sums: Sums): number[] {
  const rows = sums.map((row, at) => row.map((sum, column) => (column === at ? sum * 1.001 + 1 : sum)))
  for (const [at, pivot] of rows.entries()) {
    const by = need(pivot[at], 'a pivot')
    for (const [column, one] of pivot.entries()) pivot[column] = one / by
    for (const row of rows)
      if (row !== pivot) {
        const times = need(row[at], 'a factor')
        for (const [column, one] of pivot.entries()) row[column] = (row[column] ?? 0) - times * one
      }
  }
  return rows.map((row) => Math.round(100 * need(row.at(-1), 'a weight')) / 100)
}

console.log(
  JSON.stringify(learn(), null, 1)
    .replaceAll(/\n\s+(?=[-\d])/g, ' ')
    .replaceAll(/\n ]/g, ']'),
)
