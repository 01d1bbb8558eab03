import { grain, group } from '../../../../../stage/art/draw.ts'
import type { Group, Point, Shape } from '../../../../../stage/art/shape.ts'
import { discs, draw, fill, outline, through, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { hall } from '../halls.ts'
import { crust, cutLine, firs, heightAt, icicles, snowTop } from './crust.ts'
import { airShapes, chains, cut } from './heights.ts'
import { type SkyName, skies } from './skies.ts'
import { depth, facets, rockPaint, strata } from './slate.ts'

/** The mountain cut open, `w` by `h` layout pixels. */
export interface Cutaway {
  readonly w: number
  readonly h: number
  /** Height of the sky above the cut; 0 shows rock alone. */
  readonly sky: number
  readonly isSnowing: boolean
  /** Places across where chimneys of halls come out and smoke. */
  readonly vents?: readonly number[]
  /** Size of the rock’s facets, in layout pixels. */
  readonly facet?: number
}

const seed = 5

/** A chimney on the snow and its smoke, which a storm beats down. */
function vent(line: readonly Point[], x: number, isSnowing: boolean): Group {
  const puffs = upTo(6).flatMap((i) => [6 + i * i * 1.3 + i * 4, -25 - i * (isSnowing ? 2.4 : 6), 4.6 + i * 1.5])
  const shaded = puffs.map((value, i) => (i % 3 === 1 ? value + 1.6 : value))
  const smoke = [group(0, 0, 1, [discs('#b9a98f', ...shaded), discs('#f3e7d2', ...puffs)], { opacity: 0.62 })]
  return group(x, heightAt(line, x) + 1, 0.6, [...smoke, ...hall('chimney')])
}

/** The place of the moon as a share of the width, where no chimney’s smoke drifts across it. */
function moonAt(vents: readonly number[], w: number): number {
  const room = (share: number) => Math.min(...vents.map((x) => Math.abs(x + 20 - share * w)), w)
  return [0.82, 0.74, 0.9, 0.66].reduce((best, share) => (room(share) > room(best) + 1 ? share : best))
}

/** A mountain above its cut, in units. */
interface Crown {
  readonly w: number
  readonly sky: SkyName
  readonly vents: readonly number[]
  /** The moon’s place as a share of the width, and its radius. */
  readonly moon: readonly [at: number, r: number]
  readonly line: readonly Point[]
}

/** Sky, snow mountains, firs and chimneys above the cut, in units. */
export function crownShapes({ w, sky: name, vents, moon, line }: Crown): Shape[] {
  const sky = skies[name]
  const deep = sky.isOvercast ? 6 : 4
  const stands = snowTop(line, deep * 0.7)
  return [
    ...airShapes(w, sky, ...moon),
    ...chains(w, sky, w > 500 ? 1.9 : 1),
    ...vents.map((x) => vent(stands, x, sky.isOvercast)),
    ...firs(stands, w, sky.fore, vents),
    ...crust(line, deep),
  ]
}

/** The cut line in layout pixels, or the top of the picture where there is no sky. */
function edgeOf({ w, sky }: Cutaway): Point[] {
  const unit = sky / cut
  if (sky > 0) return cutLine(w / unit, seed).map(([x, y]): Point => [x * unit, y * unit])
  return [
    [-40, -10],
    [w + 40, -10],
  ]
}

/** The outline of the rock below it. */
const bodyOf = (cutaway: Cutaway): string => {
  const { w, h } = cutaway
  return outline([...edgeOf(cutaway), [w + 40, h + 10], [-40, h + 10]])
}

/** Sky and rock without what was hewn into it. */
export function groundShapes(cutaway: Cutaway): Shape[] {
  const { w, h, sky: high, isSnowing, vents = [], facet = 92 } = cutaway
  const unit = high / cut
  const wide = w / Math.max(0.01, unit)
  const line = cutLine(wide, seed)
  const body = bodyOf(cutaway)
  const rock = { w, top: high * 0.95, foot: h, facet, seed }
  const above = vents
    .filter((x, i) => vents.slice(0, i).every((other) => Math.abs(other - x) > 40))
    .map((x) => x / unit)
  const sky = isSnowing ? 'storm' : 'night'
  const crown = crownShapes({ w: wide, sky, vents: above, moon: [moonAt(above, wide), 8.6], line })
  return [
    ...(high > 0 ? [group(0, 0, unit, crown)] : []),
    fill(body, rockPaint(high * 0.95, h)),
    group(0, 0, 1, [...facets(rock), ...strata(rock), ...depth(rock)], { clip: body }),
    ...(high > 0 ? [group(0, 0, unit, [draw(through(line), '#0a111b', 1.4), ...icicles(line, wide)])] : []),
  ]
}

/** Shapes in the rock alone: light that doesn’t reach the snow. */
export const withinRock = (cutaway: Cutaway, shapes: readonly Shape[]): Group =>
  group(0, 0, 1, shapes, { clip: bodyOf(cutaway) })

/** Snow in the air over a box. */
export function snowfall(w: number, h: number, salt = 7): Shape[] {
  const next = grain(salt)
  const flakes = (count: number, least: number) =>
    upTo(Math.round((w * h * count) / 10_000)).flatMap(() => [next() * w, next() * h, least * (0.7 + next() * 0.9)])
  return [
    { ...discs('#ffffff', ...flakes(3.4, 1.1)), opacity: 0.8 },
    { ...discs('#ffffff', ...flakes(1.6, 2)), opacity: 0.92 },
  ]
}
