import type { Rect, Size } from '../../../../stage/face.ts'
import { laidOut } from '../../../../stage/kit/grid.ts'
import { type Asked, between, boardIn, bySeat, columns, type Grid, rows, sideBySide, stacked } from '../grid.ts'
import { flatDock } from './dock.ts'

/** Stages narrower than this are phones, in CSS pixels; wider ones are tablets. */
const tablet = 600

/** The size laid out for an upright stage. */
export const uprightSize = (asked: Size): Size =>
  asked.w < tablet
    ? laidOut(asked, { w: 360, h: 640 }, { w: 480, h: 1040 })
    : laidOut(asked, { w: 700, h: 900 }, { w: 820, h: 1100 })

/** Seats in rows, the board as wide as the stage, and everything else below it. */
export const uprightGrid = (size: Size, asked: Asked): Grid =>
  size.w < 700 ? phoneGrid(size, asked) : tabletGrid(size, asked)

const gap = 4

/** Chips in one row; in two if there are more than four and room for it. */
function chipsIn(area: Rect, asked: Asked, perRow: number): Rect[] {
  const lines = Math.ceil(asked.count / perRow)
  const each = Math.ceil(asked.count / lines)
  const places = rows(area, gap, lines).flatMap((row) => columns(row, gap, each))
  return bySeat(places.slice(-asked.count), asked)
}

function phoneGrid(size: Size, asked: Asked): Grid {
  const from = between((size.h - size.w - 280) / 150)
  const isTwoRows = asked.count > 4 && size.h - size.w > 400
  const heights = {
    chips: isTwoRows ? 84 : from(40, 56),
    log: from(28, 38),
    decision: from(92, 112),
    dock: from(96, 150),
  }
  const { chips, log, decision } = heights
  const side = Math.min(size.w, size.h - chips - log - decision - heights.dock - 6 * gap)
  const whole = { x: gap, y: gap, w: size.w - 2 * gap, h: size.h - 2 * gap }
  const [top = whole, board = whole, lines = whole, bar = whole, bottom = whole] = stacked(whole, gap, [
    chips,
    side,
    log,
    decision,
    undefined,
  ])
  return {
    form: 'upright',
    size,
    chips: true,
    ...boardIn((size.w - side) / 2, board.y, side, true),
    seats: chipsIn(top, asked, isTwoRows ? 3 : 6),
    ...flatDock(bottom),
    log: lines,
    decision: bar,
  }
}

function tabletGrid(size: Size, asked: Asked): Grid {
  const whole = { x: 6, y: 6, w: size.w - 12, h: size.h - 12 }
  const chips = asked.count > 4 ? 92 : 74
  const side = Math.min(whole.w, whole.h - chips - 150 - 2 * 6)
  const [top = whole, board = whole, bottom = whole] = stacked(whole, 6, [chips, side, undefined])
  const [left = bottom, decision = bottom, log = bottom] = sideBySide(bottom, 6, [
    Math.round(whole.w * 0.38),
    undefined,
    Math.round(whole.w * 0.27),
  ])
  const [hand = left, pool = left] = sideBySide(left, 6, [undefined, 76])
  return {
    form: 'upright',
    size,
    chips: true,
    ...boardIn((size.w - side) / 2, board.y, side, false),
    seats: chipsIn(top, asked, asked.count > 4 ? 3 : 4),
    hand,
    pool,
    decision,
    log,
  }
}
