import { colours } from '../../src/kit/tokens.ts'
import { rect, stroke, text } from '../../src/stage/art/draw.ts'
import { shape } from '../../src/table/layout/leaf.ts'
import type { LayoutNode } from '../../src/table/layout/node.ts'
import { thing } from '../../src/table/parts/thing.ts'

/** A plain card with a word or two on it, three times as wide as high, as titles made for tests use it. */
export const card = (id: string, label: string, words = label, ground: string = colours.paper): LayoutNode =>
  thing(shape(3, 46, 60), { id, key: `card:${words}:${ground}`, depth: 0, label }, (w, h) => [
    rect(0, 0, w, h, ground, { radius: 6, stroke: stroke(colours.inkSoft, 1) }),
    text(w / 2, h / 2 + 7, words, { font: 'text', size: 20, weight: 700, colour: colours.ink, anchor: 'middle' }),
  ])
