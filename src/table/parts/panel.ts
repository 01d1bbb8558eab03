import type { Shape } from '../../stage/art/shape.ts'
import { panel } from '../../stage/kit/paints.ts'
import { piece } from '../../stage/kit/piece.ts'
import type { PrintSizes } from '../../stage/kit/print.ts'
import { onGround, pad, sized } from '../layout/around.ts'
import { column, row } from '../layout/flow.ts'
import { span } from '../layout/leaf.ts'
import { as, type LayoutNode } from '../layout/node.ts'
import { brassCapitals, caption } from './print.ts'
import { inlaid } from './seat.ts'
import type { ThingPiece } from './thing.ts'

/** The head of a panel: its title in brass, and perhaps a count at the right. */
interface Head {
  readonly title: string
  /** The size of the title, in layout pixels. */
  readonly size: number
  readonly count?: LayoutNode
}

/** A dark panel with a head. */
export function titledPanel(
  id: string,
  depth: number,
  sizes: PrintSizes,
  { title, size, count }: Head,
  node: LayoutNode,
): LayoutNode {
  const name = caption(sizes, brassCapitals([title], size), { grow: 1 })
  const parts = row({ gap: 8 }, count ? [name, as({ grow: 1 }, count)] : [name])
  // Large text has some room to grow.
  const head = pad({ left: 10, top: 4, right: 10 }, sized({ h: span(size * 1.15 + 5) }, parts))
  return onGround(panelGround(id, depth), column({}, [head, as({ grow: 1 }, node)]))
}

/** A dark panel as a ground. */
export const panelGround = (id: string, depth: number): Ground =>
  pictureGround({ id, key: id, depth, margin: 1 }, panel)

/** A picture with everything decorative that lies on it. */
type Ground = Parameters<typeof onGround>[0]

/** A ground with a picture of its own. */
export const pictureGround =
  ({ id, key, depth, ...rest }: ThingPiece, draw: (w: number, h: number) => readonly Shape[]): Ground =>
  (place, decorations) => {
    const { key: on, shapes } = inlaid(place, decorations)
    return [piece(id, `${key}:${on}`, place, depth, (w, h) => [...draw(w, h), ...shapes()], rest)]
  }
