import type { Layout, Piece, Pose, Step } from '../../stage/face.ts'
import { middle } from '../../stage/pose.ts'

/** The table before and after an effect. */
export interface LayoutChange {
  readonly before: { readonly layout: Layout }
  readonly after: { readonly layout: Layout }
}

/** A place on the stage. */
export type Spot = Pick<Pose, 'x' | 'y'>

/** A piece by its id. */
export const find = (layout: Layout, id: string): Piece | undefined => layout.pieces.find((one) => one.id === id)

/** A piece before or, failing that, after. */
export const pieceOf = ({ before, after }: LayoutChange, id: string): Piece | undefined =>
  find(before.layout, id) ?? find(after.layout, id)

/** The centre of a piece before or after; the centre of the stage if it is missing. */
export const spotOf = (change: LayoutChange, id: string): Spot =>
  middle(pieceOf(change, id) ?? { x: 0, y: 0, ...change.after.layout.size })

/** Steps without those for pieces that aren’t on the table. */
export function onTable({ before, after }: LayoutChange, steps: readonly Step[]): Step[] {
  const there = new Set([...before.layout.pieces, ...after.layout.pieces].map(({ id }) => id))
  return steps.filter(({ piece }) => typeof piece !== 'string' || there.has(piece))
}

/** The pieces that appear with this effect and have this id prefix. */
export function comers({ before, after }: LayoutChange, prefix: string): Piece[] {
  const old = new Set(before.layout.pieces.map(({ id }) => id))
  return after.layout.pieces.filter(({ id }) => id.startsWith(prefix) && !old.has(id))
}

/** The pieces that vanish with this effect and have this id prefix. */
export const goers = ({ before, after }: LayoutChange, prefix: string): Piece[] =>
  comers({ before: after, after: before }, prefix)

/** A point between two, from 0 to 1. */
export const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** The length of a polyline. */
export const lengthOf = (points: readonly Spot[]): number =>
  points.reduce((sum, { x, y }, i) => {
    const last = points[i - 1]
    return last ? sum + Math.hypot(x - last.x, y - last.y) : sum
  }, 0)

/** A point along a polyline at a share of its length, and the slope there in degrees. */
export function along(points: readonly Spot[], share: number): Spot & { readonly angle: number } {
  const parts = points.slice(1).map((b, i) => {
    const a = points[i] ?? b
    return { a, b, long: Math.hypot(b.x - a.x, b.y - a.y) }
  })
  let left = Math.min(1, Math.max(0, share)) * parts.reduce((sum, { long }) => sum + long, 0)
  for (const [i, { a, b, long }] of parts.entries()) {
    if (left > long && i < parts.length - 1) {
      left -= long
      continue
    }
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
    return { ...between(a, b, long > 0 ? left / long : 0), angle }
  }
  return { ...(points[0] ?? { x: 0, y: 0 }), angle: 0 }
}

/** Above everything at rest, below what moves. */
export const passing = 900

/** A count flips like a departure board, with its new number from half way. */
export const roll = (id: string, at: number): Step => ({
  piece: id,
  at: Math.max(0, at - 90),
  for: 180,
  ease: 'linear',
  flip: true,
})
