import { panel } from '../../stage/kit/paints.ts'
import type { PrintSizes } from '../../stage/kit/print.ts'
import { pad, sized } from '../layout/around.ts'
import { column, row } from '../layout/flow.ts'
import { span } from '../layout/leaf.ts'
import { as, type LayoutNode } from '../layout/node.ts'
import { thingWith } from './ground.ts'
import { brassCapitals, caption } from './print.ts'

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
  return darkPanel(id, depth, column({}, [head, as({ grow: 1 }, node)]))
}

/** A dark panel with something on it. */
export const darkPanel = (id: string, depth: number, node: LayoutNode): LayoutNode =>
  thingWith({ id, key: id, depth, margin: 1 }, panel, node)
