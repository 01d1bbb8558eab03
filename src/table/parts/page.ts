import { need } from '../../kit/assert.ts'
import type { Layout, Size } from '../../stage/face.ts'
import { row } from '../layout/flow.ts'
import { rest, slot, span } from '../layout/leaf.ts'
import { as, type LayoutNode, lay, piecesOf, slotsOf } from '../layout/node.ts'

/** Room for the page’s decision bar and log, side by side. */
export const pageRoom = (): LayoutNode =>
  row(
    { gap: 20 },
    [
      as({ grow: 2 }, slot('decision', { w: rest(320), h: span(180) })),
      as({ grow: 1 }, slot('log', { w: rest(240), h: span(180) })),
    ],
    { grow: 1 },
  )

/** A tree on a stage: its pieces, and the room it leaves for the page. */
export function onStage(tree: LayoutNode, size: Size): Pick<Layout, 'size' | 'pieces' | 'areas'> {
  const placed = lay(tree, { x: 0, y: 0, ...size })
  const places = slotsOf(placed)
  const area = (name: string) => need(places.get(name), `a place for the ${name}`)
  return { size, pieces: piecesOf(placed), areas: { decision: area('decision'), log: area('log') } }
}
