import { circle, grain } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Step } from '../../../../stage/face.ts'
import { engineSize } from '../../../../stage/kit/scenery/train.ts'
import { passing, type Spot } from '../../../../stage/kit/show/spots.ts'
import { stockOf } from '../pieces/engines.ts'
import { around, piece } from '../table.ts'

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

/** How steam leaves a chimney, in layout pixels and milliseconds. */
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
    ...{ piece: cloud, at, for: lasts, ease: 'linear' },
    from: { scale: from, alpha },
    to: { x: x + drift, y: y - rise, scale: grows, alpha: 0 },
  }
}

/** The top of an engine's chimney from its centre, in layout pixels. */
export function chimneyOf(engine: Piece, line: number): Spot {
  const { long, chimney } = engineSize(stockOf(line))
  const unit = engine.w / long
  return { x: chimney[0] * unit - engine.w / 2, y: engine.h / 2 + chimney[1] * unit }
}

/** An engine at rest breathes: a few soft puffs one after another. */
export function breathing(engine: Piece, line: number, at: number, ms: number): Step[] {
  const top = chimneyOf(engine, line)
  const next = grain(line + 3)
  const spot = { x: engine.x + engine.w / 2 + top.x, y: engine.y + engine.h / 2 + top.y }
  const lasts = Math.min(1100, ms * 0.6)
  const count = Math.max(2, Math.round((ms - lasts) / 320))
  return Array.from({ length: count }, (_, i) =>
    puff(spot, at + ((ms - lasts) * i) / (count - 1), {
      ...{ drift: -8 - next() * 10, rise: 20 + next() * 8, grows: 0.95 + next() * 0.3 },
      ...{ lasts, alpha: 0.75, from: 0.25 },
    }),
  )
}
