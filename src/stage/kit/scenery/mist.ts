import { clear } from '../../art/colour.ts'
import { circle, grain, rect } from '../../art/draw.ts'
import type { Paint, Path, Shape } from '../../art/shape.ts'
import type { SceneFrame } from './frame.ts'
import { bars, discs, upTo } from './shapes.ts'

const veil = (colour: string, y: number, high: number, strength: number): Paint => ({
  type: 'linear',
  from: [0, y - high],
  to: [0, y + high],
  stops: [
    [0, clear(colour, 0)],
    [0.5, clear(colour, strength)],
    [1, clear(colour, 0)],
  ],
})

/** A still band of haze, as part of the land. */
export const haze = ({ w, hour }: SceneFrame, y: number, high: number, strength = 0.75): Path =>
  rect(0, y - high, w, 2 * high, veil(hour.mist, y, high, strength))

/** Drifting bars of mist. Their pattern repeats after the width of the box, so they can drift for ever. */
export function mist(f: SceneFrame, seed: number, y: number, high: number, strength = 0.4): Path {
  const next = grain(seed)
  const drifts = upTo(Math.ceil(f.w / 42)).flatMap(() => {
    const long = Math.min(f.w * 0.6, 20 + next() * 46)
    const [x, top] = [next() * f.w, y - high + next() * 2 * high]
    return x + long > f.w ? [x, top, long, x - f.w, top, long] : [x, top, long]
  })
  return bars(f.hour.mist, 1.7, strength, ...drifts)
}

/** A plume of steam: how far it drifts and rises, its number of puffs, and its thickness at the end. */
export interface Plume {
  readonly drift: number
  readonly rise: number
  readonly puffs?: number
  readonly thick?: number
  readonly seed?: number
}

/** Steam from a chimney at 0, 0: puffs that grow as they go, with a shaded underside. */
export function plume(shade: string, { drift, rise, puffs = 9, thick = 2.2, seed = 5 }: Plume): Shape[] {
  const next = grain(seed)
  const spots = upTo(puffs).map((i) => {
    const way = i / puffs
    const r = thick * (0.42 + way * 1.15) * (0.85 + next() * 0.3)
    const x = drift * way + (next() - 0.5) * thick * 0.6
    return [x, -rise * way ** 0.65 + (next() - 0.5) * thick * 0.4, r] as const
  })
  const under = spots.flatMap(([x, y, r]) => [x + r * 0.05, y + r * 0.26, r])
  const over = spots.flatMap(([x, y, r]) => [x - r * 0.08, y - r * 0.08, r * 0.9])
  return [discs(shade, ...under), discs('#fff8ea', ...over)]
}

/** Smoke from a cottage's chimney, in the cottage's own coordinates. */
export const smoke = (): Shape[] =>
  upTo(4).map((i) => circle(15 + i * i * 0.8, -16.4 - i * 2.4, 0.9 + i * 0.5, '#f6efe2', { opacity: 0.75 - i * 0.14 }))
