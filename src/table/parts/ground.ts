import { at, grain, path, rect, stroke } from '../../stage/art/draw.ts'
import { type Light, litSlate } from '../../stage/art/light.ts'
import type { Shape } from '../../stage/art/shape.ts'
import { piece } from '../../stage/kit/piece.ts'
import { onGround } from '../layout/around.ts'
import type { LayoutNode, Manner } from '../layout/node.ts'
import { inlaid } from './seat.ts'
import type { ThingPiece } from './thing.ts'

/**
 * A thing with a node on it: whatever is decorative there is drawn as part of the thing's picture, `draw` beneath it
 * from 0, 0 to its width and height.
 */
export const thingWith = (
  { id, key, depth, ...rest }: ThingPiece,
  draw: (w: number, h: number) => readonly Shape[],
  node: LayoutNode,
  manner: Manner = {},
): LayoutNode =>
  onGround(
    (place, decorations) => {
      const inside = inlaid(place, decorations)
      const all = (w: number, h: number) => [...draw(w, h), ...inside.shapes()]
      return [piece(id, `${key}:${inside.key}`, place, depth, all, rest)]
    },
    node,
    manner,
  )

/** The slate that a whole table lies on, in its light, with its faint cleavage. */
export function slateShapes(light: Light, w: number, h: number): Shape[] {
  const next = grain(3)
  const cracks = Array.from({ length: Math.ceil(h / 130) }, (_, row) => {
    const y = 60 + row * 130
    const points = Array.from({ length: Math.ceil(w / 275) + 1 }, (__, i) => at(i * 275, y + (next() - 0.5) * 90))
    return `M${points.join('L')}`
  })
  return [
    rect(0, 0, w, h, litSlate(light, w, h)),
    path(cracks.join(''), { stroke: stroke('#56646e', 1), opacity: 0.14, only: 'usual' }),
  ]
}
