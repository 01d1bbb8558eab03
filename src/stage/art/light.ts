import { colours } from '../../kit/tokens.ts'
import { mix } from './colour.ts'
import type { Height, Paint, Shadow } from './shape.ts'

/** The one light of a table, its sun or moon, which stands above the table's upper edge. */
export interface Light {
  /** Its share of the way from left to right. */
  readonly x: number
  /** Its colour, `#rrggbb`. */
  readonly colour: string
  /** The share of its contrast that is lost to fog. */
  readonly haze?: number
}

/** The light of a table that states none. */
export const plainLight: Light = { x: 0.3, colour: colours.slateLine }

/** The slate half-way between the light and the dark. */
const slate = '#333d44'

/** Its distance above the table, in heights of the table: so far that its brightest part is never under words. */
const above = 0.45

/** The slate under a light, over a whole table: the light's colour near it, dark in the farthest corner. */
export function litSlate({ x, colour, haze = 0 }: Light, w: number, h: number): Paint {
  const radius = Math.hypot(Math.max(x, 1 - x) * w, (1 + above) * h)
  const hazed = (other: string) => mix(other, slate, haze)
  const stops = [
    [0, hazed(colour)],
    [0.19, hazed(mix(colour, slate, 0.66))],
    [0.55, slate],
    [1, hazed('#161c21')],
  ] as const
  return { type: 'radial', at: [x * w, -above * h], radius, stops }
}

/** By height, the greatest shift of a shadow and its softness, in layout pixels. */
const casts: Readonly<Record<Height, readonly [x: number, y: number, blur: number]>> = {
  1: [2, 3, 2],
  2: [5, 8, 5],
  3: [14, 24, 12],
}

/** The shadow of something at a height: the nearer the light is to one side, the farther to the other. */
export function shadowAt(height: Height, { x }: Light): Shadow {
  const [aside, down, blur] = casts[height]
  const away = Math.max(-1, Math.min(1, (0.5 - x) / 0.36))
  // A canvas wants twice the standard deviation.
  return { x: aside * away, y: down, blur: 2 * blur, colour: 'rgba(6, 9, 11, 0.56)' }
}

/** Room that the shadow of a height wants around a picture. */
export function reach(height: Height): number {
  const [, down, blur] = casts[height]
  return down + 2 * blur
}
