import { mix } from '../../art/colour.ts'
import { at, downwards, grain, rect, smooth } from '../../art/draw.ts'
import type { Path, Point } from '../../art/shape.ts'
import { deepest, type SceneArt, type SceneFrame } from './frame.ts'
import { bars, discs, draw, fill, points, upTo } from './shapes.ts'

/** One glint: its place, its length and how near it is. */
function glint(f: SceneFrame, next: () => number, y0: number, y1: number) {
  const near = next()
  const y = y0 + 1.2 + (y1 - y0 - 2.4) * near * near
  return { bar: [next() * f.w - 6, y, (4 + next() * 17) * (0.35 + near)], bright: next() < 0.55 }
}

function glints(f: SceneFrame, seed: number, y0: number, y1: number): SceneArt {
  const next = grain(seed)
  const count = Math.ceil((f.w * (6 + y1 - y0)) / 190)
  const all = upTo(count).map(() => glint(f, next, y0, y1))
  const some = (bright: boolean) => all.flatMap((one) => (one.bright === bright ? one.bar : []))
  return [
    bars(f.hour.foam, 0.9, 0.65, ...some(true)),
    bars(mix(f.hour.water, f.hour.fore, 0.45), 0.9, 0.4, ...some(false)),
  ]
}

/** The sun's path on the water, broken by the waves. */
function glitter(f: SceneFrame, seed: number, share: number, y0: number, y1: number): Path {
  const next = grain(seed)
  const waves = upTo(8).flatMap((i) => {
    const long = (5 + i * 1.7) * (0.6 + next() * 0.7)
    const x = f.x(share) - long / 2 + (next() - 0.5) * 5
    return [x, y0 + 1.2 + ((y1 - y0) * i) / 8, long]
  })
  return bars(f.hour.sun, 1.2, 0.9, ...waves)
}

/** A lake or the sea from a height down to the foot of the box, with glints, and the sun's path where a share is given. */
export function water(f: SceneFrame, seed: number, y0: number, sunShare?: number): SceneArt {
  const { water: colour, foam } = f.hour
  return [
    rect(0, y0, f.w, deepest - y0, downwards(y0, 100 - y0, [mix(colour, foam, 0.55), colour])),
    glints(f, seed, y0, Math.min(100, y0 + 26)),
    sunShare === undefined ? [] : glitter(f, seed + 1, sunShare, y0, Math.min(100, y0 + 18)),
  ]
}

/** The reflection of something by the water: bars of its colour below the shore. */
export function reflection(f: SceneFrame, colour: string, share: number, y: number, wide: number): Path {
  const next = grain(Math.round(share * 1000) + 3)
  const waves = upTo(5).flatMap((i) => {
    const long = wide * f.size * (1 - i * 0.13) * (0.8 + next() * 0.3)
    return [f.x(share) + (wide * f.size - long) / 2 + (next() - 0.5) * 3, y + i * 1.8, long]
  })
  return bars(colour, 1.1, 0.45, ...waves)
}

/** A river through `share, y, width` triples, winding towards the viewer. */
export function river(f: SceneFrame, triples: readonly number[]): SceneArt {
  const bends = upTo(Math.floor(triples.length / 3)).map((i) => ({
    x: f.x(triples[i * 3] ?? 0),
    y: triples[i * 3 + 1] ?? 0,
    half: ((triples[i * 3 + 2] ?? 0) * f.size) / 2,
  }))
  const bank = (side: 1 | -1) => bends.map(({ x, y, half }): Point => [x + side * half, y])
  const right = smooth([...bank(1)].reverse()).slice(1)
  const outline = `${smooth(bank(-1))}L${right}Z`
  const middle = bends.map(({ x, y, half }): Point => [x - half * 0.3, y])
  return [
    fill(outline, mix(f.hour.water, f.hour.foam, 0.3)),
    draw(smooth(middle), f.hour.foam, 0.8 * f.size, { dash: [5, 4] }),
  ]
}

/** Falling water round 0, 0, its foot: `high` units high, `wide` at its lip. */
export function waterfall({ hour }: SceneFrame, high: number, wide: number): SceneArt {
  const edge = (side: number) =>
    points(side * 0.4, -high, side * 0.44, -high * 0.7, side * 0.6, -high * 0.62, side * 0.72, 0)
  const [left, right] = [-1, 1].map((side) => edge(side * wide).map(([x, y]) => at(x, y)))
  const threads = [-0.28, -0.1, 0.08, 0.26].map(
    (x, i) =>
      `M${at(x * wide, -high * (0.97 - i * 0.05))}Q${at(x * wide * 1.2, -high * 0.5)} ${at(x * wide * 2.1, -0.4)}`,
  )
  return [
    fill(`M${left?.join('L')}L${right?.reverse().join('L')}Z`, hour.foam),
    draw(threads.join(''), mix(hour.water, hour.nearShade, 0.25), wide * 0.07),
    discs(hour.foam, ...upTo(7).flatMap((i) => [(i / 3 - 1) * wide, 0.6, wide * (0.16 + (i % 2) * 0.08)])),
  ]
}
