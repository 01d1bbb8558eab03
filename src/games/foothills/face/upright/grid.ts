import type { Rect, Size } from '../../../../stage/face.ts'
import { laidOut } from '../../../../stage/kit/grid.ts'
import type { Grid, Measures } from '../grid.ts'

/** The smallest upright stage laid out at its own size; smaller ones are scaled down. */
const least: Size = { w: 457, h: 812 }
/** Layout pixels per CSS pixel on a phone, which shows print of 14 at 11. */
export const phone = 14 / 11

/** From 0 on a phone to 1 on a tablet. */
const tabletness = (w: number) => Math.min(1, Math.max(0, (w - 500) / 240))

const mix = (share: number, a: number, b: number) => a + (b - a) * share

/** The size laid out for an upright stage. */
export function uprightSize({ w, h }: Size): Size {
  const share = tabletness(w)
  const dense = mix(share, phone, 1)
  const most = { w: mix(share, 500, 820), h: mix(share, 880, 1100) }
  return laidOut({ w: w * dense, h: h * dense }, least, most)
}

/** The parts of the strip between the lines and the log. */
export interface Strip {
  readonly yard: Rect
  readonly bag: Rect
  readonly pub: Rect
  readonly stores: Rect
}

const edge = 4
const gap = 4

/** The main areas from top to bottom: the opponent's board, the lines, yard and pub, log, decision bar, my board. */
export function uprightGrid(size: Size): Grid {
  const room = Math.min(1, Math.max(0, (size.h - least.h) / 240))
  const broad = Math.min(1, Math.max(0, (size.w - 500) / 260))
  const tall = Math.min(1, Math.max(0, (size.h - 1000) / 180))
  const from = (a: number, b: number, small: number, large: number) =>
    Math.round(mix(broad, mix(room, a, b), mix(tall, small, large)))
  const w = size.w - 2 * edge
  const upTo = (bottom: number, h: number): Rect => ({ x: edge, y: bottom - h, w, h })
  const theirs = { x: edge, y: edge, w, h: from(68, 80, 82, 88) }
  const mine = upTo(size.h - edge, from(157, 190, 198, 222))
  const decision = upTo(mine.y - gap, from(107, 178, 136, 150))
  const log = upTo(decision.y - gap, from(31, 58, 54, 70))
  const strip = upTo(log.y - gap, from(56, 64, 64, 96))
  const top = theirs.y + theirs.h + gap
  const lines = { x: edge, y: top, w, h: strip.y - gap - top }
  const { yard, bag, pub, stores } = stripOf(strip, broad)
  return {
    form: 'upright',
    size,
    share: 0,
    measures: smallMeasures(lines.h / 6 - gap, w / 5 - gap),
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
    small: true,
  }
}

function stripOf({ x, y, w, h }: Rect, broad: number): Strip {
  const [bag, pub, stores] = [mix(broad, 82, 120), mix(broad, 72, 150), mix(broad, 50, 60)]
  const yard = w - bag - pub - stores - 3 * gap
  const at = (left: number, wide: number): Rect => ({ x: Math.round(x + left), y, w: Math.round(wide), h })
  return {
    yard: at(0, yard),
    bag: at(yard + gap, bag),
    pub: at(yard + bag + 2 * gap, pub),
    stores: at(yard + bag + pub + 3 * gap, stores),
  }
}

/** Spare cards are spread over the lines while one is being chosen. */
export const spareOver = ({ x, y, w, h }: Rect): Rect => {
  const [wide, high] = [Math.min(w * 0.92, 520), Math.min(h, 330)]
  return { x: x + (w - wide) / 2, y: y + (h - high) / 2, w: wide, h: high }
}

/** Lengths for station cards of a size: the smallest just fit name, sign, track and action. */
export function smallMeasures(high: number, wide: number): Measures {
  const room = Math.min(1, Math.max(0, Math.min((high - 60) / 50, (wide - 70) / 70)))
  const from = (a: number, b: number) => Math.round(a + (b - a) * room)
  return {
    frame: 1,
    footer: from(15, 25),
    bed: from(11, 17),
    least: 14,
    body: 14,
    caption: 14,
    name: from(14, 18),
    count: 26,
    icon: from(13, 18),
    plotIcon: from(13, 18),
    plot: from(17, 27),
    goods: 32,
    pawn: from(28, 40),
    tile: from(19, 34),
  }
}
