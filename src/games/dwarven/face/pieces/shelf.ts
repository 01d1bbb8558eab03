import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import type { Piece } from '../../../../stage/face.ts'
import { layers, pad } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { as, type LayoutNode, lay, piecesOf } from '../../../../table/layout/node.ts'
import { byWeight, evenly } from '../../../../table/parts/even.ts'
import { between } from '../grid.ts'
import { filler, sidesOf } from '../seat/held.ts'
import { clipNode } from '../seat/mine.ts'
import { depths, isNext, type Table } from '../table.ts'
import type { Paper } from './paper.ts'
import { paperOf } from './papers.ts'
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
          [32, paperNode(table, paper.hasOwn ? paper : { ...paper, tiles: [] })],
        ])
      : paperNode(table, paper)
  return piecesOf(lay(node, grid.shelf))
}

/** The row, and at its end the paper clip and the end of placing. */
function withEnd(table: Table): LayoutNode {
  const { grid, say, p, looking } = table
  const rows = grid.form === 'low' ? 2 : 1
  const [side] = sidesOf(table, [looking.seat])
  const ends = [
    ...(grid.small && side && p.phase === 'place' && isNext(table, 'clip') ? [clipNode(side)] : []),
    ...(isNext(table, 'offer:done') ? [button(table, 'offer:done', say.done)] : []),
  ]
  if (ends.length === 0 || grid.form === 'low') return rowNode(table, rows, ends)
  const wide = grid.small ? 48 : between(grid, 64, 88)
  const end = { ...evenly(1, 4, ends), span: () => ({ least: wide, ideal: wide }) }
  return row({ gap: 4 }, [as({ grow: 1 }, rowNode(table, rows)), end])
}

/** A paper on its dark ground: heading, tiles, buttons. */
function paperNode(table: Table, paper: Paper): LayoutNode {
  const { grid } = table
  const { head, tiles, weights = [], buttons, isRow = false } = paper
  const gap = grid.small ? 4 : between(grid, 5, 8)
  const draw = (w: number, h: number) => [
    rect(0, 0, w, h, colours.slate800, { radius: 7, stroke: stroke(colours.brass, 1.6) }),
  ]
  const ground = drawn(anyRoom, 'paper', 'paper', draw, { depth: depths.panel, margin: 2 })
  const isLow = grid.form === 'low'
  const ends =
    isRow || isLow
      ? byWeight(
          'w',
          gap,
          buttons.map((one, at) => [at === 0 ? 2 : 1, one] as const),
        )
      : evenly(1, gap, buttons)
  const inside =
    weights.length > 0
      ? byWeight(
          'w',
          gap,
          [...tiles, ...(buttons.length > 0 ? [ends] : [])].map((one, at) => [weights[at] ?? 1, one] as const),
          { grow: 1 },
        )
      : tilesNode(table, paper, gap, ends)
  if (grid.small) return layers([ground, pad(3, inside)])
  const title = told(table, 'paper:head', [head.toUpperCase()], heading(between(grid, 16, 22)))
  return layers([ground, pad(between(grid, 6, 9), column({ gap: 3 }, [title, inside]))])
}

/** Tiles of a size, in rows where there are many, and what ends the choice at their right. */
function tilesNode(table: Table, { tiles, buttons, isSlip, isRow }: Paper, gap: number, ends: LayoutNode): LayoutNode {
  const { grid } = table
  const { w } = grid.shelf
  const isNarrow = grid.small || isSlip
  const isLow = grid.form === 'low'
  const end = buttons.length === 0 || isLow ? 0 : isNarrow ? w * (isRow ? 0.34 : 0.24) : between(grid, 190, 270)
  const least = grid.small ? 44 : between(grid, 90, 120)
  const most = grid.small ? 150 : between(grid, 230, 330)
  const perRow = Math.max(1, Math.floor((w - end) / (least + gap)))
  const rows = Math.max(1, Math.ceil(tiles.length / perRow))
  const each = Math.ceil(tiles.length / rows)
  const wide = Math.min(most, (w - end) / Math.max(1, each))
  const left = isNarrow ? 0 : Math.max(0, w - end - each * wide)
  if (isLow) {
    const foot = { ...ends, span: () => ({ least: 44, ideal: 44 }) }
    return column(
      { gap },
      [tiles.length > 0 ? evenly(each, gap, tiles, { grow: 1 }) : filler, ...(buttons.length > 0 ? [foot] : [])],
      { grow: 1 },
    )
  }
  const parts: (readonly [number, LayoutNode])[] = [
    ...(tiles.length > 0 ? [[each * wide, evenly(each, gap, tiles)] as const] : []),
    ...(buttons.length > 0 ? [[end, ends] as const] : []),
    ...(left > 1 ? [[left, filler] as const] : []),
  ]
  return byWeight('w', gap, parts, { grow: 1 })
}
