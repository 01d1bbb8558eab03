import { colours } from '../../../../kit/tokens.ts'
import { rect } from '../../../../stage/art/draw.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { around, piece, spot } from '../../../../stage/kit/piece.ts'
import { type Cell, type Station, squareName, tileCells } from '../../board.ts'
import { companyOf } from '../../colours.ts'
import type { TileKind } from '../../content/tiles.ts'
import type { Pass } from '../../paths.ts'
import { ownerOf } from '../../position.ts'
import { lastMark, legalMark } from '../art/signs.ts'
import { groundShapes } from '../art/tile.ts'
import { litTrack, trackShapes } from '../art/tracks.ts'
import type { Grid } from '../grid.ts'
import { boardWith, cellsOf, endOf, type Line, looksKey, type Owners } from '../lines.ts'
import { cellRect } from '../ring.ts'
import { depths, type Table } from '../table.ts'
import { looksOf } from './looks.ts'
import { type PlateRow, plateAt } from './plate.ts'
import { endPieces, headPiece, letterPieces, waitsIn } from './signs.ts'
import { trialPieces } from './trial.ts'

/** Everything on the cells: tiles with their lines, empty cells, the tile that is tried. */
export function tilesPieces(table: Table): Piece[] {
  const { lines, owners } = table
  const ends = endPieces(table, lines)
  const tried = lines.filter(({ state }) => state === 'tried')
  const seen = [...tried.flatMap((line) => cellsOf(table.grid, line)), ...ends]
  return [
    ...tileCells.flatMap((cell) => cellPieces(table, cell, owners.get(cell))),
    ...lastPieces(table),
    ...letterPieces(table, lines),
    ...ends,
    ...followedPieces(table, lines, owners),
    ...trialPieces(table, owners, seen),
  ]
}

function cellPieces(table: Table, cell: Cell, owners: Owners | undefined): Piece[] {
  const kind = table.p.board[cell]
  return kind ? laidPieces(table, cell, kind, owners) : [emptyPiece(table, cell)]
}

/** A tile's shadow, its ground and its tracks. */
function laidPieces(table: Table, cell: Cell, kind: TileKind, owners: Owners | undefined): Piece[] {
  const { grid, words } = table
  const place = cellRect(grid, cell)
  const label = `${squareName(cell)}: ${words.tile(kind)}`
  return [
    piece(`shade:${cell}`, 'tileShade', place, depths.cell - 1, shadeShapes, { margin: 4 }),
    piece(
      `tile:${cell}`,
      `tileGround:${cell}:${grid.small}`,
      place,
      depths.cell,
      (w) => groundShapes(cell, w, grid.small ? 'night' : 'dusk'),
      { label },
    ),
    piece(`tracks:${cell}`, `tracks:${kind}:${looksKey(owners)}:${grid.small}`, place, depths.tracks, (w) =>
      trackShapes(kind, w, looksOf(owners), grid.small),
    ),
  ]
}

const shadeShapes = (w: number, h: number) => [rect(-1, 1.5, w + 3, h + 2.5, '#0b0f12', { radius: 3, opacity: 0.5 })]

/** An empty cell, with a dashed square where the tile chosen may be laid. */
function emptyPiece(table: Table, cell: Cell): Piece {
  const { grid } = table
  const id = `cell:${cell}`
  const place = cellRect(grid, cell)
  const label = squareName(cell)
  if (!isLegal(table, cell)) return spot(id, place, depths.cell, label)
  const draw = (w: number) => legalMark(w, grid.small)
  return piece(id, `legal:${grid.small}`, place, depths.cell, draw, { label, marked: true })
}

/** Whether the tile chosen may be laid on a cell, or on it instead of the one picked. */
const isLegal = ({ looking, trial }: Table, cell: Cell): boolean =>
  looking.next.includes(`cell:${cell}`) || (trial?.isPicked === true && trial.lays.some((lay) => lay.cell === cell))

/** Ticks about the tile laid last. */
function lastPieces({ p, grid }: Table): Piece[] {
  const last = p.laid.at(-1)
  if (!last) return []
  const { x, y, w, h } = cellRect(grid, last.cell)
  const company = companyOf(p, last.seat)
  const place = around(x + w / 2, y + h / 2, w - 2)
  return [piece('last', `last:${company}`, place, depths.tracks + 1, (size) => lastMark(size, company))]
}

const veiled = depths.tracks + 4
const lit = depths.tracks + 5

/** The line that is pointed at, in a light, with everything else on the board dimmed. */
function followedPieces(table: Table, lines: readonly Line[], owners: ReadonlyMap<Cell, Owners>): Piece[] {
  const { followed, grid } = table
  const line = followed === undefined ? undefined : lineFrom(table, followed, lines)
  if (!line) return []
  return [
    veil(grid),
    ...line.passes.flatMap((pass, at) => litPieces(table, pass, at, owners.get(pass.cell))),
    ...(line.state === 'running' ? [{ ...headPiece(grid, line, lit), id: 'head:lit' }] : []),
    ...platePieces(table, line),
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
  const place: Rect = { x: board.x + ring, y: board.y + ring, w: board.w - 2 * ring, h: board.h - 2 * ring }
  const draw = () => [rect(0, 0, 8, 8, colours.slate900, { opacity: 0.6 })]
  return { id: 'veil', ...place, depth: veiled, art: { key: 'board:veil', w: 8, h: 8, draw } }
}

function litPieces({ p, grid, trial }: Table, { cell, from }: Pass, at: number, owners: Owners | undefined): Piece[] {
  const kind = boardWith(p, trial)[cell]
  if (!kind) return []
  const key = `lit:${kind}:${from}:${looksKey(owners)}:${grid.small}`
  const draw = (w: number) => litTrack(kind, w, from, looksOf(owners), grid.small)
  return [piece(`lit:${at}`, key, cellRect(grid, cell), lit, draw)]
}

/** The length of the line and its worth, where it waits or has ended. */
function platePieces(table: Table, line: Line): Piece[] {
  const { grid } = table
  const cell = line.points === undefined ? waitsIn(line).cell : (endOf(line)?.cell ?? 0)
  return plateAt(table, 'plate', cellRect(grid, cell), [rowOf(table, line)], cellsOf(grid, line))
}

function rowOf({ say }: Table, { company, passes, points }: Line): PlateRow {
  const tiles = passes.length
  if (points !== undefined) return { company, words: say.lineWorth({ tiles, points }) }
  const least = [say.lineLength({ tiles }), say.atEdge({ points: tiles + 1 }), say.inCity({ points: 2 * (tiles + 1) })]
  return { company, words: least.join(' · ') }
}
