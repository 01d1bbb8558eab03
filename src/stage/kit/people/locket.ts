import { colours } from '../../../kit/tokens.ts'
import { mix } from '../../art/colour.ts'
import { circle, group, rect, round, stroke, text } from '../../art/draw.ts'
import type { Shape } from '../../art/shape.ts'
import type { Portrait, RingMarks } from '../../face.ts'
import { faceArt } from './faces.ts'

/** Below this side a face is cut closer, in layout pixels. */
const closeBelow = 52

/** The portrait of a face, greyed while its person is away. */
export const portraitOf = (name: string, isAway: boolean): Portrait => ({
  key: `${name}${isAway ? ':away' : ''}`,
  draw: (side, marks) => locket(name, side, marks, isAway),
})

/** A face in a ring of its seat’s pattern with the seat’s letter, in a square from 0, 0. */
function locket(name: string, side: number, { base, light, pattern, letter }: RingMarks, isAway: boolean): Shape[] {
  const r = side * 0.46
  const [x, y] = [side * 0.48, side * 0.47]
  const inner = r * 0.79
  const cut = side < closeBelow && name !== 'guild' ? 150 : 200
  const scale = (2 * inner) / cut
  const badge = Math.max(r * 0.36, 6.5)
  const corner = side - badge * 1.14
  return [
    group(0, 0, 1, [
      circle(x, y + r * 0.07, r + 0.5, '#0b0f12', { opacity: 0.45 }),
      circle(x, y, r, colours.paperLight),
      circle(x, y, r * 0.95, pattern),
      circle(x, y, inner + r * 0.035, colours.paperLight),
      group(x, y, 1, facing(name, scale, mix(base, '#f6e3b8', 0.62)), { clip: round(0, 0, inner), own: true }),
      ...(isAway ? [circle(x, y, r, '#39434a', { opacity: 0.62 })] : []),
      circle(corner, corner, badge * 1.14, colours.paperLight),
      circle(corner, corner, badge, base, { stroke: stroke(light, 0.6) }),
      text(corner, corner + badge * 0.46, letter, {
        font: 'display',
        size: badge * 1.34,
        anchor: 'middle',
        colour: inkOn(base),
      }),
    ]),
  ]
}

const inkOn = (base: string) => (base === colours.yellow || base === colours.lilac ? colours.ink : colours.white)

/** The face around 0, 0 before a light sky of its seat’s colour. */
const facing = (name: string, scale: number, sky: string): Shape[] => [
  rect(-200 * scale, -200 * scale, 400 * scale, 400 * scale, sky),
  circle(0, 0, 84 * scale, '#fdf0cf', { opacity: 0.6 }),
  group(-120 * scale, -126 * scale, scale, faceArt(name)),
]
