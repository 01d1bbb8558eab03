import { need } from '../../../kit/assert.ts'
import type { Seat } from '../../../rules/game.ts'
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
  /** Depth of the strips for the marks of columns, above the board, and of rows, at its left. */
  readonly edge: number
  /** The title and how far the match is; only on wide tables. */
  readonly title?: Rect
  /** A panel or chip for each seat, by seat. */
  readonly seats: readonly Rect[]
  /** True where seats have chips instead of panels. */
  readonly chips: boolean
  /** The tiles to draw. */
  readonly pool: Rect
  /** The tiles still unseen, by kind; folded away if missing. */
  readonly unseen?: Rect
  /** The hand of the seat in front. */
  readonly hand: Rect
  /** A square for an enlarged view of the touched cell; only on small tables. */
  readonly glass?: Rect
  /** Rectangles for the page. */
  readonly decision: Rect
  readonly log: Rect
}

/** Measures from which the places on the board are reckoned. */
export type Ring = Pick<Grid, 'board' | 'cell' | 'ring'>

/** The square of a cell. */
export const cellRect = ({ board, cell, ring }: Ring, at: Cell): Rect => ({
  x: board.x + ring + (at % 8) * cell,
  y: board.y + ring + Math.floor(at / 8) * cell,
  w: cell,
  h: cell,
})

/** A station's place in the ring: `cell` wide along its side of the board, `ring` deep. */
export function stationRect(grid: Ring, station: Station): Rect {
  const { cell, side } = placeOf(station)
  const { x, y, w, h } = cellRect(grid, cell)
  const { ring } = grid
  if (side === 0) return { x, y: y - ring, w, h: ring }
  if (side === 1) return { x: x + w, y, w: ring, h }
  if (side === 2) return { x, y: y + h, w, h: ring }
  return { x: x - ring, y, w: ring, h }
}

/** Conditions a table is laid out for besides its size. */
export interface Asked {
  /** Number of seats, and the seat whose things are in front. */
  readonly count: number
  readonly front: Seat
}

/** The ring is at least as deep as a fingertip, in layout pixels of a phone. */
const leastRing = 24

/** The largest board of whole pixels in a square, with its marks; `small` as in the grid. */
export function boardIn(
  x: number,
  y: number,
  side: number,
  small: boolean,
): Pick<Grid, 'board' | 'cell' | 'ring' | 'edge' | 'small'> {
  const edge = small ? 11 : 16
  const room = side - edge
  const cell = Math.floor(Math.min((room * 120) / 1064, (room - 2 * leastRing) / 8))
  const ring = Math.floor((room - 8 * cell) / 2)
  const whole = 8 * cell + 2 * ring
  const shift = edge + Math.floor((room - whole) / 2)
  return { board: { x: Math.round(x) + shift, y: Math.round(y) + shift, w: whole, h: whole }, cell, ring, edge, small }
}

/** The board with its marks. */
export const markedBoard = ({ board, edge }: Pick<Grid, 'board' | 'edge'>): Rect => ({
  x: board.x - edge,
  y: board.y - edge,
  w: board.w + edge,
  h: board.h + edge,
})

/** Places in turn order, the seat in front last, as places by seat. */
export const bySeat = (places: readonly Rect[], { count, front }: Asked): Rect[] =>
  Array.from({ length: count }, (_, seat) => need(places[(seat - front - 1 + count) % count], 'a place for each seat'))

/** Rectangles one above another; the heights are given, one of them undefined to take what is left. */
export function stacked({ x, y, w, h }: Rect, gap: number, heights: readonly (number | undefined)[]): Rect[] {
  const fixed = heights.reduce<number>((sum, high) => sum + (high ?? 0), 0)
  const left = h - fixed - gap * (heights.length - 1)
  let top = y
  return heights.map((high = left) => {
    const part = { x, y: top, w, h: high }
    top += high + gap
    return part
  })
}

/** The same side by side. */
export const sideBySide = ({ x, y, w, h }: Rect, gap: number, widths: readonly (number | undefined)[]): Rect[] =>
  stacked({ x: y, y: x, w: h, h: w }, gap, widths).map((part) => ({ x: part.y, y: part.x, w: part.h, h: part.w }))

/** So many equal parts of whole pixels one above another. */
export const rows = (rect: Rect, gap: number, count: number): Rect[] => stacked(rect, gap, equally(rect.h, gap, count))

/** So many equal parts of whole pixels side by side. */
export const columns = (rect: Rect, gap: number, count: number): Rect[] =>
  sideBySide(rect, gap, equally(rect.w, gap, count))

const equally = (length: number, gap: number, count: number): number[] =>
  Array.from({ length: count }, () => Math.floor((length - gap * (count - 1)) / count))

/** A length between `a` and `b`, in whole pixels, by a share from 0 to 1. */
export const between = (share: number) => {
  const way = Math.min(1, Math.max(0, share))
  return (a: number, b: number): number => Math.round(a + (b - a) * way)
}
