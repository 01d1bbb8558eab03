import { rect } from '../../../../stage/art/draw.ts'
import type { Piece } from '../../../../stage/face.ts'
import { around, piece, spot } from '../../../../stage/kit/piece.ts'
import { type Cell, squareName, tileCells } from '../../board.ts'
import { companyOf } from '../../colours.ts'
import type { TileKind } from '../../content/tiles.ts'
import { lastMark, legalMark } from '../art/signs.ts'
import { groundShapes } from '../art/tile.ts'
import { trackShapes } from '../art/tracks.ts'
import { cellRect } from '../grid.ts'
import { cellsOf, looksKey, type Owners } from '../lines.ts'
import { depths, type Table } from '../table.ts'
import { followedPieces } from './followed.ts'
import { looksOf } from './looks.ts'
import { endPieces, letterPieces } from './signs.ts'
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
      (w) => [...groundShapes(cell, w), duskShape(w, grid.small)],
      { label },
    ),
    piece(
      `tracks:${cell}`,
      `tracks:${kind}:${looksKey(owners)}:${grid.small}`,
      place,
      depths.tracks,
      (w) => trackShapes(kind, w, looksOf(owners), grid.small),
    ),
  ]
}

const shadeShapes = (w: number, h: number) => [
  rect(-1, 1.5, w + 3, h + 2.5, '#0b0f12', { radius: 3, opacity: 0.5 }),
]

/** Darkens a ground, so that tracks stand out from it. */
const duskShape = (size: number, isSmall: boolean) =>
  rect(0, 0, size, size, '#2c3f4a', { opacity: isSmall ? 0.46 : 0.24 })

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
  looking.next.includes(`cell:${cell}`) ||
  (trial?.isPicked === true && trial.lays.some((lay) => lay.cell === cell))

/** Ticks about the tile laid last. */
function lastPieces({ p, grid }: Table): Piece[] {
  const last = p.laid.at(-1)
  if (!last) return []
  const { x, y, w, h } = cellRect(grid, last.cell)
  const company = companyOf(p, last.seat)
  const place = around(x + w / 2, y + h / 2, w - 2)
  return [
    piece('last', `last:${company}`, place, depths.tracks + 1, (size) => lastMark(size, company)),
  ]
}
