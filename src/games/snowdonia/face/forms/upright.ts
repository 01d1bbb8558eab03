import type { Rect, Size } from '../../../../stage/face.ts'
import { barFor, laidOut } from '../../../../stage/kit/grid.ts'
import { beside, type Grid } from '../grid.ts'

/** The size laid out for an upright stage: a phone’s, and larger by a scale. */
export const uprightSize = (asked: Size): Size => laidOut(asked, { w: 360, h: 640 }, { w: 480, h: 1040 })

const gap = 4

/** Rows one below another; one of the heights is left open and takes what remains. */
function stacked(size: Size, heights: readonly (number | undefined)[]): Rect[] {
  const fixed = heights.reduce<number>((sum, h) => sum + (h ?? 0), 0)
  const left = size.h - fixed - gap * (heights.length + 1)
  let y = gap
  return heights.map((h = left) => {
    const rect = { x: gap, y, w: size.w - 2 * gap, h }
    y += h + gap
    return rect
  })
}

/** A phone upright: seats, weather, the mountain in legs, workplaces, contracts and trains, the page, my goods. */
export function uprightGrid(size: Size, seats: number, _asked: Size = size, text = 1): Grid {
  const share = Math.min(1, Math.max(0, (size.h - 640) / 260))
  const from = (a: number, b: number) => Math.round(a + (b - a) * share)
  const more = Math.min(1.25, Math.max(1, size.w / 480))
  const heights = [
    from(42, 56 * more),
    from(32, 38 * more),
    undefined,
    from(84, 106 * more),
    44,
    from(84, barFor(100, text)),
    from(28, 36),
    from(48, 56 * more),
  ]
  const rows = stacked(size, heights)
  const [top, sky, land, works, market, decision, log, mine] = rows as [Rect, Rect, Rect, Rect, Rect, Rect, Rect, Rect]
  const wideLand = { x: 0, y: land.y, w: size.w, h: land.h }
  const [offer = market, tabs = market] = beside(market, gap, [52, 48])
  const shed = { ...market, y: land.y + land.h - 52, h: 48 }
  return {
    form: 'upright',
    size,
    share,
    small: true,
    decision,
    log,
    mine,
    sky,
    shed,
    tabs,
    land: wideLand,
    // The names of the lowest stations hang below it.
    foot: wideLand.h - Math.round(Math.max(wideLand.h * 0.1, size.w * 0.07)),
    legs: 4,
    areas: beside(works, 3, [1.25, 1, 0.9, 1, 0.9, 0.9, 0.8]),
    others: beside(
      top,
      gap,
      Array.from({ length: Math.max(1, seats) }, () => 1),
    ),
    bag: sky,
    offer: beside(offer, gap, [1, 1, 1]),
  }
}
