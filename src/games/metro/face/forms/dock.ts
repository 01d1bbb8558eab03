import type { Rect } from '../../../../stage/face.ts'
import { type Grid, sideBySide, stacked } from '../grid.ts'

const gap = 4

type Dock = Pick<Grid, 'hand' | 'glass' | 'pool'>

/** A square as large as can be in the middle of a rectangle. */
function squareIn({ x, y, w, h }: Rect): Rect {
  const side = Math.min(w, h)
  return { x: x + (w - side) / 2, y: y + (h - side) / 2, w: side, h: side }
}

/** My tile, the glass and the pool side by side, for a phone held upright. */
export function flatDock(whole: Rect): Dock {
  const pile = 52
  const round = Math.min(whole.h, Math.round((whole.w - pile) / 2))
  const widths = [undefined, round, pile]
  const [hand = whole, middle = whole, pool = whole] = sideBySide(whole, gap, widths)
  return { hand, glass: squareIn(middle), pool }
}

/** My tile over the pool, with the glass beside them, for a phone held sideways. */
export function tallDock(whole: Rect): Dock {
  const round = Math.min(whole.h, Math.round(whole.w * 0.52))
  const [left = whole, glass = whole] = sideBySide(whole, gap, [undefined, round])
  const [hand = left, pool = left] = stacked(left, gap, [undefined, Math.round(whole.h * 0.28)])
  return { hand, glass: squareIn(glass), pool }
}
