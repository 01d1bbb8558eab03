import { at, circle, downwards, grain, path, rect, stroke } from '../../art/draw.ts'
import type { Path } from '../../art/shape.ts'
import { deepest, type SceneArt, type SceneFrame } from './frame.ts'
import { bars, draw, fill, outline, upTo } from './shapes.ts'

/** The sky: dark behind the name, hard light down at `horizon`. */
export const sky = ({ w, hour }: SceneFrame, horizon = 76): Path =>
  rect(0, 0, w, deepest, downwards(0, horizon, hour.sky, [0.08, 0.42, 0.78, 1]))

const ring = Math.PI * 2

/** Beams from the sun, every other slice of the sky; they end where a beam would leave the box. */
function beams(x: number, y: number, count: number, reach: number): string {
  const toward = (turn: number) => [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach] as const
  return upTo(count)
    .map((i) => (ring * i) / count)
    .map((turn) => outline([[x, y], toward(turn), toward(turn + ring / count / 2.2)]))
    .join('')
}

/** The sun with its halo, and beams if asked for. */
export function sun(f: SceneFrame, share: number, y: number, r: number, rays = 0): SceneArt {
  const { sun: colour } = f.hour
  const x = f.x(share)
  const beam = rays > 0 ? [fill(beams(x, y, rays, f.w + 100), colour, 0.1)] : []
  return [
    beam,
    circle(x, y, r * 2.5, colour, { opacity: 0.12 }),
    circle(x, y, r * 1.6, colour, { opacity: 0.26 }),
    circle(x, y, r, colour),
  ]
}

function cloud(next: () => number, x: number, y: number, long: number): number[] {
  const upper = [x + long * (0.16 + next() * 0.26), y - 2.1, long * 0.42]
  const lower = [x + long * (0.1 + next() * 0.4), y + 2.1, long * 0.46]
  return [x, y, long, ...upper, ...lower]
}

/** Where clouds are: between two heights, from one share of the width to another. */
export interface CloudRoom {
  readonly top: number
  readonly foot: number
  readonly from?: number
  readonly to?: number
}

/** Banks of cloud as bars, never puffs, clear of the name in the upper left. */
export function clouds(f: SceneFrame, seed: number, count: number, room: CloudRoom): Path {
  const next = grain(seed)
  const { top, foot, from = -0.1, to = 1.05 } = room
  const banks = upTo(count).flatMap(() => {
    const y = top + (foot - top) * next()
    const least = y < 28 ? Math.max(from, 0.62) : from
    return cloud(next, f.x(least + (to - least) * next()), y, 24 + next() * 52)
  })
  return bars(f.hour.cloud, 2.6, 0.5, ...banks)
}

const gull = (x: number, y: number, s: number) =>
  `M${at(x, y)}q${at(1.6 * s, -1.8 * s)} ${at(3 * s, 0)}q${at(1.4 * s, -1.8 * s)} ${at(3 * s, 0)}`

/** Birds over the land. */
export const birds = (f: SceneFrame, share: number, y: number): Path =>
  draw(gull(f.x(share), y, 1) + gull(f.x(share) + 9, y + 3.4, 0.8) + gull(f.x(share) + 5, y - 4, 0.7), f.hour.fore, 0.8)

/** Slanting rain over the whole box. */
export function rainfall(f: SceneFrame, seed: number): Path {
  const next = grain(seed)
  const drops = upTo(Math.round(f.w / 3)).map(() => {
    const [x, y, long] = [next() * (f.w + 20), next() * 68, 2 + next() * 5]
    return `M${at(x, y)}l${at(-long * 0.32, long)}`
  })
  return path(drops.join(''), { stroke: stroke(f.hour.foam, 0.45), opacity: 0.34 })
}
