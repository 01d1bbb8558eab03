import { rect } from '../../stage/art/draw.ts'
import type { Path } from '../../stage/art/shape.ts'

/** The light on a table, from the sun or moon of its scene. */
export interface Light {
  /** Where it falls from, as parts of the table’s width and height. */
  readonly from: readonly [x: number, y: number]
  /** The slate where it is brightest. */
  readonly bright: string
}

/** The slate that a whole table lies on, brightest where the light falls from. */
export const litSlate = (w: number, h: number, { from: [x, y], bright }: Light): Path =>
  rect(0, 0, w, h, {
    type: 'radial',
    at: [x * w, y * h],
    radius: Math.hypot(w, h) * 0.9,
    stops: [
      [0, bright],
      [0.42, '#2a333a'],
      [1, '#161c21'],
    ],
  })
