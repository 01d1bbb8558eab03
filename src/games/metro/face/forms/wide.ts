import type { Rect, Size } from '../../../../stage/face.ts'
import { narrow } from '../../../../stage/kit/grid.ts'
import { type Asked, between, boardIn, bySeat, type Grid, stacked } from '../grid.ts'

/** Columns beside the board are no wider than this, even on the widest screens. */
const broadest = 480
/** Factor by which the panel in front is higher than the others. */
const larger = 1.25
/** From this share on there is room for the tiles still unseen. */
const unfolds = 0.45

/** Everything spelt out: seats at the left, a board as high as the window, the rest at the right. */
export function wideGrid(size: Size, asked: Asked): Grid {
  const share = Math.min((size.w - narrow.w) / 640, (size.h - narrow.h) / 360)
  const from = between(share)
  const gap = from(5, 8)
  const side = size.h - 2 * gap
  const wide = Math.min(broadest, Math.floor((size.w - side - 4 * gap) / 2))
  const x = Math.round((size.w - side) / 2)
  const left = { x: x - gap - wide, y: gap, w: wide, h: side }
  const right = { ...left, x: x + side + gap }
  return {
    form: 'wide',
    size,
    chips: false,
    ...boardIn(x, gap, side, false),
    ...leftParts(left, gap, from(40, 60), asked),
    ...rightParts(right, gap, share),
  }
}

function leftParts(left: Rect, gap: number, head: number, asked: Asked) {
  const room = left.h - head - gap * asked.count
  const high = Math.floor(room / (asked.count - 1 + larger))
  const others = Array.from({ length: asked.count - 1 }, () => high)
  const [title, ...panels] = stacked(left, gap, [head, ...others, undefined])
  return { seats: bySeat(panels, asked), ...(title && { title }) }
}

/** The parts of the right column; the tiles still unseen need room. */
function rightParts(right: Rect, gap: number, share: number) {
  const from = between(share)
  const heights = [from(190, 250), share < unfolds ? 86 : from(150, 324), undefined, from(136, 164)]
  const [log = right, all = right, hand = right, decision = right] = stacked(right, gap, heights)
  const head = from(86, 112)
  const pool = { ...all, h: Math.min(all.h, head) }
  const unseen = { ...all, y: all.y + head, h: all.h - head }
  return { log, pool, hand, decision, ...(unseen.h > 0 && { unseen }) }
}
