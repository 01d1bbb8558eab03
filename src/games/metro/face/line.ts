import type { Point } from '../../../stage/art/shape.ts'
import type { Cell, Side, Station } from '../board.ts'
import type { TileKind } from '../content/tiles.ts'
import { passesOf } from '../paths.ts'
import { trackPoints } from './art/course.ts'
import { cellRect, type Grid } from './grid.ts'

/** One passing of a tile by a line, and the way it runs there in layout pixels. */
export interface Stretch {
  readonly cell: Cell
  readonly from: Side
  readonly points: readonly Point[]
}

/** A station's line as it runs over the table, a tile at a time. */
export function linePoints(
  grid: Grid,
  board: readonly (TileKind | '')[],
  station: Station,
): Stretch[] {
  return passesOf(board, station).map(({ cell, from }) => {
    const { x, y, w, h } = cellRect(grid, cell)
    const kind = board[cell]
    const points = kind ? trackPoints(kind, from) : []
    return { cell, from, points: points.map(([u, v]): Point => [x + u * w, y + v * h]) }
  })
}
