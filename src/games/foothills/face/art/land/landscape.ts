import { downwards, path, rect, smooth } from '../../../../../stage/art/draw.ts'
import type { Shape } from '../../../../../stage/art/shape.ts'

/** The landscape of a station card, filling a box. */
export function landscape(_id: string, w: number, h: number): Shape[] {
  return [
    rect(0, 0, w, h, downwards(0, h, ['#33647a', '#7fa9a6', '#f0d49b'])),
    path(
      `${smooth([
        [0, h * 0.6],
        [w * 0.3, h * 0.35],
        [w * 0.6, h * 0.6],
        [w, h * 0.4],
      ])}V${h}H0Z`,
      { fill: '#6f8a86' },
    ),
  ]
}
