import type { Point } from '../../../../stage/art/shape.ts'
import { disc, outline, through } from '../../../../stage/kit/scenery/shapes.ts'
import type { Polygon } from './polygons.ts'

/** The roofs of the town. */
export const roofs = ['zinc', 'slate', 'tile', 'ochre', 'copper'] as const
export type Roof = (typeof roofs)[number]
/** How a slope is turned to the light: 0 lit, 1 level, 2 half in shade, 3 in shade. */
export type Tone = 0 | 1 | 2 | 3

/** What an outline of the plan shows. How it is drawn in chalk and in colour is said elsewhere. */
export type Ink =
  | `${Roof}${Tone}`
  | ('district' | 'shade' | 'wall' | 'yard' | 'yardLit' | 'lawnYard' | 'lawnYardLit')
  | ('hall' | 'glass' | 'park' | 'lawn' | 'walk' | 'plaza' | 'hedge' | 'place' | 'pond' | 'obelisk')
  | ('canalQuay' | 'canalEdge' | 'canal' | 'riverQuay' | 'riverEdge' | 'river' | 'stream' | 'bank')
  | ('wave' | 'glint' | 'boatShade' | 'boat' | 'barge' | 'cargo' | 'cargoShade')
  | ('treeShade' | 'tree' | 'bush' | 'treeLit' | 'bridgeShade' | 'bridge' | 'deck')

/** One outline of the plan, in units of 120 to a cell. */
export interface Outline {
  readonly ink: Ink
  /** Writes its path data: only what is drawn needs any. */
  readonly d: () => string
  readonly reach: Reach
}

/** How far an outline reaches. */
interface Reach {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly foot: number
}

/** Whether an outline shows in a square. */
export const isIn = (
  { reach: { left, top, right, foot } }: Outline,
  x: number,
  y: number,
  side: number,
): boolean => left < x + side && right > x && top < y + side && foot > y

function reachOf(points: readonly Point[], wide: number): Reach {
  let [left, top, right, foot] = [1e9, 1e9, -1e9, -1e9]
  for (const [x, y] of points) {
    left = Math.min(left, x - wide)
    top = Math.min(top, y - wide)
    right = Math.max(right, x + wide)
    foot = Math.max(foot, y + wide)
  }
  return { left, top, right, foot }
}

/** A filled polygon. */
export const filled = (ink: Ink, polygon: Polygon): Outline => ({
  ...{ ink, d: () => outline(polygon), reach: reachOf(polygon, 1) },
})

/** Several filled polygons close to each other. */
export const filledAll = (ink: Ink, polygons: readonly Polygon[]): Outline => ({
  ...{ ink, d: () => polygons.map(outline).join(''), reach: reachOf(polygons.flat(), 1) },
})

/** A filled circle. */
export const dot = (ink: Ink, x: number, y: number, r: number): Outline => ({
  ink,
  d: () => disc(x, y, r),
  reach: { left: x - r, top: y - r, right: x + r, foot: y + r },
})

/** A line through points; `wide` is the widest it is drawn. */
export const drawn = (ink: Ink, points: readonly Point[], wide: number): Outline => ({
  ...{ ink, d: () => through(points), reach: reachOf(points, wide / 2) },
})
