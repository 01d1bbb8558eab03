import type { Size } from '../../../../stage/face.ts'
import { barFor, column, laidOut } from '../../../../stage/kit/grid.ts'
import type { Grid, Measures } from '../grid.ts'

/** The smallest stage laid out at its own size. */
const least: Size = { w: 1000, h: 740 }

const edge = 6
const gap = 6

/** The size laid out for a stage nearly as high as wide. */
export const squareSize = (asked: Size): Size => laidOut(asked, least, { w: 1280, h: 1280 })

/** The parts of the wide table with slimmer columns at the sides. */
export function squareGrid(size: Size, _asked: Size = size, text = 1): Grid {
  const room = Math.min(1, Math.max(0, (size.w - least.w) / 280))
  const from = (a: number, b: number) => Math.round(a + (b - a) * room)
  const theirs = { x: edge, y: edge, w: size.w - 2 * edge, h: from(52, 54) }
  const mineHigh = from(136, 150)
  const mine = { x: edge, y: size.h - edge - mineHigh, w: theirs.w, h: mineHigh }
  const top = theirs.y + theirs.h + gap
  const high = mine.y - gap - top
  const left = { x: edge, y: top, w: from(124, 150), h: high }
  const rightWide = from(184, 206)
  const right = { x: size.w - edge - rightWide, y: top, w: rightWide, h: high }
  const x = left.x + left.w + gap
  const bar = barFor(46, text, 1)
  const decision = { x, y: mine.y - gap - bar, w: right.x - gap - x, h: bar }
  const lines = { x, y: top, w: decision.w, h: decision.y - gap - top }
  return {
    form: 'square',
    size,
    share: 0,
    measures: measuresFor(lines.h / 6 - 5, lines.w / 5 - 5),
    theirs,
    ...column(left, [0.37, 0.27, 0.36], ['yard', 'bag', 'supply'], gap),
    ...column(right, [0.15, 0.4, 0.45], ['pub', 'spare', 'log'], gap),
    lines,
    decision,
    mine,
    gap: { w: 5, h: 5 },
    small: false,
  }
}

function measuresFor(high: number, wide: number): Measures {
  const room = Math.min(1, Math.max(0, Math.min((high - 74) / 50, (wide - 120) / 60)))
  const from = (a: number, b: number) => Math.round(a + (b - a) * room)
  return {
    frame: 2,
    footer: from(20, 27),
    bed: from(14, 18),
    least: 14,
    body: 14,
    caption: 15,
    name: from(15, 19),
    count: 22,
    icon: from(15, 19),
    plotIcon: from(15, 19),
    plot: from(20, 28),
    goods: 26,
    pawn: from(30, 38),
    tile: from(23, 36),
  }
}
