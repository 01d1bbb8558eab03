import { grain, group, path, stroke } from '../../../../../stage/art/draw.ts'
import type { Group, Point, Shape } from '../../../../../stage/art/shape.ts'
import { discs, fill, outline, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { hall } from '../halls.ts'
import { crust, cutLine, firs, icicles, snowAt } from './crust.ts'
import { airShapes, chains } from './heights.ts'
import { skies } from './skies.ts'
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
  readonly seed?: number
}

/** A chimney on the snow and its smoke, which a storm beats down. */
function vent(line: readonly Point[], x: number, high: number, isSnowing: boolean): Group {
  const puffs = upTo(6).flatMap((i) => [6 + i * i * 1.3 + i * 4, -25 - i * (isSnowing ? 2.4 : 6), 4.6 + i * 1.5])
  const shaded = puffs.map((value, i) => (i % 3 === 1 ? value + 1.6 : value))
  const smoke = [group(0, 0, 1, [discs('#b9a98f', ...shaded), discs('#f3e7d2', ...puffs)], { opacity: 0.62 })]
  return group(x, snowAt(line, x) + high * 0.02, high / 74, [...smoke, ...hall('chimney')])
}

/** The place of the moon as a share of the width, where no chimney’s smoke drifts across it. */
function moonAt(vents: readonly number[], w: number): number {
  const room = (share: number) => Math.min(...vents.map((x) => Math.abs(x + 40 - share * w)), w)
  return [0.82, 0.74, 0.9, 0.66].reduce((best, share) => (room(share) > room(best) + 1 ? share : best))
}

/** Sky, snow mountains and firs above the cut. */
function aboveCut({ w, sky: high, isSnowing, vents = [] }: Cutaway, line: readonly Point[]): Shape[] {
  const sky = skies[isSnowing ? 'storm' : 'night']
  const heights = { w, high }
  const deep = isSnowing ? 0.2 : 0.12
  const top = line.map(([x, y]): Point => [x, y - high * deep * 0.62])
  return [
    ...airShapes(heights, sky, moonAt(vents, w)),
    ...chains(heights, sky),
    ...vents.map((x) => vent(top, x, high, isSnowing)),
    ...firs(top, heights, sky, vents),
    ...crust(line, high, deep),
  ]
}

/** Sky and rock without what was hewn into it. */
export function groundShapes(cut: Cutaway): Shape[] {
  const { w, h, sky: high, facet = 92, seed = 5 } = cut
  const line = high > 0 ? cutLine({ w, high }, seed) : []
  const corners: Point[] = [
    [w + 40, h + 10],
    [-40, h + 10],
  ]
  const edge: readonly Point[] =
    high > 0
      ? line
      : [
          [-40, -10],
          [w + 40, -10],
        ]
  const body = outline([...edge, ...corners])
  const rock = { w, top: high * 0.95, foot: h, facet, seed }
  const inside = [...facets(rock), ...strata(rock), ...depth(rock)]
  return [
    ...(high > 0 ? aboveCut(cut, line) : []),
    fill(body, rockPaint(high * 0.95, h)),
    group(0, 0, 1, inside, { clip: body }),
    ...(high > 0 ? [...rim(line), ...icicles(line, { w, high })] : []),
  ]
}

/** The sawn edge of the rock under the snow. */
const rim = (line: readonly Point[]): Shape[] => [
  path(`M${line.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`, {
    stroke: stroke('#0a111b', 2.2),
    opacity: 0.7,
  }),
]

/** Snow in the air over a box. */
export function snowfall(w: number, h: number, seed = 7): Shape[] {
  const next = grain(seed)
  const flakes = (count: number, least: number) =>
    upTo(Math.round((w * h * count) / 10_000)).flatMap(() => [next() * w, next() * h, least * (0.7 + next() * 0.9)])
  return [
    { ...discs('#ffffff', ...flakes(3.4, 1.1)), opacity: 0.8 },
    { ...discs('#ffffff', ...flakes(1.6, 2)), opacity: 0.92 },
  ]
}

/** Shapes in the rock alone: light that doesn’t reach the snow. */
export function withinRock({ w, h, sky: high, seed = 5 }: Cutaway, shapes: readonly Shape[]): Group {
  const line = high > 0 ? cutLine({ w, high }, seed) : [[-40, -10] as const, [w + 40, -10] as const]
  const clip = outline([...line, [w + 40, h + 10], [-40, h + 10]])
  return group(0, 0, 1, shapes, { clip })
}
