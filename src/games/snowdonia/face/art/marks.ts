import { colours } from '../../../../kit/tokens.ts'
import { mix } from '../../../../stage/art/colour.ts'
import { circle, group, path, poly, stroke, text } from '../../../../stage/art/draw.ts'
import type { Group, Shape } from '../../../../stage/art/shape.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'

const none = 'rgba(0, 0, 0, 0)'

/** A seat's letter on its dark colour, ringed in the light one. */
export function seatRoundel(x: number, y: number, r: number, { dark, light, letter }: SeatPaints): Shape[] {
  return [
    circle(x, y, r, dark, { stroke: stroke(light, Math.max(1, r * 0.12)) }),
    text(x, y + r * 0.57, letter, { font: 'display', size: r * 1.6, anchor: 'middle', colour: colours.white }),
  ]
}

/** The same large, with the seat's pattern round it. */
export const seatBadge = (x: number, y: number, r: number, seat: SeatPaints): Shape[] => [
  circle(x, y, r, seat.pattern, { stroke: stroke(seat.light, 2) }),
  ...seatRoundel(x, y, r * 0.68, seat),
]

/** An ownership marker: a cube in the seat's colour. */
export function markerCube(x: number, y: number, size: number, { base, light }: SeatPaints): Group {
  return group(x, y, size / 100, [
    poly(
      [
        [-50, -27],
        [0, 0],
        [0, 56],
        [-50, 29],
      ],
      base,
    ),
    poly(
      [
        [50, -27],
        [0, 0],
        [0, 56],
        [50, 29],
      ],
      mix(base, '#000000', 0.3),
    ),
    poly(
      [
        [0, -54],
        [50, -27],
        [0, 0],
        [-50, -27],
      ],
      mix(base, '#ffffff', 0.3),
    ),
    path('M-50 -27L0 0L50 -27M0 0V56', { stroke: stroke(light, 4), opacity: 0.7 }),
  ])
}

/** A tick on green: a contract whose bonus would count now. */
export const tick = (x: number, y: number, r: number): Group =>
  group(x, y, r / 11, [
    circle(0, 0, 11, '#3f6f3c', { stroke: stroke(colours.paper, 2) }),
    path('M-5 0L-1.4 3.8L5.4 -4', { stroke: stroke(colours.white, 2.8, { round: true }) }),
  ])

/** A dashed ring where a labourer may stand. */
export const ring = (x: number, y: number, r: number, colour: string, width = 1.6): Shape =>
  circle(x, y, r, none, { stroke: stroke(colour, width, { dash: [3, 2.4] }) })
