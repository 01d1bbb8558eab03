import { colours } from '../../../../../kit/tokens.ts'
import { box, group, path, rect, stroke } from '../../../../../stage/art/draw.ts'
import type { Shape } from '../../../../../stage/art/shape.ts'
import type { Size } from '../../../../../stage/face.ts'
import { draw, fill } from '../../../../../stage/kit/scenery/shapes.ts'
import { facets } from '../rock/slate.ts'

const frame = ({ w, h }: Size, by: number, width: number): Shape =>
  path(box(by, by, w - 2 * by, h - 2 * by, 4), { stroke: stroke(colours.brass, width), opacity: 0.9 })

/** A mountain on a lozenge, sawn open to its gate, in brass: about 0, 0, 72 wide and 84 high. */
const emblem: readonly Shape[] = [
  fill('M0 -42L36 0L0 42L-36 0Z', '#1a2b3d'),
  fill('M-19 -5L-8 -19L-3 -14L3 -24L19 -5Z', '#8fb5c9'),
  fill('M-8 -19L-3 -14L3 -24L8 -17L4 -13L-2 -9L-8 -13L-12 -14Z', '#f1f8f7'),
  fill('M-27 -4H27L16 12Q0 26 -16 12Z', '#2c4660'),
  fill('M-11 15V3A11 11 0 0 1 11 3V15Q0 22 -11 15Z', '#0c1622'),
  fill('M-7 17V4A7 7 0 0 1 7 4V17Q0 20 -7 17Z', '#e8953a'),
  fill('M-3.4 18.4V4.6A3.4 3.4 0 0 1 3.4 4.6V18.4Z', '#ffe9b0'),
  draw('M-28 -4.6H28', colours.brassHi, 1.6),
  draw('M-11 15V3A11 11 0 0 1 11 3V15', colours.brassHi, 1.5),
  draw('M0 -42L36 0L0 42L-36 0Z', colours.brass, 1.8),
  draw('M0 -36.6L31.4 0L0 36.6L-31.4 0Z', colours.brass, 0.8),
]

/** The back of a card of the deck, in a box of any proportion. */
export function deckBack(size: Size): Shape[] {
  const { w, h } = size
  const scale = Math.min((w * 0.74) / 72, (h * 0.74) / 84)
  const edge = Math.min(w, h) * 0.055
  const rock = facets({ w, top: 0, foot: h, facet: Math.max(12, w * 0.26), seed: 12 })
  return [
    rect(0, 0, w, h, '#2b4158', { radius: 6 }),
    group(0, 0, 1, rock, { clip: box(0, 0, w, h, 6) }),
    frame(size, edge, 1.5),
    frame(size, edge * 1.7, 0.7),
    group(w / 2, h / 2, scale, emblem),
    path(box(0.6, 0.6, w - 1.2, h - 1.2, 6), { stroke: stroke('#0b131d', 1.2) }),
  ]
}
