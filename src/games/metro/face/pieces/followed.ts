import { colours } from '../../../../kit/tokens.ts'
import { rect } from '../../../../stage/art/draw.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import type { Cell, Station } from '../../board.ts'
import { companyOf } from '../../colours.ts'
import type { Pass } from '../../paths.ts'
import { ownerOf } from '../../position.ts'
import { litTrack } from '../art/tracks.ts'
import { cellRect, type Grid } from '../grid.ts'
import { boardWith, cellsOf, endOf, type Line, looksKey, type Owners } from '../lines.ts'
import { depths, type Table } from '../table.ts'
import { looksOf } from './looks.ts'
import { type PlateRow, plateAt } from './plate.ts'
import { headPiece, waitsIn } from './signs.ts'

const veiled = depths.tracks + 4
const lit = depths.tracks + 5

/** The line that is pointed at, in a light, with everything else on the board dimmed. */
export function followedPieces(
  table: Table,
  lines: readonly Line[],
  owners: ReadonlyMap<Cell, Owners>,
): Piece[] {
  const { followed, grid } = table
  const line = followed === undefined ? undefined : lineFrom(table, followed, lines)
  if (!line) return []
  return [
    veil(grid),
    ...line.passes.flatMap((pass, at) => litPieces(table, pass, at, owners.get(pass.cell))),
    ...(line.state === 'running' ? [{ ...headPiece(grid, line, lit), id: 'head:lit' }] : []),
    platePiece(table, line),
  ]
}

/** A station's line; one of no tiles if its train hasn't set out. */
function lineFrom({ p }: Table, station: Station, lines: readonly Line[]): Line | undefined {
  const seat = ownerOf(p, station)
  const line = lines.find((one) => one.station === station)
  if (line || seat === undefined) return line
  return { station, seat, company: companyOf(p, seat), passes: [], state: 'running' }
}

/** Dims the cells. */
function veil({ board, ring }: Grid): Piece {
  const place: Rect = {
    ...{ x: board.x + ring, y: board.y + ring },
    ...{ w: board.w - 2 * ring, h: board.h - 2 * ring },
  }
  const draw = () => [rect(0, 0, 8, 8, colours.slate900, { opacity: 0.6 })]
  return { id: 'veil', ...place, depth: veiled, art: { key: 'board:veil', w: 8, h: 8, draw } }
}

function litPieces(
  { p, grid, trial }: Table,
  { cell, from }: Pass,
  at: number,
  owners: Owners | undefined,
): Piece[] {
  const kind = boardWith(p, trial)[cell]
  if (!kind) return []
  const key = `lit:${kind}:${from}:${looksKey(owners)}:${grid.small}`
  const draw = (w: number) => litTrack(kind, w, from, looksOf(owners), grid.small)
  return [piece(`lit:${at}`, key, cellRect(grid, cell), lit, draw)]
}

/** The length of the line and its worth, where it waits or has ended. */
function platePiece(table: Table, line: Line): Piece {
  const { grid } = table
  const cell = line.points === undefined ? waitsIn(line).cell : (endOf(line)?.cell ?? 0)
  return plateAt(table, 'plate', cellRect(grid, cell), [rowOf(table, line)], cellsOf(grid, line))
}

function rowOf({ say }: Table, { company, passes, points }: Line): PlateRow {
  const long = passes.length
  if (points !== undefined) return { company, words: say.lineWorth(long, points) }
  const least = [say.lineLength(long), say.atEdge(long + 1), say.inCity(2 * (long + 1))]
  return { company, words: least.join(' · ') }
}
