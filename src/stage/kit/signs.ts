import { colours } from '../../kit/tokens.ts'
import { circle, group, line, path, poly, rect, stroke } from '../art/draw.ts'
import type { Shape } from '../art/shape.ts'
import { type CubeKind, cube } from './cubes.ts'

const { ink, red } = colours

const track: readonly Shape[] = [
  ...[-11, -4, 3, 10].map((q) =>
    poly(
      [
        [q - 2, 8],
        [q + 1.4, 8],
        [q + 3.2, -8],
        [q + 0.4, -8],
      ],
      '#6d4c30',
    ),
  ),
  path('M-15 5.5H15M-13 -5H15.4', { stroke: stroke('#2b3136', 2.8) }),
  path('M-15 4.6H15M-13 -5.9H15.4', { stroke: stroke('#c9ced1', 1) }),
]

const station: readonly Shape[] = [
  rect(-12, -1, 24, 11.5, '#f4e6c6', { stroke: stroke('#4a3a2a', 1) }),
  poly(
    [
      [-15, 0],
      [-8, -9],
      [8, -9],
      [15, 0],
    ],
    '#48545c',
    { stroke: stroke('#2a2f33', 0.8) },
  ),
  rect(-14, 2, 28, 2, red),
  rect(-9, 5, 4, 5.5, '#4a3a2a'),
  rect(-2, 4.8, 4, 3.4, '#e7b850'),
  rect(5, 5, 4, 5.5, '#4a3a2a'),
  line(0, -9, 0, -16, ink, 1.2),
  poly(
    [
      [0.4, -16],
      [9, -13.6],
      [0.4, -11],
    ],
    red,
  ),
]

const surveyor: readonly Shape[] = [
  line(7, -3, 2.6, 14, '#7b5a2e', 1.5),
  line(7, -3, 7, 14, '#7b5a2e', 1.5),
  line(7, -3, 12, 14, '#7b5a2e', 1.5),
  rect(2.4, -8.2, 9.6, 4, colours.brass, { radius: 1 }),
  rect(11, -7.8, 2.6, 3.2, '#2b3136'),
  rect(5.6, -4.6, 2.8, 2, '#2b3136'),
  path('M-12 14L-10.6 .6Q-10 -3.4 -6.4 -3.4Q-2.8 -3.4 -2.2 .4L-.4 14H-4.6L-6 6L-8 14Z', { fill: colours.slate800 }),
  path('M-4.6 -.6L3 -5.4L3.6 -3.8L-3.6 2.4Z', { fill: colours.slate800 }),
  circle(-6.2, -7, 3.5, '#e0b48c'),
  path('M-12 -8.6H.6L-.4 -9.9H-2.6Q-2.8 -13.6 -6.2 -13.6Q-9.6 -13.6 -9.8 -9.9H-11.4Z', { fill: ink }),
]

const exchange: readonly Shape[] = [
  path('M-13 -4.4H7', { stroke: stroke(ink, 3) }),
  poly(
    [
      [6, -10],
      [14, -4.4],
      [6, 1.2],
    ],
    ink,
  ),
  path('M13 6H-7', { stroke: stroke(ink, 3) }),
  poly(
    [
      [-6, 0.4],
      [-14, 6],
      [-6, 11.6],
    ],
    ink,
  ),
]

const arrow: readonly Shape[] = [
  path('M-12 0H4', { stroke: stroke(ink, 3.6) }),
  poly(
    [
      [2, -7.4],
      [13, 0],
      [2, 7.4],
    ],
    ink,
  ),
]

const pick: readonly Shape[] = [
  group(
    0,
    0,
    1,
    [
      rect(-1.6, -9, 3.2, 24, '#8a5f33', { radius: 1.4 }),
      path('M-14 -5Q0 -15 14 -5Q0 -9.4 -14 -5Z', { fill: colours.slate700, stroke: stroke(colours.slate900, 0.8) }),
      rect(-2.6, -11.4, 5.2, 4.4, colours.slate800),
    ],
    { angle: 38 },
  ),
]

const bag: readonly Shape[] = [
  path('M-5 -7Q-15 2 -12 11Q-10 15 0 15Q10 15 12 11Q15 2 5 -7Z', { fill: '#b08b59', stroke: stroke('#4c3518', 1) }),
  path('M-6 -7L-9 -13Q-4 -11 0 -13Q4 -11 9 -13L6 -7Z', { fill: '#c9a672', stroke: stroke('#4c3518', 1) }),
  path('M-7 -7.4H7', { stroke: stroke(red, 2.4) }),
]

const yard: readonly Shape[] = [
  rect(-15, -9, 30, 21, '#574c40', { radius: 2.5, stroke: stroke('#2f281f', 1.2) }),
  path('M-15 3H15M-15 8H15', { stroke: stroke('#aab2b6', 1.4) }),
  cube(-7, -4, 12, 'iron'),
  cube(7, -4, 12, 'stone'),
]

const summit: readonly Shape[] = [
  poly(
    [
      [-15, 13],
      [-2, -8],
      [4, 1],
      [8, -3],
      [15, 13],
    ],
    '#8fa0ab',
  ),
  poly(
    [
      [-2, -8],
      [4, 1],
      [1, 13],
      [-6, 13],
      [-1, 3],
    ],
    '#4d6377',
  ),
  line(-2, -8, -2, -16, ink, 1.2),
  poly(
    [
      [-2, -16],
      [7, -13.6],
      [-2, -11],
    ],
    red,
  ),
]

const cubeSign = (kind: CubeKind) => [cube(0, 0, 27.5, kind)]

/** Signs that mean the same in several titles, each in a square of 32 around 0, 0. */
export const signs = {
  iron: cubeSign('iron'),
  stone: cubeSign('stone'),
  rubble: cubeSign('rubble'),
  event: cubeSign('event'),
  track,
  station,
  surveyor,
  exchange,
  arrow,
  pick,
  bag,
  yard,
  summit,
} as const satisfies Record<string, readonly Shape[]>
