import { colours } from '../../kit/tokens.ts'
import { mix } from '../art/colour.ts'
import { circle, edged, group, line, path, poly, stroke, text } from '../art/draw.ts'
import type { Group, Point, Shape } from '../art/shape.ts'
import { brass } from './paints.ts'

/** The smallest size of a number, in layout pixels. */
const least = 14

/** Kinds of cubes. */
export type CubeKind = 'iron' | 'stone' | 'rubble' | 'event'

/**
 * The mark on each kind's top face, so that nothing depends on colour alone; in units of a cube of
 * 100.
 */
const marks: Readonly<Record<CubeKind, readonly Shape[]>> = {
  iron: [
    path('M-27 -28Q-12 -42 0 -31T25 -34M-8 -15Q2 -22 12 -15', {
      stroke: stroke('#8e3f10', 9, { round: true }),
    }),
  ],
  stone: [-1, 0, 1].map((i) =>
    line(-14 + i * 13, -34 + i * 6, -1 + i * 13, -19 + i * 6, '#5d6468', 5.5),
  ),
  rubble: [
    [-15, -27.5, 8.5],
    [6, -36.5, 7.5],
    [14, -23, 9],
    [-1, -16, 6],
  ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#4d311b')),
  event: [path(star(0, -27, 21, 9), { fill: '#b5432e' })],
}

function star(x: number, y: number, out: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const turn = -Math.PI / 2 + (i * Math.PI) / 5
    const r = i % 2 === 0 ? out : inner
    return `${(x + Math.cos(turn) * r).toFixed(1)} ${(y + Math.sin(turn) * r * 0.56).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** A cube's outline, in units of a cube of 100. */
const cubeOutline = 'M-50 -27L0 -54L50 -27V29L0 56L-50 29Z'

/** A wooden cube seen from a corner, centred at `x`, `y`, `size` wide. */
export function cube(x: number, y: number, size: number, kind: CubeKind): Group {
  const colour = colours[kind]
  const white = kind === 'event'
  const left = mix(colour, '#2a160a', white ? 0.12 : 0.14)
  const right = mix(colour, '#2a160a', white ? 0.28 : 0.42)
  const top = mix(colour, '#ffffff', white ? 0.6 : 0.34)
  const edge = stroke(mix(colour, '#ffffff', 0.55), Math.max(3, 60 / size))
  return group(x, y, size / 100, [
    group(0, -1, 1, [
      ...edged(cubeOutline, 11),
      poly(
        [
          [-50, -27],
          [0, 0],
          [0, 56],
          [-50, 29],
        ],
        left,
      ),
      poly(
        [
          [50, -27],
          [0, 0],
          [0, 56],
          [50, 29],
        ],
        right,
      ),
      poly(
        [
          [0, -54],
          [50, -27],
          [0, 0],
          [-50, -27],
        ],
        top,
      ),
      ...marks[kind],
      path('M-50 -27L0 0L50 -27M0 0V56', { stroke: edge, opacity: 0.7 }),
    ]),
  ])
}

/** Sixteen teeth about a disc of radius 100. */
const toothed = poly(
  Array.from({ length: 16 }, (_, i): Point[] => {
    const turn = (i * Math.PI) / 8
    const before = turn - Math.PI / 16
    return [
      [Math.cos(before) * 100, Math.sin(before) * 100],
      [Math.cos(turn) * 112, Math.sin(turn) * 112],
    ]
  }).flat(),
  brass(-112, 224),
  { stroke: stroke('#5d4315', 6) },
)

/** A toothed brass medal with a number, for victory points; `r` is its radius without teeth. */
export function medal(x: number, y: number, r: number, points: string): Group {
  const size = Math.max(142 * (points.length > 2 ? 0.74 : 1), (least * 100) / r)
  return group(x, y, r / 100, [
    toothed,
    circle(0, 0, r < 12 ? 88 : 80, '#fbf3dd', { stroke: stroke('#7d5a1d', 7) }),
    text(0, size * 0.34, points, {
      font: 'display',
      size,
      anchor: 'middle',
      colour: colours.brassInk,
    }),
  ])
}

/** The leaves of a laurel, as angles from its foot at the bottom, on either side. */
const leaves = Array.from({ length: 9 }, (_, i) => 0.24 + i * 0.265)

/** A laurel round a medal with teeth of radius `r`: marks the leader. */
export function laurel(x: number, y: number, r: number): Group {
  const leaf = 'M0 6C-11 -4 -10 -18 0 -27C10 -18 11 -4 0 6Z'
  const look = { fill: '#93b95f', stroke: stroke('#27351a', 2.4) }
  const sprig = (side: 1 | -1) =>
    leaves.map((turn, i) => {
      const out = i % 2 === 0 ? 100 : 92
      const angle = ((Math.PI - turn) * 180 * side) / Math.PI + 18 * side * (i % 2 === 0 ? -1 : 2.4)
      return group(Math.sin(turn) * out * side, Math.cos(turn) * out, 1, [path(leaf, look)], {
        angle,
      })
    })
  return group(x, y, r / 100, [...sprig(1), ...sprig(-1)])
}
