import type { Shape } from '../../../src/stage/art/shape.ts'
import { widthOf } from '../../../src/stage/art/textWidth.ts'
import type { Layout, Rect } from '../../../src/stage/face.ts'

const overlap = (a: Rect, b: Rect) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** A rectangle as shown in failures. */
export const told = (rect: Rect) => ('id' in rect ? `${rect.id}` : Object.values(rect).join())

/** Pairs of these and the others that overlap. */
export const overlaps = (pieces: readonly Rect[], others: readonly Rect[] = pieces) =>
  pieces.flatMap((a) => others.filter((b) => a !== b && overlap(a, b)).map((b) => `${told(a)} on ${told(b)}`))

/** True when one is within the other, give or take a little. */
export const within = (inner: Rect, outer: Rect, slack = 0) =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.w <= outer.x + outer.w + slack &&
  inner.y + inner.h <= outer.y + outer.h + slack

/** The pieces with this id prefix. */
export const some = (layout: Layout, prefix: string) => layout.pieces.filter(({ id }) => id.startsWith(prefix))

/** Every text of a picture: its size (that is its height) and its width, in layout pixels. */
export function everyText(
  shapes: readonly Shape[],
  [sx, sy]: readonly [number, number] = [1, 1],
): { readonly px: number; readonly wide: number; readonly text: string }[] {
  return shapes.flatMap((shape) => {
    if (shape.type === 'text') return [{ px: shape.size * sy, wide: widthOf(shape.text, shape) * sx, text: shape.text }]
    if (shape.type === 'path') return []
    const [x, y] = typeof shape.scale === 'object' ? shape.scale : [shape.scale ?? 1, shape.scale ?? 1]
    return everyText(shape.shapes, [sx * Math.abs(x), sy * Math.abs(y)])
  })
}
