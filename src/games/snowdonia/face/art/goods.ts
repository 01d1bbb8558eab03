import { colours } from '../../../../kit/tokens.ts'
import { group, path, poly, stroke } from '../../../../stage/art/draw.ts'
import type { Group, Shape } from '../../../../stage/art/shape.ts'
import { cube } from '../../../../stage/kit/cubes.ts'
import { type CubeLook, cube as wooden } from '../../../../stage/kit/things.ts'
import type { Good } from '../../goods.ts'

const coalLook: CubeLook = {
  colour: '#3a3f45',
  marks: [
    poly(
      [
        [-26, -29],
        [-4, -43],
        [9, -29],
        [-6, -19],
      ],
      '#8f989e',
    ),
    poly(
      [
        [5, -17],
        [25, -30],
        [31, -22],
      ],
      '#b7c0c5',
    ),
  ],
}

/** A steel bar all round. */
export const barOutline = 'M-15 5L8 -9L15 -5V0L-8 14L-15 10Z'

/** A steel bar: long and light, with a bright end; its outline alone tells it from every cube. */
const bar: readonly Shape[] = [
  poly(
    [
      [-15, 5],
      [8, -9],
      [15, -5],
      [-8, 9],
    ],
    '#cfdde5',
  ),
  poly(
    [
      [-15, 5],
      [-8, 9],
      [-8, 14],
      [-15, 10],
    ],
    '#5f7686',
  ),
  poly(
    [
      [-8, 9],
      [15, -5],
      [15, 0],
      [-8, 14],
    ],
    '#8ba3b2',
  ),
  path('M-11 5.2L9.6 -7.2', { stroke: stroke(colours.white, 1.4), opacity: 0.8 }),
  path(barOutline, { stroke: stroke('#3c4f5c', 1.2) }),
]

/** A good centred at `x`, `y` in a square of `size`. */
export function good(kind: Good | 'event', x: number, y: number, size: number): Group {
  if (kind === 'steel') return group(x, y, size / 32, bar)
  if (kind === 'coal') return wooden(x, y, size * 0.86, coalLook)
  return cube(x, y, size * 0.86, kind)
}
