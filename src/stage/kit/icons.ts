import { colours } from '../../kit/tokens.ts'
import { mix } from '../art/colour.ts'
import { circle, group, path, poly, rect, stroke } from '../art/draw.ts'
import type { Group, Shape } from '../art/shape.ts'
import { cubeColours } from './cubes.ts'

/** Icons smaller than this tell resources apart by outline: the marks on a cube's top would be too fine. */
const smallBelow = 19

const plate = rect(-16, -16, 32, 32, colours.paperLight, { radius: 5, only: 'contrast' })

const { ink } = colours
const edge = stroke(ink, 2.4)
const lit = (colour: string) => mix(colour, '#ffffff', 0.4)
const shade = (colour: string) => mix(colour, '#2a160a', 0.3)

/**
 * Resources for rows of small icons, in a square of 32 around 0, 0: a cube of ore, a broad dressed block, a heap of
 * lumps. Their outlines differ even at ten pixels and without colour.
 */
const smallGoods = {
  iron: [
    poly(
      [
        [0, -15],
        [13.5, -7.5],
        [13.5, 7.5],
        [0, 15],
        [-13.5, 7.5],
        [-13.5, -7.5],
      ],
      cubeColours.iron,
      { stroke: edge },
    ),
    poly(
      [
        [0, -15],
        [13.5, -7.5],
        [0, 0],
        [-13.5, -7.5],
      ],
      lit(cubeColours.iron),
    ),
    poly(
      [
        [0, 0],
        [13.5, -7.5],
        [13.5, 7.5],
        [0, 15],
      ],
      shade(cubeColours.iron),
    ),
  ],
  stone: [
    poly(
      [
        [-15, -5],
        [-8, -12],
        [15, -12],
        [15, 4],
        [8, 12],
        [-15, 12],
      ],
      mix(cubeColours.stone, '#20262a', 0.12),
      { stroke: edge },
    ),
    poly(
      [
        [-15, -5],
        [-8, -12],
        [15, -12],
        [8, -5],
      ],
      lit(cubeColours.stone),
    ),
    poly(
      [
        [8, -5],
        [15, -12],
        [15, 4],
        [8, 12],
      ],
      mix(cubeColours.stone, '#20262a', 0.55),
    ),
    path('M-9 0L-4 6M-1 0L4 6', { stroke: stroke('#454d52', 2.6, { round: true }) }),
  ],
  rubble: [
    ...[
      [-8, 6.5, 7],
      [8, 6.5, 7],
      [0, -5, 7.4],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, cubeColours.rubble, { stroke: edge })),
    path('M-11 3.5L-6 5M5.5 3.5L10 6M-3 -8.5L2.6 -6.4', {
      stroke: stroke(lit(lit(cubeColours.rubble)), 2.6, { round: true }),
    }),
  ],
} as const satisfies Record<string, readonly Shape[]>

/**
 * Draws a title's icons, each a picture in a square of 32 around 0, 0. `plated`: those with dark parts that also stand
 * on dark ground, which get a plate in high contrast.
 */
export function iconsOf<Name extends string>(
  pictures: Readonly<Record<Name, readonly Shape[]>>,
  plated: readonly NoInfer<Name>[],
) {
  const isPlated: ReadonlySet<Name> = new Set(plated)
  const isSmall = (name: Name): name is Name & keyof typeof smallGoods => Object.hasOwn(smallGoods, name)
  /** An icon centred at `x`, `y` in a square of `size`. */
  return (name: Name, x: number, y: number, size: number): Group =>
    group(x, y, size / 32, [
      ...(isPlated.has(name) ? [plate] : []),
      ...(size < smallBelow && isSmall(name) ? smallGoods[name] : pictures[name]),
    ])
}
