import type { Rect, Size } from '../../../../stage/face.ts'
import { barFor, barLeast, narrow } from '../../../../stage/kit/grid.ts'
import { below, beside, type Grid } from '../grid.ts'

/** Widths of the workplaces beside each other; F also holds the contracts on offer. */
const shares = [222, 194, 154, 194, 168, 492, 136]

/** Opponents on top, the mountain with its workplaces below, my board at the foot, the shed at the right. */
export function wideGrid(size: Size, seats: number, asked: Size = size, text = 1): Grid {
  const room = Math.min((size.w - narrow.w) / 640, (size.h - narrow.h) / 360)
  const share = Math.min(1, Math.max(0, room))
  const from = (a: number, b: number) => Math.round(a + (b - a) * share)
  const [edge, gap] = [from(6, 8), from(5, 8)]
  const inner = size.w - 2 * edge
  const strip = seats > 1 ? from(54, 78) : 0
  const top = edge + (strip > 0 ? strip + gap : 0)
  const mineHigh = from(124, 178)
  const mine = { x: edge, y: size.h - edge - mineHigh, w: inner, h: mineHigh }
  const railWide = from(208, 300)
  const rail = { x: size.w - edge - railWide, y: top, w: railWide, h: mine.y - gap - top }
  const wide = inner - railWide - gap
  const seen = asked.h / size.h
  const bar = Math.max(barFor(from(42, 50), text, share), seen < 1 ? (barLeast + 3) / seen : 0)
  const decision = { x: edge, y: mine.y - gap - bar, w: wide, h: bar }
  const worksHigh = from(136, 196)
  const works = { x: edge, y: decision.y - gap - worksHigh, w: wide, h: worksHigh }
  const land = { x: edge, y: top, w: wide, h: works.y - gap - top }
  // In a match of one no train is for sale: there are those of its series.
  const [bag = rail, shed = rail, log = rail] = below(rail, gap, [
    from(150, 200),
    seats > 1 ? from(204, 310) : from(86, 122),
    seats > 1 ? from(214, 267) : from(350, 450),
  ])
  const areas = beside(works, from(4, 6), shares)
  return {
    form: 'wide',
    size,
    share,
    small: false,
    land,
    areas,
    mine,
    bag,
    shed,
    log,
    decision,
    legs: 1,
    foot: land.h - from(82, 112),
    others: others({ x: edge, y: edge, w: inner, h: strip }, gap, seats - 1),
    sky: { x: land.x + from(8, 12), y: land.y + from(8, 12), w: from(250, 372), h: from(72, 106) },
    offer: offers(areas[5] ?? works, from),
  }
}

const others = (strip: Rect, gap: number, count: number): Rect[] =>
  count === 0
    ? []
    : beside(
        strip,
        gap,
        Array.from({ length: count }, () => 1),
      )

/** The three contracts on offer, at the right of the Site Office. */
function offers(office: Rect, from: (a: number, b: number) => number): Rect[] {
  const wide = from(68, 102)
  const gap = from(5, 7)
  return [0, 1, 2].map((i) => ({
    x: office.x + office.w - (wide + gap) * (3 - i),
    y: office.y + from(5, 7),
    w: wide,
    h: office.h - 2 * from(5, 7),
  }))
}
