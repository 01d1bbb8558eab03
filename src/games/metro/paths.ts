import { beyond, type Cell, opposite, placeOf, type Side, type Station, shapeOf } from './board.ts'
import type { TileKind } from './content/tiles.ts'

/** One passing of a tile by a line: in by one side, out by another. */
export interface Pass {
  readonly cell: Cell
  readonly from: Side
  readonly to: Side
}

/** The tiles that a station's line passes on a board, in order from the station. The city has none. */
export function passesOf(board: readonly (TileKind | '')[], station: Station): readonly Pass[] {
  const passes: Pass[] = []
  let { cell, side: from } = placeOf(station)
  for (;;) {
    const kind = board[cell]
    if (!kind) return passes
    const to = shapeOf(kind).exits[from] ?? from
    passes.push({ cell, from, to })
    const next = beyond(cell, to)
    if (next === undefined) return passes
    cell = next
    from = opposite(to)
  }
}

/** The empty square at which an unfinished line waits; its own station's square before it begins. */
export function waitingAt(board: readonly (TileKind | '')[], station: Station): Cell {
  const last = passesOf(board, station).at(-1)
  const { cell } = placeOf(station)
  return last ? (beyond(last.cell, last.to) ?? cell) : cell
}
