import type { Layout, Rect, Size } from './face.ts'

/** Width of the strip seen around the board, in CSS pixels: less than the gap to its neighbours. */
const margin = 2
/** A board that would fill less of the height or the width than this leaves the rest of the table in the picture. */
const worthwhile = { high: 0.72, wide: 0.94 } as const

/** A board by itself: what of the table is in the picture, and the part of the stage that it fills. */
export interface BoardFrame {
  readonly board: Rect
  /** Begins at the top; what is below it would show the middle of something else. */
  readonly free: Rect
}

/** The framing of a stage's board with nothing beside it; undefined where it shows the whole table. */
export function boardFrame({
  size,
  layout,
  onPage,
}: {
  size(): Size
  layout(): Layout
  onPage(rect: Rect): Rect
}): BoardFrame | undefined {
  const { w, h } = size()
  const at = layout().board
  if (!at) return undefined
  const { x, y, ...inner } = onPage(at)
  const board = { x: x - margin, y: y - margin, w: inner.w + 2 * margin, h: inner.h + 2 * margin }
  const high = Math.min(h, (w * board.h) / board.w)
  const wide = (high * board.w) / board.h
  if (high < worthwhile.high * h || wide < worthwhile.wide * w) return undefined
  return { board, free: { x: 0, y: 0, w, h: high } }
}
