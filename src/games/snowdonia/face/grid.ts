import type { Rect, Size } from '../../../stage/face.ts'
import type { Form } from '../../../stage/kit/grid.ts'

/** Where the large things are, in layout pixels. */
export interface Grid {
  readonly form: Form
  readonly size: Size
  /** From 0 on the smallest stage of a form to 1 on the largest. */
  readonly share: number
  /** True where icons stand for words, for lack of room: on phones. */
  readonly small: boolean
  /** The picture of the mountain; the boards of its stations begin `foot` below its top. */
  readonly land: Rect
  readonly foot: number
  /** In how many legs the line climbs. */
  readonly legs: number
  /** The workplaces from A to G. */
  readonly areas: readonly Rect[]
  /** The boards of the other seats in turn order, and of the seat in front. */
  readonly others: readonly Rect[]
  readonly mine: Rect
  /** Bag and event track, and the Engine Shed. */
  readonly bag: Rect
  readonly shed: Rect
  /** The lids of drawers, where there is too little room for what they hold. */
  readonly tabs?: Rect
  /** Round and weather. */
  readonly sky: Rect
  /** Contracts on offer. */
  readonly offer: readonly Rect[]
  /** Rectangles for the page. */
  readonly decision: Rect
  readonly log: Rect
}

/** A length between `a` on a narrow stage and `b` on a wide one, in whole layout pixels. */
export const between = ({ share }: Pick<Grid, 'share'>, a: number, b: number): number => Math.round(a + (b - a) * share)

/** So many parts of whole pixels side by side, by their weights. */
export function beside(rect: Rect, gap: number, weights: readonly number[]): Rect[] {
  const all = weights.reduce((sum, one) => sum + one, 0)
  const room = rect.w - gap * (weights.length - 1)
  let before = 0
  return weights.map((weight, i) => {
    const x = Math.round(rect.x + (room * before) / all + gap * i)
    before += weight
    const end = Math.round(rect.x + (room * before) / all + gap * i)
    return { x, y: rect.y, w: end - x, h: rect.h }
  })
}

/** The same one below another. */
export const below = (rect: Rect, gap: number, weights: readonly number[]): Rect[] =>
  beside({ x: rect.y, y: rect.x, w: rect.h, h: rect.w }, gap, weights).map((part) => ({
    x: part.y,
    y: part.x,
    w: part.h,
    h: part.w,
  }))

/** A rectangle made smaller on every side. */
export const inset = ({ x, y, w, h }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  w: w - 2 * by,
  h: h - 2 * by,
})
