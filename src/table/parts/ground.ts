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
