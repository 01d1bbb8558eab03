import { circle, rect, stroke, text } from '../../stage/art/draw.ts'
import type { Shape } from '../../stage/art/shape.ts'
import type { Rect } from '../../stage/face.ts'
import { medal } from '../../stage/kit/things.ts'
import type { Cloth } from './flag.ts'

/** The band of a winner at the poster's foot: pattern, letter, points. */
export function bandShapes(place: Rect, look: Cloth, points: string): Shape[] {
  const { x, y, w, h } = place
  const r = h * 0.42
  return [
    rect(x, y, w, h, look.pattern, { radius: 4, stroke: stroke(look.dark, 2) }),
    circle(x + h * 0.62, y + h / 2, r * 0.86, look.dark, { stroke: stroke('#ffffff', 2) }),
    text(x + h * 0.62, y + h / 2 + r * 0.5, look.letter, {
      font: 'display',
      size: r * 1.4,
      anchor: 'middle',
      colour: '#ffffff',
    }),
    medal(x + w - h * 0.7, y + h / 2, h * 0.56, points),
  ]
}
