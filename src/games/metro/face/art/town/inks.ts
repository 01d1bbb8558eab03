import type { Point } from '../../../../../stage/art/shape.ts'
import { disc, outline, through } from '../../../../../stage/kit/scenery/shapes.ts'
import type { Polygon } from './polygons.ts'

/** The roofs of the town. */
export const roofs = ['zinc', 'slate', 'tile', 'ochre', 'copper'] as const
export type Roof = (typeof roofs)[number]
/** The turn of a slope to the light: 0 lit, 1 level, 2 half in shade, 3 in shade. */
export type Tone = 0 | 1 | 2 | 3

/** The subject of an outline of the plan. Its drawing in chalk and in colour is defined elsewhere. */
export type Ink =
  | `${Roof}${Tone}`
  | ('district' | 'shade' | 'wall' | 'yard' | 'yardLit' | 'lawnYard' | 'lawnYardLit')
  | ('hall' | 'glass' | 'park' | 'lawn' | 'walk' | 'plaza' | 'hedge' | 'place' | 'pond' | 'obelisk')
  | ('canalQuay' | 'canalEdge' | 'canal' | 'riverQuay' | 'riverEdge' | 'river' | 'stream' | 'bank')
  | ('wave' | 'glint' | 'boatShade' | 'boat' | 'barge' | 'cargo' | 'cargoShade')
  | ('treeShade' | 'tree' | 'treeLit' | 'bush' | 'bridgeShade' | 'bridge' | 'deck')

/** The extent of something, in units of 120 to a cell. */
interface Reach {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly foot: number
}

/** One outline of the plan. */
export interface Outline extends Reach {
  readonly ink: Ink
  /** Writes its path data: only what is drawn needs any. */
  readonly d: () => string
}

/** A tree from above; those along the edge of a park are drawn in chalk as well. */
export interface Tree {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly isEdge?: true
}

/** The town or a part of it. */
export interface Plan {
  readonly outlines: readonly Outline[]
  readonly trees: readonly Tree[]
}

/** Plans put together. */
export const together = (plans: readonly Plan[]): Plan => ({
  outlines: plans.flatMap(({ outlines }) => outlines),
  trees: plans.flatMap(({ trees }) => trees),
})

/** The part of a plan that shows in a square. */
export const partIn = ({ outlines, trees }: Plan, x: number, y: number, side: number): Plan => ({
  outlines: outlines.filter(({ left, top, right, foot }) => left < x + side && right > x && top < y + side && foot > y),
  trees: trees.filter(
    (tree) =>
      tree.x - tree.r < x + side && tree.x + 2 * tree.r > x && tree.y - tree.r < y + side && tree.y + 2 * tree.r > y,
  ),
})

function shape(ink: Ink, points: readonly Point[], wide: number, d: () => string): Outline {
  let [left, top, right, foot] = [1e9, 1e9, -1e9, -1e9]
  for (const point of points) {
    left = Math.min(left, point[0])
    top = Math.min(top, point[1])
    right = Math.max(right, point[0])
    foot = Math.max(foot, point[1])
  }
  return { ink, d, left: left - wide, top: top - wide, right: right + wide, foot: foot + wide }
}

/** A filled polygon. */
export const filled = (ink: Ink, polygon: Polygon): Outline => shape(ink, polygon, 1, () => outline(polygon))

/** Filled polygons within another, worked out when they are drawn. */
export const filledIn = (ink: Ink, within: Polygon, polygons: () => readonly Polygon[]): Outline =>
  shape(ink, within, 1, () => polygons().map(outline).join(''))

/** A filled circle. */
export const dot = (ink: Ink, x: number, y: number, r: number): Outline => shape(ink, [[x, y]], r, () => disc(x, y, r))

/** A line through points; `wide` is the widest it is drawn. */
export const drawn = (ink: Ink, points: readonly Point[], wide: number): Outline =>
  shape(ink, points, wide / 2, () => through(points))

const crowns = (trees: readonly Tree[], dx: number, dy: number, size: number): string =>
  trees.map(({ x, y, r }) => disc(x + r * dx, y + r * dy, r * size)).join('')

/** The path data of each ink wanted of a plan. */
export function inksOf({ outlines, trees }: Plan, wanted: (ink: string) => boolean): ReadonlyMap<string, string> {
  const data = new Map<string, string>()
  for (const { ink, d } of outlines) if (wanted(ink)) data.set(ink, (data.get(ink) ?? '') + d())
  const ofTrees: Readonly<Partial<Record<Ink, () => string>>> = {
    treeShade: () => crowns(trees, 0.45, 0.55, 1),
    tree: () => crowns(trees, 0, 0, 1),
    treeLit: () => crowns(trees, -0.25, -0.25, 0.62),
    bush: () =>
      crowns(
        trees.filter(({ isEdge }) => isEdge),
        0,
        0,
        1,
      ),
  }
  for (const [ink, d] of Object.entries(ofTrees)) if (wanted(ink)) data.set(ink, d())
  return data
}
