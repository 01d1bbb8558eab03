import type { Rect } from '../../../stage/face.ts'
import { type Cell, placeOf, type Station } from '../board.ts'

/** Measures from which the places on the board are reckoned, in layout pixels. */
export interface Ring {
  /** The board with its ring of stations. */
  readonly board: Rect
  /** The side of a cell, and how deep the ring of stations is. */
  readonly cell: number
  readonly ring: number
}

/** The ring is at least as deep as a fingertip, in layout pixels of a phone. */
const leastRing = 24

/** The largest board of whole pixels in a square, right of and below an `edge` for the marks of rows and columns. */
export function ringIn({ x, y, w: side }: Rect, edge: number): Ring {
  const room = side - edge
  const cell = Math.floor(Math.min((room * 120) / 1064, (room - 2 * leastRing) / 8))
  const ring = Math.floor((room - 8 * cell) / 2)
  const whole = 8 * cell + 2 * ring
  const shift = edge + Math.floor((room - whole) / 2)
  return { board: { x: x + shift, y: y + shift, w: whole, h: whole }, cell, ring }
}

/** The square of a cell. */
export const cellRect = ({ board, cell, ring }: Ring, at: Cell): Rect => ({
  x: board.x + ring + (at % 8) * cell,
  y: board.y + ring + Math.floor(at / 8) * cell,
  w: cell,
  h: cell,
})

/** A station's place in the ring: `cell` wide along its side of the board, `ring` deep. */
export function stationRect(it: Ring, station: Station): Rect {
  const { cell, side } = placeOf(station)
  const { x, y, w, h } = cellRect(it, cell)
  const { ring } = it
  if (side === 0) return { x, y: y - ring, w, h: ring }
  if (side === 1) return { x: x + w, y, w: ring, h }
  if (side === 2) return { x, y: y + h, w, h: ring }
  return { x: x - ring, y, w: ring, h }
}
