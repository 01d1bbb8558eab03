import type { Rect, Size } from './face.ts'

/** The smallest rectangle around two. */
export function hull(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  const w = Math.max(a.x + a.w, b.x + b.w) - x
  const h = Math.max(a.y + a.h, b.y + b.h) - y
  return { x, y, w, h }
}

/** The smallest rectangle around some; undefined around none. */
export function around(rects: readonly Rect[]): Rect | undefined {
  const [first] = rects
  return first && rects.reduce<Rect>(hull, first)
}

/** Whether two rectangles have some part in common. */
export const meet = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** The intersection of two rectangles; undefined where they don’t meet. */
export function shared(a: Rect, b: Rect): Rect | undefined {
  if (!meet(a, b)) return undefined
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const [right, down] = [Math.min(a.x + a.w, b.x + b.w), Math.min(a.y + a.h, b.y + b.h)]
  return { x, y, w: right - x, h: down - y }
}

/** The room that something takes which may be turned: at any angle it fits in its circumscribed circle. */
export function roomOf({ w, h }: Size, angle: number): Size {
  const across = Math.hypot(w, h)
  return angle === 0 ? { w, h } : { w: across, h: across }
}
