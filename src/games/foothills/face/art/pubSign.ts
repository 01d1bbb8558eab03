import { colours } from '../../../../kit/tokens.ts'
import { circle, group, poly, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../stage/art/shape.ts'
import { icon } from './icons.ts'

const lamp = '#ffcf6a'

/** Points given as shares of a width and a height, in turn. */
export function outline(w: number, h: number, ...shares: readonly number[]): Point[] {
  return Array.from({ length: shares.length / 2 }, (_, i) => [w * (shares[2 * i] ?? 0), h * (shares[2 * i + 1] ?? 0)])
}

/** A night in front of the pub, in a box. */
export function night(w: number, h: number): Shape[] {
  const s = h / 100
  const x = w * 0.42
  const far = outline(w, h, 0, 1, 0, 0.66, 0.2, 0.46, 0.4, 0.64, 0.6, 0.4, 0.8, 0.6, 1, 0.48, 1, 1)
  return [
    rect(0, 0, w, h, '#1f2b4a'),
    rect(0, h * 0.4, w, h * 0.6, '#33406b'),
    circle(w * 0.86, h * 0.22, 11 * s, '#fbeecb'),
    circle(w * 0.86 - 4 * s, h * 0.2, 9.4 * s, '#1f2b4a'),
    poly(far, '#46507a'),
    poly(outline(w, h, 0, 1, 0, 0.78, 0.4, 0.7, 1, 0.8, 1, 1), '#1c2436'),
    group(x, 0, s, house),
    group(x - 24 * s, 0, s, sign),
    rect(0, h * 0.9, w, h * 0.1, '#151b28'),
  ]
}

/** The pub with its lit windows, from its left wall; 100 units from sky to ground. */
const house: readonly Shape[] = [
  rect(0, 55, 84, 35, '#e9d8b2'),
  rect(54, 55, 30, 35, '#c9b48c'),
  poly(outline(1, 1, -5, 56, 8, 33, 76, 33, 89, 56), '#2e3740'),
  ...[7, 24, 62].map((left) => rect(left, 62, 11, 10, lamp)),
  rect(38, 73, 12, 17, '#7a2a22'),
  poly(outline(1, 1, 6, 90, 22, 90, 40, 100, -14, 100), lamp, { opacity: 0.35 }),
]

/** The sign on its post. */
const sign: readonly Shape[] = [
  rect(0, 40, 3, 52, '#14181f'),
  rect(0, 42, 24, 2, '#14181f'),
  rect(4, 46, 19, 19, '#7a2a22', { radius: 2, stroke: stroke(colours.brass, 1.2) }),
  icon('pub', 13.5, 55.5, 16),
]
