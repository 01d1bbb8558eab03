import { colours } from '../../kit/tokens.ts'
import { path, rect, stroke } from '../../stage/art/draw.ts'
import { reach } from '../../stage/art/light.ts'
import type { Shape } from '../../stage/art/shape.ts'
import type { Piece, Rect } from '../../stage/face.ts'

import type { PrintSizes } from '../../stage/kit/print.ts'
import { layers, pad } from '../layout/around.ts'
import { column, row } from '../layout/flow.ts'
import { rest, shape, space } from '../layout/leaf.ts'
import { as, type LayoutNode, lay, piecesOf } from '../layout/node.ts'
import { brassCapitals, line } from './print.ts'
import { thing } from './thing.ts'

/** Words of a drawer: its name, and the accessible name of the cross that shuts it. */
interface DrawerWords {
  readonly name: string
  readonly close: string
}

/** The touch target of a finger, in layout pixels. */
const finger = 44

/** The empty edge of a drawer, in layout pixels. */
export const drawerEdge = 8

/** A drawer: its contents under its name and a cross. */
export function drawer(sizes: PrintSizes, depth: number, { name, close }: DrawerWords, inside: LayoutNode): LayoutNode {
  const ground = (w: number, h: number): Shape[] => [
    rect(0, 0, w, h, colours.slate800, { radius: 10, stroke: stroke('#8fa0ab', 1.4), height: 3 }),
  ]
  const cross = (a: number): Shape[] => [
    rect(5, 5, a - 10, a - 10, colours.paper, { radius: 6 }),
    path(`M${a * 0.34} ${a * 0.34}L${a * 0.66} ${a * 0.66}M${a * 0.66} ${a * 0.34}L${a * 0.34} ${a * 0.66}`, {
      stroke: stroke(colours.ink, 2.6),
    }),
  ]
  const shut = { id: 'drawer:close', key: 'drawer:close', depth, label: close }
  const head = row({}, [
    pad({ left: 12 }, line(sizes, 'drawer:head', depth, brassCapitals([name], 23)), { grow: 1 }),
    thing(shape(1, finger), shut, cross),
  ])
  const edges = { left: drawerEdge, right: drawerEdge, bottom: drawerEdge }
  return layers([
    thing({ w: rest(), h: rest() }, { id: 'drawer', key: 'drawer', depth: 0, label: name, margin: reach(3) }, ground),
    column({}, [head, pad(edges, inside)]),
  ])
}

/** The pieces of something that a touch opens over the table, at the foot of a room; a touch elsewhere shuts it. */
export const opened = (of: string, lift: number, node: LayoutNode, room: Rect): Piece[] =>
  piecesOf(lay(column({}, [as({ grow: 1 }, space(0)), node]), room)).map((one) => ({
    ...one,
    depth: one.depth + lift,
    // A touch outside shuts a drawer: so its cross is no part of it.
    ...(one.id !== 'drawer:close' && { of }),
  }))
