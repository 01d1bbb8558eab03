import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import type { Piece } from '../../../../stage/face.ts'
import { layers, pad } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { as, type LayoutNode, lay, piecesOf } from '../../../../table/layout/node.ts'
import { byWeight, evenly } from '../../../../table/parts/even.ts'
import { between } from '../grid.ts'
import { sidesOf } from '../seat/held.ts'
import { clipNode } from '../seat/mine.ts'
import { depths, isNext, type Table } from '../table.ts'
import { type Paper, paperOf } from './papers.ts'
import { anyRoom, drawn, heading, told } from './print.ts'
import { rowNode } from './row.ts'
import { button } from './tile.ts'

/** The row of cards, or what else the step is about. */
export function shelfPieces(table: Table): Piece[] {
  const paper = paperOf(table)
  const { grid } = table
  const node = !paper
    ? withEnd(table)
    : paper.isSlip && !grid.small
      ? byWeight('w', between(grid, 5, 8), [
          [68, rowNode(table)],
          [32, paperNode(table, { ...paper, tiles: slipTiles(table, paper) })],
        ])
      : paperNode(table, paper)
  return piecesOf(lay(node, grid.shelf))
}

/** Tiles that a slip needs besides those on the board of the seat in front. */
const slipTiles = ({ p }: Table, { tiles }: Paper): readonly LayoutNode[] =>
  p.phase === 'ship' && !p.todo.length ? tiles : []

/** The row, and at its end the paper clip and the end of placing. */
function withEnd(table: Table): LayoutNode {
  const { grid, say, p, looking } = table
  const rows = grid.form === 'low' ? 2 : 1
  const [side] = sidesOf(table, [looking.seat])
  const ends = [
    ...(grid.small && side && p.phase === 'place' && isNext(table, 'clip') ? [clipNode(side)] : []),
    ...(isNext(table, 'offer:done') ? [button(table, 'offer:done', say.done)] : []),
  ]
  if (ends.length === 0) return rowNode(table, rows)
  const wide = grid.small ? 48 : between(grid, 64, 88)
  const end = { ...evenly(1, 4, ends), span: () => ({ least: wide, ideal: wide }) }
  return row({ gap: 4 }, [as({ grow: 1 }, rowNode(table, rows)), end])
}

/** A paper on its dark ground: heading, tiles, buttons. */
function paperNode(table: Table, { head, tiles, buttons, wide = 1 }: Paper): LayoutNode {
  const { grid } = table
  const gap = grid.small ? 4 : between(grid, 5, 8)
  const ground = drawn(
    anyRoom,
    'paper',
    'paper',
    (w, h) => [rect(0, 0, w, h, colours.slate800, { radius: 7, stroke: stroke(colours.brass, 1.6) })],
    { depth: depths.panel, margin: 2 },
  )
  const least = grid.small ? 52 : between(grid, 96, 120)
  const area = grid.shelf.w * (tiles.length > 0 ? 0.7 : 0)
  const columns = Math.max(1, Math.min(tiles.length, Math.floor(area / least), tiles.length > 8 ? 99 : 8))
  const rows = Math.ceil(tiles.length / columns)
  const even = Math.max(1, Math.ceil(tiles.length / Math.max(1, rows)))
  const parts: (readonly [number, LayoutNode])[] = [
    ...(tiles.length > 0 ? [[even, evenly(even, gap, tiles)] as const] : []),
    ...(buttons.length > 0
      ? [[Math.max(wide, even * (grid.small ? 0.28 : 0.2)), evenly(1, gap, buttons)] as const]
      : []),
  ]
  const inside = byWeight('w', gap, parts, { grow: 1 })
  if (grid.small) return layers([ground, pad(3, inside)])
  const title = told(table, 'paper:head', [head.toUpperCase()], heading(between(grid, 16, 22)))
  return layers([ground, pad(between(grid, 6, 9), column({ gap: 3 }, [title, inside]))])
}
