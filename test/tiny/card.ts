import { need } from '../../src/kit/assert.ts'
import { colours } from '../../src/kit/tokens.ts'
import { rect, stroke, text } from '../../src/stage/art/draw.ts'
import type { Layout, Size } from '../../src/stage/face.ts'
import { row } from '../../src/table/layout/flow.ts'
import { rest, shape, slot, span } from '../../src/table/layout/leaf.ts'
import { as, type LayoutNode, lay, piecesOf, slotsOf } from '../../src/table/layout/node.ts'
import { thing } from '../../src/table/parts/thing.ts'

/** A plain card with a word or two on it, three times as wide as high, as titles made for tests use it. */
export const card = (id: string, label: string, words = label, ground: string = colours.paper): LayoutNode =>
  thing(shape(3, 46, 60), { id, key: `card:${words}:${ground}`, depth: 0, label }, (w, h) => [
    rect(0, 0, w, h, ground, { radius: 6, stroke: stroke(colours.inkSoft, 1) }),
    text(w / 2, h / 2 + 7, words, { font: 'text', size: 20, weight: 700, colour: colours.ink, anchor: 'middle' }),
  ])

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
export function laidOut(tree: LayoutNode, size: Size): Pick<Layout, 'size' | 'pieces' | 'areas'> {
  const placed = lay(tree, { x: 0, y: 0, ...size })
  const places = slotsOf(placed)
  const area = (name: string) => need(places.get(name), `a place for the ${name}`)
  return { size, pieces: piecesOf(placed), areas: { decision: area('decision'), log: area('log') } }
}
