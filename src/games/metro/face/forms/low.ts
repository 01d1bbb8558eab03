import type { Size } from '../../../../stage/face.ts'
import { laidOut } from '../../../../stage/kit/grid.ts'
import { type Asked, between, boardIn, bySeat, type Grid, rows, stacked } from '../grid.ts'
import { tallDock } from './dock.ts'

/** The size laid out for a stage much wider than high: a phone held sideways. */
export const lowSize = (asked: Size): Size =>
  laidOut(asked, { w: 640, h: 360 }, { w: 1000, h: 480 })

const gap = 4
/** Chips are no higher than this. */
const mostHigh = 92

/** Seats at the left, a board at full height, my tile, the glass and the page's parts at the right. */
export function lowGrid(size: Size, asked: Asked): Grid {
  const from = between((size.w - size.h - 280) / 170)
  const [leftWide, rightWide] = [from(64, 130), from(204, 300)]
  const side = Math.min(size.h, size.w - leftWide - rightWide - 4 * gap)
  const high = size.h - 2 * gap
  const chips = Math.min(high, mostHigh * asked.count)
  const left = { x: gap, y: gap, w: leftWide, h: chips }
  const x = left.x + left.w + gap
  const right = { x: x + side + gap, y: gap, w: size.w - x - side - 2 * gap, h: high }
  const heights = [undefined, from(108, 122), from(36, 42)]
  const [top = right, decision = right, log = right] = stacked(right, gap, heights)
  return {
    ...{ form: 'low', size, chips: true },
    ...boardIn(x, (size.h - side) / 2, side, true),
    seats: bySeat(rows(left, gap, asked.count), asked),
    ...tallDock(top),
    ...{ decision, log },
  }
}
