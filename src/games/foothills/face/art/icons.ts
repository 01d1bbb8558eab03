import { colours } from '../../../../kit/tokens.ts'
import { circle, group, line, path, poly, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Group, Shape } from '../../../../stage/art/shape.ts'
import { type CubeKind, cube } from './cubes.ts'
import { smallGoods } from './smallGoods.ts'

const { ink, red } = colours

const passenger: readonly Shape[] = [
  circle(0, 0, 15.4, '#fbf3dd', { stroke: stroke('#6d5330', 1.9) }),
  path('M-9.5 11.5Q-9 3 0 3Q9 3 9.5 11.5Q5 14.4 0 14.4Q-5 14.4 -9.5 11.5Z', { fill: '#4b3a5a' }),
  path('M-2 4L0 9L2 4Z', { fill: colours.paper }),
  circle(0, -1.6, 4.6, '#e0b48c'),
  path('M-7.6 -3.4Q0 -6 7.6 -3.4L6.8 -2.2Q0 -4.4 -6.8 -2.2Z', { fill: '#2a2326' }),
  path('M-4.6 -4.2Q-5 -11 0 -11Q5 -11 4.6 -4.2Q0 -5.6 -4.6 -4.2Z', { fill: '#2a2326' }),
  path('M-4.7 -5.2Q0 -6.6 4.7 -5.2', { stroke: stroke(red, 1.3) }),
]

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
  path('M-12 14L-10.6 .6Q-10 -3.4 -6.4 -3.4Q-2.8 -3.4 -2.2 .4L-.4 14H-4.6L-6 6L-8 14Z', {
    fill: colours.slate800,
  }),
  path('M-4.6 -.6L3 -5.4L3.6 -3.8L-3.6 2.4Z', { fill: colours.slate800 }),
  circle(-6.2, -7, 3.5, '#e0b48c'),
  path('M-12 -8.6H.6L-.4 -9.9H-2.6Q-2.8 -13.6 -6.2 -13.6Q-9.6 -13.6 -9.8 -9.9H-11.4Z', {
    fill: ink,
  }),
]

const flip: readonly Shape[] = [
  group(
    0,
    0,
    1,
    [
      rect(-11, -11, 12, 18, colours.pewter, {
        radius: 1.5,
        stroke: stroke(colours.slate700, 1.2),
      }),
    ],
    { angle: -10 },
  ),
  group(
    0,
    0,
    1,
    [rect(-1, -9, 12, 18, '#ecc877', { radius: 1.5, stroke: stroke('#7d5a1d', 1.2) })],
    { angle: 8 },
  ),
  path('M-9 11Q0 17 9 11.4', { stroke: stroke(ink, 2.2) }),
  poly(
    [
      [12.6, 8.4],
      [10.6, 14.6],
      [6.2, 10],
    ],
    ink,
  ),
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

const pub: readonly Shape[] = [
  path('M-10 -7H6V11Q6 14 3 14H-7Q-10 14 -10 11Z', {
    fill: '#c9872f',
    stroke: stroke('#3d2a0c', 1.3),
  }),
  path('M6 -3H10.4Q13 -3 13 0V5Q13 8.6 9.4 8.6H6', { stroke: stroke('#3d2a0c', 2.6) }),
  rect(-6.6, -3, 2, 14, '#f0c36a', { radius: 1 }),
  rect(-2, -3, 2, 14, '#f0c36a', { radius: 1 }),
  path(
    'M-12 -6Q-14 -12 -8 -12Q-6 -16 -1 -14Q4 -17 6 -12Q10.6 -11 7.6 -6Q3 -3 1 -5V0Q-1 2 -2.4 0V-5Q-8 -3 -12 -6Z',
    { fill: '#fdf6e4', stroke: stroke('#3d2a0c', 1) },
  ),
]

const pick: readonly Shape[] = [
  group(
    0,
    0,
    1,
    [
      rect(-1.6, -9, 3.2, 24, '#8a5f33', { radius: 1.4 }),
      path('M-14 -5Q0 -15 14 -5Q0 -9.4 -14 -5Z', {
        fill: colours.slate700,
        stroke: stroke(colours.slate900, 0.8),
      }),
      rect(-2.6, -11.4, 5.2, 4.4, colours.slate800),
    ],
    { angle: 38 },
  ),
]

const bag: readonly Shape[] = [
  path('M-5 -7Q-15 2 -12 11Q-10 15 0 15Q10 15 12 11Q15 2 5 -7Z', {
    fill: '#b08b59',
    stroke: stroke('#4c3518', 1),
  }),
  path('M-6 -7L-9 -13Q-4 -11 0 -13Q4 -11 9 -13L6 -7Z', {
    fill: '#c9a672',
    stroke: stroke('#4c3518', 1),
  }),
  path('M-7 -7.4H7', { stroke: stroke(red, 2.4) }),
]

const yard: readonly Shape[] = [
  rect(-15, -9, 30, 21, '#574c40', { radius: 2.5, stroke: stroke('#2f281f', 1.2) }),
  path('M-15 3H15M-15 8H15', { stroke: stroke('#aab2b6', 1.4) }),
  cube(-7, -4, 12, 'iron'),
  cube(7, -4, 12, 'stone'),
]

const buffer: readonly Shape[] = [
  rect(-11, 2, 4, 11, '#5a4028'),
  rect(7, 2, 4, 11, '#5a4028'),
  rect(-15, -5, 30, 8, '#b5332a', { radius: 1 }),
  rect(-15, -5, 30, 2, '#d9695a'),
  rect(-3, -5, 6, 8, colours.paper),
  ...[-9, 9].flatMap((x) => [
    circle(x, -7.6, 4, colours.slate700, { stroke: stroke(colours.slate900, 1) }),
    circle(x, -8.2, 1.6, '#aeb6ba'),
  ]),
]

const navvy: readonly Shape[] = [
  path('M-9 15L-7.6 1Q-7 -4 -1 -4Q5 -4 5.4 1L7 15H2.4L-.8 7L-4 15Z', { fill: '#6a4d33' }),
  path('M-7.6 3Q-7 -4 -1 -4Q5 -4 5.4 3L4.6 7H-6.8Z', { fill: '#e5d3ac' }),
  path('M-5 -3.6L-3 7M3 -3.6L1.6 7', { stroke: stroke('#5a3b23', 1.4) }),
  circle(-1, -8, 3.9, '#d9a67e'),
  path('M-6 -9Q-5.4 -13.4 -1 -13.4Q3.4 -13.4 4 -9L7 -8.6L4 -8Q-1 -9.6 -6 -9Z', {
    fill: colours.slate700,
  }),
  line(13, -13, 5, 15, '#8a5f33', 2),
  path('M10.4 -16L15.6 -14.4Q16.4 -10 13.6 -8.6Q10 -10.6 10.4 -16Z', {
    fill: '#7d868b',
    stroke: stroke(colours.slate800, 0.8),
  }),
  path('M3.6 0L10 3L9.4 5.4L2.6 3.6Z', { fill: '#d9a67e' }),
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

const home: readonly Shape[] = [
  rect(-11, 0, 22, 12, '#6d4f33'),
  poly(
    [
      [-15, 1],
      [0, -12],
      [15, 1],
    ],
    '#48545c',
    { stroke: stroke('#2a2f33', 1) },
  ),
  rect(-3, 4, 6, 8, '#1b1712'),
]

const card: readonly Shape[] = [
  rect(-7, -11, 14, 22, '#ecc877', { radius: 2, stroke: stroke('#5d4315', 1.4) }),
  rect(-4, -8, 8, 7, colours.paperLight, { radius: 1 }),
]

/** A ticket for no particular line. */
const ticket: readonly Shape[] = [
  group(
    0,
    0,
    1,
    [
      path('M-14 -8H14V-2.6A2.6 2.6 0 0 0 14 2.6V8H-14V2.6A2.6 2.6 0 0 0 -14 -2.6Z', {
        fill: '#e6b93a',
        stroke: stroke(ink, 1.2),
      }),
      path('M-9 -5.6V5.6M9 -5.6V5.6', {
        stroke: stroke(ink, 0.9, { dash: [1.6, 1.6] }),
        opacity: 0.7,
      }),
    ],
    { angle: -7 },
  ),
]

const cross: readonly Shape[] = [
  path('M-9 -9L9 9M9 -9L-9 9', { stroke: stroke('#b5332a', 5, { round: true }) }),
]

const next: readonly Shape[] = [
  rect(-14, -8, 12, 16, colours.paperLight, { radius: 2, stroke: stroke(ink, 1.6) }),
  rect(2, -8, 12, 16, '#ecc877', { radius: 2, stroke: stroke(ink, 1.6) }),
]

const done: readonly Shape[] = [
  path('M-11 1L-3 9L11 -9', { stroke: stroke(ink, 4.6, { round: true }) }),
]

const cubeIcon = (kind: CubeKind) => [cube(0, 0, 27.5, kind)]

const pictures = {
  iron: cubeIcon('iron'),
  stone: cubeIcon('stone'),
  rubble: cubeIcon('rubble'),
  event: cubeIcon('event'),
  resource: [cube(-6, 3, 19, 'stone'), cube(6, -3, 19, 'iron')],
  passenger,
  track,
  station,
  surveyor,
  flip,
  exchange,
  arrow,
  pub,
  pick,
  bag,
  yard,
  buffer,
  navvy,
  summit,
  home,
  card,
  ticket,
  cross,
  next,
  done,
} as const satisfies Record<string, readonly Shape[]>

/** Names of the icons. */
export type IconName = keyof typeof pictures

/** Icons with dark parts that also appear on dark ground: on a plate in high contrast. */
const plated: ReadonlySet<IconName> = new Set([
  'track',
  'station',
  'navvy',
  'buffer',
  'summit',
  'home',
])
const plate = rect(-16, -16, 32, 32, colours.paperLight, { radius: 5, only: 'contrast' })

/** An icon centred at `x`, `y` in a square of `size`. */
export const icon = (name: IconName, x: number, y: number, size: number): Group =>
  group(x, y, size / 32, [
    ...(plated.has(name) ? [plate] : []),
    ...(size < smallBelow && isSmall(name) ? smallGoods[name] : pictures[name]),
  ])

/**
 * Icons smaller than this tell resources apart by outline: the marks on a cube's top would be too
 * fine.
 */
const smallBelow = 19

const isSmall = (name: IconName): name is keyof typeof smallGoods & IconName =>
  Object.hasOwn(smallGoods, name)
