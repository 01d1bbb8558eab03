import { colours } from '../../kit/tokens.ts'
import { mix } from '../art/colour.ts'
import { circle, edged, group, path, poly, stroke, text } from '../art/draw.ts'
import type { Group, Point, Shape } from '../art/shape.ts'
import { brass } from './paints.ts'

/** The smallest size of a number, in layout pixels. */
const least = 14

/** The looks of a kind of cube. */
export interface CubeLook {
  /** `#rrggbb`. */
  readonly colour: string
  /** Pale cubes are shaded more gently. */
  readonly pale?: boolean
  /** On the top face, so that nothing depends on colour alone; in units of a cube of 100. */
  readonly marks: readonly Shape[]
}

/** A cube's outline, in units of a cube of 100. */
const cubeOutline = 'M-50 -27L0 -54L50 -27V29L0 56L-50 29Z'

/** A wooden cube seen from a corner, centred at `x`, `y`, `size` wide. */
export function cube(x: number, y: number, size: number, look: CubeLook): Group {
  const { colour, pale = false, marks } = look
  const left = mix(colour, '#2a160a', pale ? 0.12 : 0.14)
  const right = mix(colour, '#2a160a', pale ? 0.28 : 0.42)
  const top = mix(colour, '#ffffff', pale ? 0.6 : 0.34)
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
      ...marks,
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
    text(0, size * 0.34, points, { font: 'display', size, anchor: 'middle', colour: colours.brassInk }),
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
      return group(Math.sin(turn) * out * side, Math.cos(turn) * out, 1, [path(leaf, look)], { angle })
    })
  return group(x, y, r / 100, [...sprig(1), ...sprig(-1)])
}
