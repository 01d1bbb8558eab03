import { circle, group, path, poly, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { passing, type Spot } from '../../../../table/motion/spots.ts'
import { around, piece } from '../table.ts'

/** His poses: two halves of a step, then the pick lifted and striking. */
export type Doing = 'strides' | 'passes' | 'lifts' | 'strikes'

const cloth = { coat: '#6d4a2c', shirt: '#e9dcbf', legs: '#4b4f57', boots: '#1d1712', red: '#b5432e' }
const skin = '#d9a57b'

const limb = (d: string, colour: string, width: number): Shape =>
  path(d, { stroke: stroke(colour, width, { round: true }) })

const legs: Readonly<Record<Doing, readonly Shape[]>> = {
  strides: [
    limb('M-1 -17L-8 -2', cloth.legs, 6),
    limb('M1 -17L8 -2', cloth.legs, 6),
    limb('M-9 -1H-5M7 -1H11', cloth.boots, 4),
  ],
  passes: [
    limb('M1 -17L3 -9L-2 -4', cloth.legs, 6),
    limb('M-1 -17L0 -2', cloth.legs, 6),
    limb('M0 -1H4M-3 -3.5H1', cloth.boots, 4),
  ],
  lifts: [
    limb('M-1 -17L-6 -2', cloth.legs, 6),
    limb('M1 -17L6 -2', cloth.legs, 6),
    limb('M-6 -1H-2M6 -1H10', cloth.boots, 4),
  ],
  strikes: [
    limb('M-1 -16L-7 -2', cloth.legs, 6),
    limb('M1 -16L8 -7L7 -2', cloth.legs, 6),
    limb('M-7 -1H-3M7 -1H11', cloth.boots, 4),
  ],
}

/** A pick: the handle up from 0, 0, the iron across its end. */
const pick = (x: number, y: number, angle: number): Shape =>
  group(
    x,
    y,
    1,
    [
      limb('M0 4V-24', '#b08a55', 2.4),
      path('M-11 -20Q0 -29 11 -20Q0 -24.5 -11 -20Z', { fill: '#8d979d', stroke: stroke('#2a343b', 1) }),
    ],
    { angle },
  )

/** Lean of the body, where the hands are, and how the pick is held. */
const holds: Readonly<
  Record<Doing, { readonly lean: number; readonly hand: readonly [number, number]; readonly pick: number }>
> = {
  strides: { lean: 6, hand: [6, -22], pick: -38 },
  passes: { lean: 4, hand: [6, -23], pick: -40 },
  lifts: { lean: -8, hand: [4, -39], pick: -24 },
  strikes: { lean: 22, hand: [14, -20], pick: 112 },
}

/** A navvy with his pick, facing right, his feet on 0, about 50 high. */
export function navvyShapes(doing: Doing): Shape[] {
  const { lean, hand, pick: angle } = holds[doing]
  const [x, y] = hand
  const body = group(
    0,
    -16,
    1,
    [
      poly(
        [
          [-6, 0],
          [-6.5, -17],
          [5.5, -17],
          [6, 0],
        ],
        cloth.coat,
        { stroke: stroke('#2a1b10', 1) },
      ),
      rect(1.5, -17, 3.4, 15, cloth.shirt),
      rect(-6.4, -4, 12.6, 2.6, '#2a1b10'),
      path('M-5 -18.5H6L4 -14.5H-3Z', { fill: cloth.red }),
      circle(1, -22.5, 5.4, skin),
      path('M-5.4 -23.5Q-5 -30 1.5 -29.6Q6.6 -29.2 6.8 -25.6L11 -24.6Q7 -23 -5.4 -23.5Z', { fill: '#2f3238' }),
    ],
    { angle: lean },
  )
  return [
    path('M-12 0A12 3 0 0 0 13 0A12 3 0 0 0 -12 0Z', { fill: '#0b0f12', opacity: 0.35 }),
    ...(doing === 'strikes' ? [] : [pick(x, y, angle)]),
    ...legs[doing],
    body,
    ...(doing === 'strikes' ? [pick(x, y, angle)] : []),
    limb(`M${lean * 0.25 - 1} -30L${x} ${y}`, cloth.coat, 4.6),
    circle(x, y, 2.4, skin),
  ]
}

/** Half of the box a navvy is drawn in, in its own units: room for the pick at any angle. */
const half = 36

/** A navvy with feet at a place, `high` layout pixels from cap to boots, facing right or left. */
export function navvyMan(doing: Doing, feet: Spot, high: number, right: boolean): Piece {
  const unit = high / 48
  const size = 2 * half * unit
  const place = around(feet.x, feet.y - half * unit * 0.72, size)
  const draw = (w: number): Shape[] => [group(w / 2, w * 0.86, [right ? unit : -unit, unit], navvyShapes(doing))]
  return piece('navvy', `navvy:${doing}:${right}`, place, passing + 30, draw)
}
