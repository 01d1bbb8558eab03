import { colours } from '../../../../kit/tokens.ts'
import { circle, group, line, path, poly, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { cube } from '../../../../stage/kit/cubes.ts'
import { iconsOf } from '../../../../stage/kit/icons.ts'
import { signs } from '../../../../stage/kit/signs.ts'

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

const flip: readonly Shape[] = [
  group(0, 0, 1, [rect(-11, -11, 12, 18, colours.pewter, { radius: 1.5, stroke: stroke(colours.slate700, 1.2) })], {
    angle: -10,
  }),
  group(0, 0, 1, [rect(-1, -9, 12, 18, '#ecc877', { radius: 1.5, stroke: stroke('#7d5a1d', 1.2) })], { angle: 8 }),
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

const pub: readonly Shape[] = [
  path('M-10 -7H6V11Q6 14 3 14H-7Q-10 14 -10 11Z', { fill: '#c9872f', stroke: stroke('#3d2a0c', 1.3) }),
  path('M6 -3H10.4Q13 -3 13 0V5Q13 8.6 9.4 8.6H6', { stroke: stroke('#3d2a0c', 2.6) }),
  rect(-6.6, -3, 2, 14, '#f0c36a', { radius: 1 }),
  rect(-2, -3, 2, 14, '#f0c36a', { radius: 1 }),
  path('M-12 -6Q-14 -12 -8 -12Q-6 -16 -1 -14Q4 -17 6 -12Q10.6 -11 7.6 -6Q3 -3 1 -5V0Q-1 2 -2.4 0V-5Q-8 -3 -12 -6Z', {
    fill: '#fdf6e4',
    stroke: stroke('#3d2a0c', 1),
  }),
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
  path('M-6 -9Q-5.4 -13.4 -1 -13.4Q3.4 -13.4 4 -9L7 -8.6L4 -8Q-1 -9.6 -6 -9Z', { fill: colours.slate700 }),
  line(13, -13, 5, 15, '#8a5f33', 2),
  path('M10.4 -16L15.6 -14.4Q16.4 -10 13.6 -8.6Q10 -10.6 10.4 -16Z', {
    fill: '#7d868b',
    stroke: stroke(colours.slate800, 0.8),
  }),
  path('M3.6 0L10 3L9.4 5.4L2.6 3.6Z', { fill: '#d9a67e' }),
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
      path('M-9 -5.6V5.6M9 -5.6V5.6', { stroke: stroke(ink, 0.9, { dash: [1.6, 1.6] }), opacity: 0.7 }),
    ],
    { angle: -7 },
  ),
]

const cross: readonly Shape[] = [path('M-9 -9L9 9M9 -9L-9 9', { stroke: stroke('#b5332a', 5, { round: true }) })]

const next: readonly Shape[] = [
  rect(-14, -8, 12, 16, colours.paperLight, { radius: 2, stroke: stroke(ink, 1.6) }),
  rect(2, -8, 12, 16, '#ecc877', { radius: 2, stroke: stroke(ink, 1.6) }),
]

const done: readonly Shape[] = [path('M-11 1L-3 9L11 -9', { stroke: stroke(ink, 4.6, { round: true }) })]

const pictures = {
  ...signs,
  resource: [cube(-6, 3, 19, 'stone'), cube(6, -3, 19, 'iron')],
  passenger,
  flip,
  pub,
  buffer,
  navvy,
  home,
  card,
  ticket,
  cross,
  next,
  done,
} as const satisfies Record<string, readonly Shape[]>

/** Names of the icons. */
export type IconName = keyof typeof pictures

/** An icon centred at `x`, `y` in a square of `size`. */
export const icon = iconsOf(pictures, ['track', 'station', 'navvy', 'buffer', 'summit', 'home'])
