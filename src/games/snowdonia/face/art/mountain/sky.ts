import { mix } from '../../../../../stage/art/colour.ts'
import { circle, downwards, group, poly, rect, smooth } from '../../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../../stage/art/shape.ts'
import { flat } from '../../../../../stage/kit/scenery/frame.ts'
import { peak, range } from '../../../../../stage/kit/scenery/land.ts'
import { castleStone } from '../../../../../stage/kit/scenery/masonry.ts'
import { haze } from '../../../../../stage/kit/scenery/mist.ts'
import { fill, outline, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { clouds } from '../../../../../stage/kit/scenery/sky.ts'
import { keep } from '../../../../../stage/kit/scenery/stone.ts'
import { oaks, row } from '../../../../../stage/kit/scenery/trees.ts'
import { water } from '../../../../../stage/kit/scenery/water.ts'
import { inUnits, type Mountain, toneOf } from './frame.ts'

/** Where the sun is: clear of the line, which climbs to the right. */
export const sunAt = ({ w, h }: Pick<Mountain, 'w' | 'h'>): Point =>
  w > h ? [w * 0.395, h * 0.215] : [w * 0.82, h * 0.12]

/** Sky, sun and clouds. */
export function skyShapes(m: Mountain): Shape[] {
  const { w, h, palette, weather, frame } = m
  const [x, y] = sunAt(m)
  const count = weather === 'rain' ? 10 : 6
  return [
    rect(0, 0, w, h, downwards(0, h * 0.72, palette.sky, [0, 0.34, 0.72, 1])),
    ...sunShapes(m, x, y),
    inUnits(m, clouds(frame, 11, count, { top: 2, foot: 30, from: 0.1 })),
  ]
}

function sunShapes({ w, h, palette, weather }: Mountain, x: number, y: number): Shape[] {
  const r = Math.min(w, h) * 0.068
  if (weather === 'rain') return []
  if (weather === 'fog') return [circle(x, y, r, palette.sun, { opacity: 0.75 })]
  return [
    fill(beams(x, y, 30, Math.hypot(w, h)), palette.sun, 0.12),
    circle(x, y, r * 2.2, palette.sun, { opacity: 0.16 }),
    circle(x, y, r * 1.58, palette.sun, { opacity: 0.3 }),
    circle(x, y, r, palette.sun),
  ]
}

/** Every other slice of the sky round the sun. */
function beams(x: number, y: number, count: number, reach: number): string {
  const toward = (turn: number): Point => [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach]
  return upTo(count)
    .map((i) => (Math.PI * 2 * (i + 0.28)) / count)
    .map((turn) => outline([[x, y], toward(turn), toward(turn + (Math.PI / count) * 0.9)]))
    .join('')
}

/** Two ranges beyond the lake, with haze between. */
export const farShapes = (m: Mountain): Shape[] => [
  inUnits(m, [
    range(
      m.frame,
      'far',
      { seed: 5, base: 64 },
      peak(0.47, 27, 0.16),
      peak(0.2, 31, 0.13),
      peak(0.62, 32, 0.14),
      peak(0.06, 37, 0.12),
      peak(0.8, 34, 0.16),
    ),
    haze(m.frame, 47, 9, 0.6),
    range(
      m.frame,
      'mid',
      { seed: 9, base: 70 },
      peak(0.3, 41, 0.12),
      peak(0.46, 38, 0.13),
      peak(0.6, 34, 0.12),
      peak(0.05, 45, 0.1),
      peak(0.17, 44, 0.1),
    ),
    haze(m.frame, 57, 7, 0.55),
  ]),
]

/** The lake at Llanberis with its far shore and the castle's keep. */
export function lakeShapes(m: Mountain): Shape[] {
  const { w, frame, palette, unit, h } = m
  const long = w * 0.34
  const shore: Point[] = [
    [-2, 57],
    [w * 0.037, 54.4],
    [w * 0.075, 55.6],
    [w * 0.106, 58.2],
    [w * 0.125, 60.4],
  ].map(([x = 0, y = 0], i): Point => [x, y * unit - (i === 0 ? unit : 0)])
  const bank = `${smooth(shore)}L-10 ${62 * unit}Z`
  const stone = {
    lit: mix(palette.farShade, castleStone.lit, 0.35),
    shade: mix(palette.farShade, castleStone.shade, 0.5),
    dark: '#2a2a2c',
  }
  return [
    group(0, 0, 1, [inUnits(m, water(frame, 5, 55.5))], { clip: `M0 0H${long}V${h}H0Z` }),
    fill(bank, toneOf(palette.hollows, 0.12)),
    group(w * 0.093, 57 * unit, unit * 0.3, flat(keep(stone))),
    inUnits(
      m,
      oaks(frame, { dark: palette.fore, lit: toneOf(palette.slopes, 0.1) }, row(0.006, 0.045, 56, 3, 4.4, 6, 2)),
    ),
  ]
}

/** A flag on a cairn, the summit's top at `x`, `y`. */
export const cairnShapes = (x: number, y: number, { fore, foreLit, flag }: Mountain['palette']): Shape[] => [
  poly(
    [
      [x - 8, y + 8],
      [x - 3.4, y - 3],
      [x + 3.4, y - 3],
      [x + 8, y + 8],
    ],
    foreLit,
  ),
  rect(x - 0.9, y - 18, 1.8, 15, fore),
  poly(
    [
      [x + 0.6, y - 18],
      [x + 18, y - 14],
      [x + 0.6, y - 9],
    ],
    flag,
  ),
]
