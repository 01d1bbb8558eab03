import type { Point } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { type Cell, placeOf, type Side } from '../../board.ts'
import { cellUnits, courseFrom, gateAt, letterSpot } from '../art/course.ts'
import { letterDisc, signal, worthDisc } from '../art/signs.ts'
import type { Grid } from '../grid.ts'
import { boardWith, endOf, type Line } from '../lines.ts'
import { cellRect } from '../ring.ts'
import { depths, type Table } from '../table.ts'
import { stationLabel } from './stations.ts'

/** Discs are no smaller than their letter allows, in layout pixels. */
const discOf = ({ cell, small }: Grid) => Math.max(8, (cell * (small ? 20 : 11.5)) / cellUnits)

/** Letters along finished lines, on every second tile where one fits; on phones on every third. */
export const letterPieces = (table: Table, lines: readonly Line[]): Piece[] =>
  lines.filter(({ state }) => state === 'finished').flatMap((line) => lettersOf(table, line))

function lettersOf(table: Table, line: Line): Piece[] {
  const { p, grid, trial } = table
  const every = grid.small ? 3 : 2
  const board = boardWith(p, trial)
  let since = every
  return line.passes.flatMap(({ cell, from }, at) => {
    since++
    const kind = board[cell]
    const course = kind ? courseFrom(kind, from) : undefined
    const spot = course && letterSpot(course)
    if (!spot || since <= every) return []
    since = 1
    return [discPiece(table, `letter:${line.station}:${at}`, line, cell, spot)]
  })
}

/** The least size of what a finger is to meet, in layout pixels. */
const fingertip = 24

/** A letter on a line; pointing at it is pointing at the line's station. */
function discPiece(
  { p, grid, say, words }: Table,
  id: string,
  { station, seat, company, points }: Line,
  cell: Cell,
  [x, y]: Point,
): Piece {
  const place = cellRect(grid, cell)
  const r = discOf(grid)
  const unit = place.w / cellUnits
  const spot = around(place.x + x * unit, place.y + y * unit, Math.max(fingertip, 2 * r + 2))
  const draw = (w: number) => letterDisc(w / 2, w / 2, r, company)
  return piece(id, `disc:${company}:${r}`, spot, depths.tracks + 2, draw, {
    label: stationLabel(say, station, words.seat(p, seat), points),
    pick: `station:${station}`,
  })
}

/** Pieces where lines end now: a signal where one waits, its worth where one would be finished. */
export const endPieces = (table: Table, lines: readonly Line[]): Piece[] =>
  lines.flatMap((line) => {
    if (line.state === 'running') return [headPiece(table.grid, line)]
    return line.state === 'tried' ? [worthPiece(table.grid, line)] : []
  })

/** Where a line comes into the cell beyond its last tile, or into its first cell. */
export function waitsIn(line: Pick<Line, 'passes' | 'station'>): { cell: Cell; side: Side } {
  const end = endOf(line)
  if (end?.next === undefined) return placeOf(line.station)
  return { cell: end.next, side: end.enters }
}

/** The signal of a waiting line, just inside the empty cell. */
export function headPiece(grid: Grid, line: Line, depth: number = depths.tracks + 3): Piece {
  const { cell, side } = waitsIn(line)
  const r = discOf(grid)
  const { x, y } = gatePoint(grid, cell, side, 'in', r * 0.8)
  const place = around(x, y, 2 * r)
  const draw = (w: number) => signal(w / 2, w / 2, w / 2, line.company, side)
  const margin = Math.ceil(r)
  return piece(`head:${line.station}`, `head:${line.company}:${side}`, place, depth, draw, { margin })
}

/** A line's worth just beyond its end. */
function worthPiece(grid: Grid, line: Line): Piece {
  const end = endOf(line)
  const { company, points = 0 } = line
  const r = Math.max(10, (grid.cell * (grid.small ? 24 : 16)) / cellUnits)
  const { x, y } = gatePoint(grid, end?.cell ?? 0, end?.to ?? 0, 'out', -r - 1)
  const draw = (w: number) => worthDisc(w / 2, w / 2, w / 2, company, points)
  const key = `worth:${company}:${points}`
  return piece(`worth:${line.station}`, key, around(x, y, 2 * r), depths.label - 1, draw, { margin: 2, above: true })
}

/** Where trains cross a side of a cell, `deep` layout pixels into it. */
function gatePoint(grid: Grid, cell: Cell, side: Side, way: 'in' | 'out', deep: number) {
  const { x, y, w, h } = cellRect(grid, cell)
  const [u, v] = gateAt(side, way, deep / w)
  return { x: x + u * w, y: y + v * h }
}
