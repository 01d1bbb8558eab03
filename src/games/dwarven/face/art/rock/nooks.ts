import type { Point, Shape } from '../../../../../stage/art/shape.ts'
import { upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { type Curiosity, curiosity } from '../halls.ts'

/** A free circle in the rock. */
export interface Nook {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** A circle that must stay free. */
export type Taken = Nook

/** The rock to search, and what is in it already. */
export interface Search {
  readonly w: number
  readonly h: number
  /** Where the rock begins, below snow and icicles. */
  readonly top: number
  readonly taken: readonly Taken[]
  /** The most nooks to find, and the smallest worth having. */
  readonly count: number
  readonly least: number
}

/** The largest free circles, the largest first; none touches another. */
export function nooksIn({ w, h, top, taken, count, least }: Search): Nook[] {
  const step = Math.max(8, least * 0.55)
  const spots = upTo(Math.floor(w / step)).flatMap((i) =>
    upTo(Math.floor((h - top) / step)).map((j): Point => [(i + 0.5) * step, top + (j + 0.5) * step]),
  )
  const room = ([x, y]: Point) => Math.min(x, w - x, y - top, h - y) - 4
  const distance = ([x, y]: Point, one: Taken) => Math.hypot(one.x - x, one.y - y) - one.r
  const free = spots.map((spot) => ({
    spot,
    r: taken.reduce((r, one) => Math.min(r, distance(spot, one)), room(spot)),
  }))
  const found: Nook[] = []
  while (found.length < count) {
    const best = free.reduce((a, b) => (b.r > a.r ? b : a), { spot: [0, 0] as Point, r: 0 })
    if (best.r < least) break
    const [x, y] = best.spot
    const nook = { x, y, r: best.r }
    found.push(nook)
    for (const one of free) one.r = Math.min(one.r, distance(one.spot, { ...nook, r: nook.r * 1.5 }))
  }
  return found
}

/** The grand ones come first, where there is most room; the others take turns. */
const grand: readonly Curiosity[] = ['hoard', 'lake', 'stoneFace']
const small: readonly Curiosity[] = ['crystals', 'mushrooms', 'lantern', 'mushrooms']

/** Fills nooks with what makes the mountain live; each is at most `most` pixels in radius. */
export const nookShapes = (nooks: readonly Nook[], most: number): Shape[] =>
  nooks.map(({ x, y, r }, i) => {
    const name = grand[i] ?? small[i % small.length] ?? 'crystals'
    return curiosity(name, x, y, Math.min(r * (grand[i] ? 0.94 : 0.72), grand[i] ? most : most * 0.62), i)
  })
