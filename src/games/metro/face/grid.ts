import type { Rect, Size } from '../../../stage/face.ts'
import type { Form } from '../../../stage/kit/grid.ts'
import { type Cell, placeOf, type Station } from '../board.ts'

/** Where the large things are, in layout pixels. */
export interface Grid {
  readonly form: Form
  readonly size: Size
  /** True where panels and tracks say less, for lack of room: on phones. */
  readonly small: boolean
  /** The board with its ring of stations. */
  readonly board: Rect
  /** The side of a cell, and how deep the ring of stations is. */
  readonly cell: number
  readonly ring: number
  /** A panel or chip for each seat, by seat. */
  readonly seats: readonly Rect[]
  /** The tiles to draw and those still unseen. */
  readonly pool: Rect
  /** What the seat in front holds. */
  readonly hand: Rect
  /** An enlarged view of the touched cell; only on small tables. */
  readonly glass?: Rect
  /** Rectangles for the page. */
  readonly decision: Rect
  readonly log: Rect
}

/** The square of a cell. */
export const cellRect = ({ board, cell, ring }: Grid, at: Cell): Rect => ({
  x: board.x + ring + (at % 8) * cell,
  y: board.y + ring + Math.floor(at / 8) * cell,
  w: cell,
  h: cell,
})

/** A station's place in the ring: `cell` wide along its side of the board, `ring` deep. */
export function stationRect(grid: Grid, station: Station): Rect {
  const { cell, side } = placeOf(station)
  const { x, y, w, h } = cellRect(grid, cell)
  const { ring } = grid
  if (side === 0) return { x, y: y - ring, w, h: ring }
  if (side === 1) return { x: x + w, y, w: ring, h }
  if (side === 2) return { x, y: y + h, w, h: ring }
  return { x: x - ring, y, w: ring, h }
}
