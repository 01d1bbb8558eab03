import { colours } from '../../../../kit/tokens.ts'
import { group, line, path, poly, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Group, Shape } from '../../../../stage/art/shape.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'

const outlines = { stone: 'M-8.6 0V-10L0 -18.6L8.6 -10V0Z', steel: 'M-6 0V-10H-8.6V-19H8.6V-10H6V0Z' } as const

/** The material a building site is built with. */
export type Material = keyof typeof outlines

/** A plot in chalk, before anything stands on it: its foot's middle at `x`, `y`. */
export const plotShape = (x: number, y: number, of: Material, scale: number, isOpen: boolean): Group =>
  group(x, y, scale, [
    path(outlines[of], { fill: '#fff7e0', opacity: isOpen ? 0.62 : 0.3 }),
    path(outlines[of], { stroke: stroke('#3d3226', 1.3, { dash: [3.2, 2] }), opacity: isOpen ? 1 : 0.62 }),
  ])

/** The building there in its owner's colours: a stone house, or a tank on steel legs. */
export const houseShape = (x: number, y: number, of: Material, scale: number, seat: SeatPaints): Group =>
  group(x, y, scale, of === 'stone' ? stoneHouse(seat) : steelTank(seat))

const stoneHouse = ({ pattern, dark }: SeatPaints): Shape[] => [
  rect(-9, -11, 18, 11, '#f3e5c4', { stroke: stroke('#6d5a3d', 0.9) }),
  rect(2, -11, 7, 11, '#d5c19a'),
  poly(
    [
      [-11.6, -10.4],
      [-6, -20],
      [6, -20],
      [11.6, -10.4],
    ],
    pattern,
    { stroke: stroke(dark, 1.2) },
  ),
  rect(-2.6, -6.6, 5, 6.6, '#4a3a2a'),
  rect(4.4, -24, 3, 6, '#a9977a'),
]

const steelTank = ({ pattern, dark }: SeatPaints): Shape[] => [
  line(-6, 0, -6, -13, dark, 2),
  line(6, 0, 6, -13, dark, 2),
  line(-6, -1, 6, -12, dark, 1.1),
  line(6, -1, -6, -12, dark, 1.1),
  rect(-10, -23, 20, 11, pattern, { radius: 1.6, stroke: stroke(dark, 1.2) }),
  rect(-11, -24.6, 22, 2.6, '#5f7686', { radius: 1 }),
  rect(-11, -13.4, 22, 2, '#5f7686', { radius: 1 }),
]

/** A board that says a site is closed for good. */
export const closedShape = (x: number, y: number, scale: number): Group =>
  group(x, y, scale, [
    line(0, 0, 0, -9, colours.inkSoft, 1.8),
    rect(-7, -17, 14, 9, colours.pewter, { radius: 1, stroke: stroke(colours.slate700, 1.2) }),
    path('M-4 -15L4 -10M4 -15L-4 -10', { stroke: stroke(colours.slate900, 1.6) }),
  ])
