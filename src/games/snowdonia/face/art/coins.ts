import { colours } from '../../../../kit/tokens.ts'
import { circle, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'

/** The look of a small coin: of something open, of something still out of reach, or of nobody’s. */
export type CoinLook = 'plain' | 'pale' | 'nobody' | 'lit'

const looks: Readonly<Record<CoinLook, { fill: string; edge: string; ink: string }>> = {
  plain: { fill: '#fbf3dd', edge: '#8a6522', ink: colours.brassInk },
  pale: { fill: '#e6dcc4', edge: '#9a8763', ink: '#4d4130' },
  nobody: { fill: '#c3c9c8', edge: '#5c666b', ink: colours.slate700 },
  lit: { fill: colours.brassHi, edge: '#8a6522', ink: colours.brassInk },
}

/** A plain small coin: points beside many others stay quiet. */
export function penny(x: number, y: number, r: number, points: number, look: CoinLook = 'plain'): Shape[] {
  const { fill, edge, ink } = looks[look]
  const words = `${points}`
  const size = r * (words.length > 1 ? 1.44 : 1.6)
  return [
    circle(x, y, r, fill, { stroke: stroke(edge, r * 0.15) }),
    text(x, y + size * 0.36, words, { font: 'display', size, anchor: 'middle', colour: ink }),
  ]
}
