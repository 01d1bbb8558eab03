import type { Rect, Size } from '../../../../stage/face.ts'
import { laidOut } from '../../../../stage/kit/grid.ts'
import type { Grid } from '../grid.ts'
import { phone, smallMeasures, spareOver } from '../upright/grid.ts'

/** The smallest stage laid out at its own size: 640 × 360 CSS pixels. */
const least: Size = { w: 814, h: 458 }
/** Stages beyond this size are shown enlarged. */
const most: Size = { w: 1100, h: 540 }

const edge = 4
const gap = 4

/** The size laid out for a stage much wider than high: a phone held sideways. */
export const lowSize = ({ w, h }: Size): Size => laidOut({ w: w * phone, h: h * phone }, least, most)

/**
 * The main areas: yard, bag and pub at the left, the lines at full height in the middle, both boards with the log
 * between them at the right, the decision bar across the bottom.
 */
export function lowGrid(size: Size): Grid {
  const room = Math.min(1, Math.max(0, (size.w - least.w) / 260))
  const from = (a: number, b: number) => Math.round(a + (b - a) * room)
  const decision = { x: edge, y: size.h - edge - 60, w: size.w - 2 * edge, h: 60 }
  const high = decision.y - gap - edge
  const left = { x: edge, y: edge, w: from(88, 104), h: high }
  const rightWide = from(280, 304)
  const right = { x: size.w - edge - rightWide, y: edge, w: rightWide, h: high }
  const x = left.x + left.w + gap
  const lines = { x, y: edge, w: right.x - gap - x, h: high }
  const theirs = { ...right, h: from(102, 108) }
  const tall = Math.min(1, Math.max(0, (size.h - least.h) / 60))
  const log = { ...right, y: theirs.y + theirs.h + gap, h: Math.round(40 + 22 * tall) }
  const mine = { ...right, y: log.y + log.h + gap, h: right.y + high - (log.y + log.h + gap) }
  return {
    form: 'low',
    size,
    share: 0,
    measures: smallMeasures(lines.h / 6 - gap, lines.w / 5 - gap),
    theirs,
    ...leftParts(left),
    spare: spareOver(lines),
    lines,
    log,
    decision,
    mine,
    gap: { w: gap, h: gap },
    small: true,
  }
}

/** Yard, bag, pub and general supply, one above another. */
function leftParts({ x, y, w, h }: Rect): Pick<Grid, 'yard' | 'bag' | 'pub' | 'supply'> {
  const [bag, pub, supply] = [Math.round(h * 0.15), Math.round(h * 0.19), Math.round(h * 0.15)]
  const yard = h - bag - pub - supply - 3 * gap
  const at = (top: number, high: number): Rect => ({ x, y: y + top, w, h: high })
  return {
    yard: at(0, yard),
    bag: at(yard + gap, bag),
    pub: at(yard + bag + 2 * gap, pub),
    supply: at(yard + bag + pub + 3 * gap, supply),
  }
}
