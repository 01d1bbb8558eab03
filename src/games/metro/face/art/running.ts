import { colours } from '../../../../kit/tokens.ts'
import { mix } from '../../../../stage/art/colour.ts'
import { circle, group, path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'

/** A vehicle from above, facing right, in units of which a cell has 120; the gap is between two of them. */
export const vehicle = { w: 34, h: 21, gap: 5 } as const

const body = 'M-17 -7.5q0 -3 3 -3H14q3 0 3 3V7.5q0 3 -3 3H-14q-3 0 -3 -3Z'
const nose = 'M-17 -8.5q0 -2 2 -2H8Q17 -10.5 17 0Q17 10.5 8 10.5H-15q-2 0 -2 -2Z'

/** The body's outline in the seat's pattern, which is scaled down with it. */
const shell = (d: string, pattern: SeatPaints['pattern']): Shape[] => [
  path(d, { fill: colours.paperLight, stroke: stroke(colours.ink, 1.8) }),
  group(0, 0, [0.88, 0.8], [path(d, { fill: pattern })]),
]

/** An engine running to the right, in a box of `w`. */
export const engineShapes = (w: number, { base, dark, pattern }: SeatPaints): Shape[] => [
  group(w / 2, (w * vehicle.h) / vehicle.w / 2, w / vehicle.w, [
    ...shell(nose, pattern),
    rect(-14.6, -7.9, 12, 15.8, dark, { radius: 1.5 }),
    rect(-2, -5.4, 16, 10.8, dark, { radius: 5 }),
    rect(-2, -4, 16, 3, mix(base, '#ffffff', 0.35), { radius: 1.5 }),
    circle(3, 0, 3.2, colours.brass),
    circle(11, 0, 3.6, '#15191c'),
    circle(11, 0, 1.7, '#5a646a'),
    circle(15, -5.5, 1.8, '#fff3c9'),
    circle(15, 5.5, 1.8, '#fff3c9'),
  ]),
]

/** A coach running to the right, in a box of `w`. */
export const coachShapes = (w: number, { base, dark, pattern }: SeatPaints): Shape[] => [
  group(w / 2, (w * vehicle.h) / vehicle.w / 2, w / vehicle.w, [
    ...shell(body, pattern),
    rect(-13, -3, 26, 6, base),
    rect(-13, -2.2, 26, 4.4, colours.paperLight, { radius: 2, opacity: 0.85 }),
    ...[-9, 0, 9].map((x) => circle(x, 0, 1.5, dark)),
  ]),
]
