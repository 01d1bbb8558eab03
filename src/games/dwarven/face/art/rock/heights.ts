import { circle, downwards, grain, rect } from '../../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../../stage/art/shape.ts'
import { discs, fill, outline, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import type { Sky } from './skies.ts'

/** A sky: its width, and its height down to the cut through the mountain. */
export interface Heights {
  readonly w: number
  readonly high: number
}

/** The air, stars and moon; the moon stands at a share of the width. */
export function airShapes({ w, high }: Heights, { air, orb, stars }: Sky, orbAt = 0.82): Shape[] {
  const next = grain(11)
  const count = Math.round(w / 26) + 12
  const spots = (least: number) =>
    upTo(count).flatMap(() => [next() * w, next() * high * 0.78, least * high * (0.6 + next() * 0.8)])
  const [x, y, r] = [w * orbAt, high * 0.42, high * 0.19]
  const lamp = orb ? [2.1, 1.5].map((by) => circle(x, y, r * by, orb, { opacity: 0.13 })) : []
  return [
    rect(0, 0, w, high * 1.7, downwards(0, high * 1.1, air, [0, 0.55, 1])),
    ...(stars > 0 ? [discs('#ffffff', ...spots(0.006)), discs('#dfeaf6', ...spots(0.0105))] : []),
    ...lamp,
    ...(orb ? [circle(x, y, r, orb)] : []),
  ]
}

/** A chain of snow mountains: how many, where their feet are, how high they rise, in which colours. */
interface Chain {
  readonly count: number
  readonly base: number
  readonly rise: number
  readonly lit: string
  readonly shade: string
  readonly seed: number
}

interface Summit {
  readonly top: Point
  readonly saddle: Point
}

function summitsOf(w: number, { count, base, rise, seed }: Chain): Summit[] {
  const next = grain(seed)
  const step = w / count
  return upTo(count + 2).map((i) => {
    const x = (i - 0.6 + next() * 0.5) * step
    const saddle: Point = [x + step * (0.4 + next() * 0.2), base - rise * (0.08 + next() * 0.16)]
    return { top: [x, base - rise * (0.5 + next() * 0.5)], saddle }
  })
}

/** The shaded side of a summit, down a crooked ridge to the foot. */
const shadeOf = ({ top: [x, y], saddle }: Summit, base: number): Point[] => {
  const drop = base - y
  return [[x, y], saddle, [saddle[0] + drop * 0.3, base], [x + drop * 0.1, base], [x - drop * 0.1, y + drop * 0.5]]
}

/** Mountains in two flat tones, their feet level. */
function chainShapes(w: number, chain: Chain): Shape[] {
  const summits = summitsOf(w, chain)
  const line = summits.flatMap(({ top, saddle }) => [top, saddle])
  const foot: Point[] = [
    [w * 1.3, chain.base],
    [-w * 0.3, chain.base],
  ]
  return [
    fill(outline([...line, ...foot]), chain.lit),
    fill(summits.map((one) => outline(shadeOf(one, chain.base))).join(''), chain.shade),
  ]
}

/** Two chains of snow mountains one behind the other, down to the cut. */
export const chains = ({ w, high }: Heights, { far, farShade, near, nearShade }: Sky, seed = 3): Shape[] => [
  ...chainShapes(w, {
    count: Math.max(3, Math.round(w / (high * 2.1))),
    base: high * 1.2,
    rise: high * 0.98,
    lit: far,
    shade: farShade,
    seed,
  }),
  ...chainShapes(w, {
    count: Math.max(2, Math.round(w / (high * 2.9))),
    base: high * 1.2,
    rise: high * 0.72,
    lit: near,
    shade: nearShade,
    seed: seed + 5,
  }),
]
