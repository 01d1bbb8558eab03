import sheet from '../../../../../assets/dwarven/icons.svg?drawings'
import { colours } from '../../../../kit/tokens.ts'
import { circle, group, line, path, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Group, Point, Shape } from '../../../../stage/art/shape.ts'
import { drawing } from '../../../../stage/art/sheet.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import { brass } from '../../../../stage/kit/paints.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'

/** A shaft of the Exchange, `w` by `h`: what each rung pays, from the lowest up, and the rung where prices start. */
export interface Shaft {
  readonly w: number
  readonly h: number
  readonly prices: readonly number[]
  readonly start: number
}

const rungHigh = ({ h, prices }: Shaft) => h / prices.length

/** The top of a rung, from 1 at the bottom. */
export const rungTop = (shaft: Shaft, rung: number): number => shaft.h - rung * rungHigh(shaft)

const priceText = (x: number, y: number, size: number, price: number, colour: string): Shape =>
  text(x, y, `${price}`, { font: 'display', size, anchor: 'middle', colour })

/** The shaft, its prices on the wall; the cage hangs before it. */
export function shaftShapes(shaft: Shaft): Shape[] {
  const { w, h, prices, start } = shaft
  const high = rungHigh(shaft)
  const rungs = prices.flatMap((price, i) => {
    const foot = h - i * high
    const isTop = i === prices.length - 1
    const seam = i === 0 ? [] : [line(2, foot, w - 2, foot, '#2f3c47', 1)]
    return [...seam, priceText(w / 2, foot - high * 0.27, high * 0.64, price, isTop ? colours.brassText : '#a3b0b9')]
  })
  const mark = rungTop(shaft, start) + high / 2
  return [
    rect(0, 0, w, h, '#0d1620', { radius: 4, stroke: stroke('#55636e', 1.4) }),
    ...upTo(2).map((i) => line(3 + i * (w - 6), 2, 3 + i * (w - 6), h - 2, '#33414c', 1.6)),
    ...rungs,
    path(`M4 ${mark - 4}L10 ${mark}L4 ${mark + 4}Z`, { fill: '#a3b0b9' }),
  ]
}

/** A cage on its rope from the top of the shaft, `drop` pixels long; brass at the highest price. */
export function cageShapes(
  { w, h }: { readonly w: number; readonly h: number },
  price: number,
  drop: number,
  isTop: boolean,
) {
  const rope = drop > 0 ? [line(w / 2, -drop, w / 2, -h * 0.2, '#8d959a', 2)] : []
  const shapes: Shape[] = [
    ...rope,
    path(`M${w * 0.16} 0L${w / 2} ${-h * 0.22}L${w * 0.84} 0`, { stroke: stroke('#8d959a', 2) }),
    rect(0, 0, w, h, isTop ? brass(0, h) : '#d9c59a', { radius: 4, stroke: stroke('#3d2a0c', 1.6) }),
    priceText(w / 2, h * 0.8, h * 0.84, price, '#2a1d08'),
  ]
  return shapes
}

const corners: readonly Point[] = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, 0],
  [1, 0],
]

/** The pips of a face: an odd one has one in the middle, and pairs of corners. */
const pipsOf = (face: number): readonly Point[] => [
  ...(face % 2 === 1 ? [[0, 0] as const] : []),
  ...corners.slice(0, face - (face % 2)),
]

const looks = {
  light: { fill: '#fffaf0', ink: '#2a211a', edge: '#8a7a5e' },
  /** The face on which a mine is played out. */
  dark: { fill: '#4a4038', ink: '#d9cdb8', edge: '#20150f' },
} as const

/** A die showing a face from 1 to 6, centred at `x`, `y`; turned by `angle` degrees while it tumbles. */
export function die(x: number, y: number, size: number, face: number, look: keyof typeof looks = 'light', angle = 0) {
  const { fill, ink, edge } = looks[look]
  return group(
    x,
    y,
    size / 20,
    [
      rect(-10, -10, 20, 20, fill, { radius: 4, stroke: stroke(edge, 1.2) }),
      ...pipsOf(face).map(([a, b]) => circle(a * 5.2, b * 5.2, 1.95, ink)),
    ],
    { angle },
  ) satisfies Group
}

/** A sum of copper on a hexagon of radius `r`, which no other title’s points have; a price to be paid is red. */
export function copper(x: number, y: number, r: number, sum: string, tone: 'plain' | 'price' = 'plain'): Group {
  const type = { font: 'display', size: 17.6 } as const
  const size = Math.min(type.size, (type.size * 17.6) / widthOf(sum, type))
  const colour = tone === 'price' ? '#b0231c' : '#4a230c'
  return group(x, y, r / 15, [
    ...drawing(sheet, 'copper', { face: '#fdf0dc' }),
    text(0, size * 0.36, sum, { ...type, size, anchor: 'middle', colour }),
  ])
}

/** A closed purse with a band in its seat’s colour, in a square of `size`: money that is nobody’s business. */
export const purse = (x: number, y: number, size: number, band: string): Group =>
  group(x, y, size / 32, drawing(sheet, 'purse', { band }))

/** The same purse burst open, for a seat whose money is known. */
export const openPurse = (x: number, y: number, size: number, band: string): Group =>
  group(x, y, size / 32, drawing(sheet, 'burst', { band }))
