import { circle, downwards, grain, rect } from '../../../../../stage/art/draw.ts'
import type { Shape } from '../../../../../stage/art/shape.ts'
import { flat, type SceneFrame } from '../../../../../stage/kit/scenery/frame.ts'
import { type LandDepth, peak, range } from '../../../../../stage/kit/scenery/land.ts'
import { discs, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import type { Sky } from './skies.ts'

/** Everything above the cut is drawn in units: the rock begins this far below the top of the sky. */
export const cut = 44.5

/** The air, stars and moon over a width in units; the moon, of radius `r`, stands at a share of the width. */
export function airShapes(w: number, { sky, sun, stars, isOvercast }: Sky, moonAt = 0.82, r = 6): Shape[] {
  const next = grain(11)
  const spots = (count: number, least: number) =>
    upTo(count).flatMap(() => [next() * w, next() * cut * 0.8, least * (0.7 + next() * 0.7)])
  const [x, y] = [w * moonAt, cut * 0.42]
  const moon = [2.1, 1.5].map((by) => circle(x, y, r * by, sun, { opacity: 0.12 }))
  return [
    rect(0, 0, w, cut * 1.5, downwards(0, cut * 1.05, sky, [0, 0.35, 0.72, 1])),
    { ...discs('#ffffff', ...spots(Math.round(w / 3) + 12, 0.22)), opacity: 0.9 * stars },
    { ...discs('#fff6dc', ...spots(Math.round(w / 14) + 4, 0.42)), opacity: stars },
    ...(isOvercast ? [] : [...moon, circle(x, y, r, sun)]),
  ]
}

/** One chain of peaks: their distance in units, and the heights between which their tops are. */
function chain(f: SceneFrame, depth: LandDepth, step: number, high: number, low: number, seed: number): Shape[] {
  const next = grain(seed)
  const peaks = upTo(Math.ceil(f.w / step) + 1).map((i) => {
    const reach = (step * (0.75 + next() * 0.4)) / f.w
    return peak(((i - 0.1 + next() * 0.5) * step) / f.w, high + (low - high) * next(), reach, reach)
  })
  const sorted = peaks.sort((a, b) => a.top - b.top)
  return flat(range(f, depth, { seed, base: cut + 3, ragged: 1.7, lee: 1 }, ...sorted))
}

/** Two chains of snow mountains one behind the other, down to the cut; `spread` 1 sets them close together. */
export function chains(w: number, sky: Sky, spread: number, seed = 3): Shape[] {
  const frame: SceneFrame = {
    w,
    high: 100,
    scale: 1,
    tall: false,
    ground: cut,
    size: 1,
    hour: sky,
    x: (share) => share * w,
  }
  return [...chain(frame, 'far', 30 * spread, 17, 27, seed), ...chain(frame, 'mid', 37 * spread, 25, 34, seed + 5)]
}
