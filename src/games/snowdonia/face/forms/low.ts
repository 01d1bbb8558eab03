import type { Rect, Size } from '../../../../stage/face.ts'
import { barFor, laidOut } from '../../../../stage/kit/grid.ts'
import { below, beside, type Grid } from '../grid.ts'

/** The size laid out for a stage much wider than high: a phone held sideways. */
export const lowSize = (asked: Size): Size =>
  laidOut(asked, { w: 640, h: 360 }, { w: 1000, h: 480 })

const gap = 4

/** A phone on its side: the mountain in two legs with its workplaces, the seats at the right, the page at the foot. */
export function lowGrid(size: Size, seats: number, _asked: Size = size, text = 1): Grid {
  const share = Math.min(1, Math.max(0, (size.w - 640) / 260))
  const from = (a: number, b: number) => Math.round(a + (b - a) * share)
  const rightWide = from(216, 268)
  const wide = size.w - rightWide - 3 * gap
  const bar = barFor(from(48, 52), text)
  const high = size.h - bar - 3 * gap
  const worksHigh = from(62, 70)
  const land = { x: 0, y: 0, w: wide + gap, h: high - worksHigh }
  const works = { x: gap, y: land.h + gap, w: wide, h: worksHigh }
  const right = { x: wide + 2 * gap, y: gap, w: rightWide, h: high }
  const heights = [...Array.from({ length: seats - 1 }, () => 30), 80, 40, 44]
  const asHigh = heights.reduce((sum, one) => sum + one + gap, -gap)
  const rows = below(asHigh < high ? { ...right, h: asHigh } : right, gap, heights)
  const mine = rows[seats - 1] ?? right
  const offer: Rect = rows[seats] ?? right
  const tabs = rows[seats + 1] ?? right
  const shed = { x: gap, y: land.h - 52, w: wide, h: 48 }
  const sky = { x: wide - from(270, 310), y: 4, w: from(270, 310), h: 34 }
  const [decision = works, log = works] = beside(
    { x: gap, y: size.h - bar - gap, w: size.w - 2 * gap, h: bar },
    gap,
    [0.68, 0.32],
  )
  return {
    ...{ form: 'low', size, share, small: true, land, mine, shed, tabs, decision, log },
    foot: land.h - Math.round(land.h * 0.17),
    legs: 2,
    areas: beside(works, 3, [1.25, 1, 0.9, 1, 0.9, 0.9, 0.8]),
    others: rows.slice(0, seats - 1),
    ...{ sky, bag: sky },
    offer: beside(offer, gap, [1, 1, 1]),
  }
}
