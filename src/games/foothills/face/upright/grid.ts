import type { Rect, Size } from '../../../../stage/face.ts'
import type { Grid, Measures } from '../grid.ts'

/** The narrowest and lowest upright stage that is laid out as it is; smaller ones are laid out so and shown smaller. */
const least: Size = { w: 457, h: 812 }
/** Wider and higher ones are shown larger from here on. */
const most: Size = { w: 500, h: 880 }
/** Layout pixels of one CSS pixel on a phone: so that print of 14 is seen at 11. */
const phone = 14 / 11

/** True for stages that are laid out upright: a phone, or a small tablet held so. */
export const isUpright = ({ w, h }: Size): boolean => w < 900 && h > w

/** The size that is laid out for an upright stage. */
export function uprightSize({ w, h }: Size): Size {
  const asked = { w: w * phone, h: h * phone }
  const small = Math.min(asked.w / least.w, asked.h / least.h)
  const large = Math.min(asked.w / most.w, asked.h / most.h)
  const factor = small < 1 ? small : Math.max(1, large)
  return { w: Math.round(asked.w / factor), h: Math.round(asked.h / factor) }
}

/** Where the parts of the strip between the lines and the log are. */
export interface Strip {
  readonly yard: Rect
  readonly bag: Rect
  readonly pub: Rect
  readonly stores: Rect
}

const edge = 4
const gap = 4

/** The large parts from top to bottom: their board, the lines, yard and pub, log, decision bar, my board. */
export function uprightGrid(size: Size): Grid {
  const room = Math.min(1, Math.max(0, (size.h - least.h) / 240))
  const from = (a: number, b: number) => Math.round(a + (b - a) * room)
  const w = size.w - 2 * edge
  const upTo = (bottom: number, h: number): Rect => ({ x: edge, y: bottom - h, w, h })
  const theirs = { x: edge, y: edge, w, h: from(70, 74) }
  const mine = upTo(size.h - edge, from(150, 188))
  const decision = upTo(mine.y - gap, from(95, 136))
  const log = upTo(decision.y - gap, from(34, 60))
  const strip = upTo(log.y - gap, from(52, 68))
  const top = theirs.y + theirs.h + gap
  const lines = { x: edge, y: top, w, h: strip.y - gap - top }
  const { yard, bag, pub, stores } = stripOf(strip)
  return {
    size,
    share: 0,
    measures: measuresFor(lines.h / 6 - gap),
    theirs,
    yard,
    bag,
    supply: stores,
    lines,
    pub,
    spare: spareOver(lines),
    log,
    decision,
    mine,
    gap: { w: 4, h: 4 },
    upright: true,
  }
}

function stripOf({ x, y, w, h }: Rect): Strip {
  const [bag, pub, stores] = [82, 72, 46]
  const yard = w - bag - pub - stores - 3 * gap
  const at = (left: number, wide: number): Rect => ({ x: x + left, y, w: wide, h })
  return {
    yard: at(0, yard),
    bag: at(yard + gap, bag),
    pub: at(yard + bag + 2 * gap, pub),
    stores: at(yard + bag + pub + 3 * gap, stores),
  }
}

/** Spare cards are spread over the lines while one is to be chosen. */
const spareOver = ({ x, y, w, h }: Rect): Rect => {
  const high = Math.min(h, 320)
  return { x: x + w * 0.06, y: y + (h - high) / 2, w: w * 0.88, h: high }
}

/** Lengths for station cards of a height: the lowest have just room for name, sign, track and action. */
function measuresFor(card: number): Measures {
  const room = Math.min(1, Math.max(0, (card - 60) / 32))
  const from = (a: number, b: number) => Math.round(a + (b - a) * room)
  return {
    frame: 1,
    footer: from(15, 20),
    bed: from(10, 15),
    least: 14,
    body: 14,
    caption: 14,
    name: 14,
    count: 24,
    icon: from(12, 15),
    plotIcon: 12,
    plot: from(16, 22),
    goods: 32,
    pawn: from(28, 34),
    tile: from(18, 24),
  }
}
