import { circle, downwards, grain, group, rect } from '../../../../../stage/art/draw.ts'
import type { Group, Point, Shape } from '../../../../../stage/art/shape.ts'
import { flat, type SceneFrame } from '../../../../../stage/kit/scenery/frame.ts'
import { type Hour, hours } from '../../../../../stage/kit/scenery/hours.ts'
import { type LandDepth, peak, range } from '../../../../../stage/kit/scenery/land.ts'
import { discs, draw, fill, outline, through, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { hall } from '../halls.ts'
import { crust, cutLine, firs, heightAt, icicles, snowTop } from './crust.ts'
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

/** The colours of a sky over the mountain, and of the snow beneath it. */
export interface Sky extends Hour {
  /** Brightness of the stars, from 0 to 1. */
  readonly stars: number
  /** An overcast sky hides its moon. */
  readonly isOvercast: boolean
}

type Own = Pick<Sky, 'sky' | 'sun' | 'far' | 'farShade' | 'mid' | 'midShade' | 'light' | 'mist' | 'fore' | 'stars'>

const skyOf = (own: Own, isOvercast = false): Sky => ({ ...hours.alpine, ...own, isOvercast })

/** Hours and weathers over the mountain. Its far peaks are pale, its near ones white. */
export const skies = {
  night: skyOf({
    sky: ['#101d3e', '#23407a', '#4f7aa6', '#9fc4d0'],
    sun: '#fdf3d2',
    stars: 1,
    far: '#8fb3cb',
    farShade: '#5a81a6',
    mid: '#eef6f6',
    midShade: '#9dbfd4',
    light: '#ffffff',
    mist: '#b9d6de',
    fore: '#17364a',
  }),
  storm: skyOf(
    {
      sky: ['#5f7b94', '#86a1b5', '#b4c9d5', '#dde9ee'],
      sun: '#ffffff',
      stars: 0,
      far: '#b3c8d5',
      farShade: '#98b2c3',
      mid: '#f4f9fb',
      midShade: '#cfdfe8',
      light: '#ffffff',
      mist: '#dde9ee',
      fore: '#3f5d70',
    },
    true,
  ),
  dawn: skyOf({
    sky: ['#28335f', '#6a5683', '#d08f90', '#fbd0a0'],
    sun: '#fff1cf',
    stars: 0.4,
    far: '#b8a3bd',
    farShade: '#8478a0',
    mid: '#fdeee6',
    midShade: '#c9a5b4',
    light: '#fff6e0',
    mist: '#f6c9a8',
    fore: '#2b3350',
  }),
  northern: skyOf({
    sky: ['#0c1a30', '#17454f', '#3f8f86', '#a6dcbc'],
    sun: '#eefbe6',
    stars: 1,
    far: '#7dabb0',
    farShade: '#4a7a88',
    mid: '#e9f7f0',
    midShade: '#93c0bf',
    light: '#ffffff',
    mist: '#b4dcc8',
    fore: '#123638',
  }),
} as const satisfies Readonly<Record<string, Sky>>

/** The names of the skies. */
export type SkyName = keyof typeof skies
