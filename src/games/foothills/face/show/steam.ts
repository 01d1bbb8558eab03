import { grain } from '../../../../stage/art/draw.ts'
import type { Piece, Step } from '../../../../stage/face.ts'
import { engineSize } from '../../../../stage/kit/scenery/train.ts'
import type { Spot } from '../../../../table/motion/spots.ts'
import { puff } from '../../../../table/motion/steam.ts'
import { stockOf } from '../pieces/engines.ts'

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
      drift: -8 - next() * 10,
      rise: 20 + next() * 8,
      grows: 0.95 + next() * 0.3,
      lasts,
      alpha: 0.75,
      from: 0.25,
    }),
  )
}
