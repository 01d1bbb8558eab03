import type { Size } from '../../../../stage/face.ts'
import { laidOut } from '../../../../stage/kit/grid.ts'
import { type Asked, boardIn, bySeat, type Grid, rows, stacked } from '../grid.ts'

/** The size laid out for a stage nearly as high as wide. */
export const squareSize = (asked: Size): Size => laidOut(asked, { w: 1000, h: 720 }, { w: 1280, h: 1280 })

const gap = 6
/** Chips are no higher than this. */
const mostHigh = 190
/** The least widths of the columns. */
const least = { left: 84, right: 204 }

/** As the wide table, with chips for the seats and nothing unseen. */
export function squareGrid(size: Size, asked: Asked): Grid {
  const high = size.h - 2 * gap
  const side = Math.min(high, size.w - 4 * gap - least.left - least.right)
  const spare = size.w - 4 * gap - least.left - least.right - side
  const left = { x: gap, y: gap, w: least.left + Math.min(30, Math.floor(spare / 2)), h: high }
  const x = left.x + left.w + gap
  const right = { x: x + side + gap, y: gap, w: size.w - x - side - 2 * gap, h: high }
  const heights = [Math.round(high * 0.27), 86, undefined, 140]
  const [log = right, pool = right, hand = right, decision = right] = stacked(right, gap, heights)
  return {
    form: 'square',
    size,
    chips: true,
    ...boardIn(x, gap + (high - side) / 2, side, false),
    seats: bySeat(rows({ ...left, h: Math.min(high, mostHigh * asked.count) }, gap, asked.count), asked),
    log,
    pool,
    hand,
    decision,
  }
}
