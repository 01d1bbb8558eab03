import { mix } from '../../../../../stage/art/colour.ts'
import { downwards, group, poly, rect } from '../../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../../stage/art/shape.ts'
import { flat, type SceneFrame } from '../../../../../stage/kit/scenery/frame.ts'
import { peak, range } from '../../../../../stage/kit/scenery/land.ts'
import type { Palette } from '../weathers.ts'

/** The picture of a workplace: its size, its light, and the height of the ground that people stand on. */
export interface Yard {
  readonly w: number
  readonly h: number
  /** The top of the ground. */
  readonly ground: number
  readonly middle: number
  readonly palette: Palette
}

/** A workplace's picture of a size. */
export const yardOf = (w: number, h: number, palette: Palette): Yard => ({
  w,
  h,
  palette,
  ground: h - Math.min(30, h * 0.3),
  middle: w / 2,
})

/** Sky over far hills, different at each place. */
export function backShapes({ w, h, ground, palette }: Yard, seed: number): Shape[] {
  const unit = Math.max(0.5, ground / 84)
  const frame: SceneFrame = {
    w: w / unit,
    high: h / unit,
    scale: unit,
    tall: false,
    ground: ground / unit,
    size: 1,
    hour: palette,
    x: (share) => (share * w) / unit,
  }
  const base = ground / unit
  const look = { seed, base, ragged: 1.6 }
  const hills = range(
    frame,
    'far',
    look,
    peak(((seed * 37) % 60) / 100 + 0.1, base - 44, 0.3),
    peak(((seed * 53) % 50) / 100 + 0.5, base - 34, 0.26),
    peak(((seed * 29) % 30) / 100, base - 26, 0.24),
  )
  return [rect(0, 0, w, h, downwards(0, h, palette.sky, [0, 0.34, 0.7, 0.95])), group(0, 0, unit, flat(hills))]
}

/** Level ground with a lighter edge. */
export const groundShapes = ({ w, h, ground }: Yard, fill: string, edge: string): Shape[] => [
  rect(0, ground, w, h - ground, fill),
  rect(0, ground, w, 2.4, edge),
]

/** Grass in the light of the day. */
export const grassShapes = (yard: Yard): Shape[] => {
  const { slopes, foreLit } = yard.palette
  const tone = (at: number, dark: number) => mix(slopes[at] ?? '#6f6252', foreLit, dark)
  return groundShapes(yard, tone(1, 0.38), tone(0, 0.1))
}

/** A polygon from a flat list of coordinates. */
export const plate = (fill: string, ...numbers: readonly number[]): Shape =>
  poly(
    Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]),
    fill,
  )
