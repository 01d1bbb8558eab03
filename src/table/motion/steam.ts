import { circle } from '../../stage/art/draw.ts'
import type { Shape } from '../../stage/art/shape.ts'
import type { Step } from '../../stage/face.ts'
import { around, piece } from '../../stage/kit/piece.ts'
import { passing, type Spot } from './spots.ts'

const cream = '#fff8ea'
const shade = '#d8cbb8'

/** A puff of steam, lit from above. */
const puffShapes = (w: number): Shape[] => [
  circle(w * 0.52, w * 0.58, w * 0.4, shade),
  circle(w * 0.3, w * 0.6, w * 0.24, shade),
  circle(w * 0.48, w * 0.46, w * 0.38, cream),
  circle(w * 0.7, w * 0.52, w * 0.25, cream),
  circle(w * 0.27, w * 0.52, w * 0.22, cream),
]

const size = 20

/** The steam leaving a chimney, in layout pixels and milliseconds. */
export interface Breath {
  readonly drift: number
  readonly rise: number
  readonly grows: number
  readonly lasts: number
  readonly alpha?: number
  readonly from?: number
}

/** A puff that leaves a place, drifts, grows and fades. */
export function puff({ x, y }: Spot, at: number, breath: Breath): Step {
  const { drift, rise, grows, lasts, alpha = 0.92, from = 0.35 } = breath
  const cloud = piece('puff', 'puff', around(x, y, size), passing + 20, puffShapes)
  return {
    piece: cloud,
    at,
    for: lasts,
    ease: 'linear',
    from: { scale: from, alpha },
    to: { x: x + drift, y: y - rise, scale: grows, alpha: 0 },
  }
}
