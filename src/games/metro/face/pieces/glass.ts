import { colours } from '../../../../kit/tokens.ts'
import { circle, group, path, rect, round, stroke } from '../../../../stage/art/draw.ts'
import { reach } from '../../../../stage/art/light.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { brass } from '../../../../stage/kit/paints.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { type Cell, cityCells, columnOf, rowOf, tileCells } from '../../board.ts'
import { cityShapes } from '../art/city.ts'
import { legalMark } from '../art/signs.ts'
import { tileShapes } from '../art/tile.ts'
import { looksKey, type Owners } from '../lines.ts'
import { depths, numberOf, type Table } from '../table.ts'
import { looksOf } from './looks.ts'

/** Number of cells that fit across the glass. */
const across = 2.1
const rim = 7

/** The touched cell and its neighbours, enlarged, on small tables. */
export function glassPieces(table: Table): Piece[] {
  const place = table.grid.glass
  if (!place) return []
  const focus = focusOf(table)
  const near = nearTo(focus)
  const { owners } = table
  const told = near.map((cell) => cellKey(table, cell, owners.get(cell)))
  const draw = (w: number) => glassShapes(table, w, focus, near, owners)
  return [piece('glass', `glass:${focus}:${told.join('')}`, place, depths.panel, draw, { margin: reach(2) })]
}

/** The cell that is tried or pointed at, or the one laid on last. */
function focusOf({ trial, looking: { at }, p }: Table): Cell {
  return trial?.cell ?? numberOf(at, 'cell') ?? numberOf(at, 'tile') ?? p.laid.at(-1)?.cell ?? first
}

/** The cell in the glass before anything lies on the board: a corner of it. */
const first = 9

const apart = (a: Cell, b: Cell) => Math.max(Math.abs(rowOf(a) - rowOf(b)), Math.abs(columnOf(a) - columnOf(b)))

const nearTo = (focus: Cell): readonly Cell[] => tileCells.filter((cell) => apart(cell, focus) < 2)

function cellKey({ p, trial, looking }: Table, cell: Cell, owners: Owners | undefined): string {
  const isTried = trial?.cell === cell
  const kind = isTried ? `!${trial.kind}` : p.board[cell]
  return `${kind}${kind ? looksKey(owners) : looking.next.includes(`cell:${cell}`)};`
}

function glassShapes(
  table: Table,
  w: number,
  focus: Cell,
  near: readonly Cell[],
  owners: ReadonlyMap<Cell, Owners>,
): Shape[] {
  const middle = w / 2
  const r = middle - rim
  const unit = (2 * r) / across
  const placed = (cell: Cell, shapes: readonly Shape[]) =>
    group((columnOf(cell) - columnOf(focus) - 0.5) * unit, (rowOf(cell) - rowOf(focus) - 0.5) * unit, 1, shapes)
  const isCityNear = cityCells.some((cell) => apart(cell, focus) < 2)
  return [
    circle(middle, middle, middle, brass(0, w), { stroke: stroke(colours.brassLo, 1.2), height: 2 }),
    circle(middle, middle, r + 1.5, '#141b20'),
    group(
      middle,
      middle,
      1,
      [
        ...near.map((cell) => placed(cell, cellShapes(table, cell, unit, owners.get(cell)))),
        ...(isCityNear ? [placed(cityCells[0] ?? focus, cityShapes(2 * unit, false))] : []),
        ...(table.trial ? [placed(focus, frameShapes(unit))] : []),
      ],
      { clip: round(0, 0, r) },
    ),
    path(round(middle, middle, r - 1), { stroke: stroke('#ffffff', 2), opacity: 0.22 }),
  ]
}

function cellShapes({ p, trial, looking }: Table, cell: Cell, size: number, owners: Owners | undefined) {
  const isTried = trial?.cell === cell
  const kind = isTried ? trial.kind : p.board[cell]
  if (kind) return tileShapes(kind, size, { ground: cell, looks: looksOf(owners), tint: isTried ? 'light' : 'dusk' })
  const isLegal = looking.next.includes(`cell:${cell}`)
  return [rect(1, 1, size - 2, size - 2, '#36424a'), ...(isLegal ? legalMark(size, false) : [])]
}

const frameShapes = (size: number): Shape[] => [
  rect(-1.5, -1.5, size + 3, size + 3, 'rgba(0, 0, 0, 0)', { radius: 3, stroke: stroke(colours.brass, 3.4) }),
]
