import type { Rect } from '../../../src/stage/face.ts'
import type { PlacedNode } from '../../../src/table/layout/node.ts'
import { told, within } from './rects.ts'

/** Print may be placed by its figures, which reach neither the top of a line nor its foot, in layout pixels. */
const slack = 3

/** Faults of a laid tree: nodes short of room, siblings over each other, parts that leave their place. */
export function treeFaults(placed: PlacedNode): string[] {
  const { rect, parts, layered, short } = placed
  const rects = parts.map((part) => part.rect).filter(({ w, h }) => w > 0 && h > 0)
  const out = rects.filter((part) => !within(part, rect, slack)).map((part) => `${told(part)} leaves ${told(rect)}`)
  const over = layered
    ? []
    : rects.flatMap((a, i) =>
        rects
          .slice(i + 1)
          .filter((b) => isOver(a, b))
          .map((b) => `${told(a)} over ${told(b)}`),
      )
  const isLeaf = short && !parts.some((part) => part.short)
  return [...(isLeaf ? [`${told(rect)} is short`] : []), ...out, ...over, ...parts.flatMap(treeFaults)]
}

/** Whether rectangles share more than the pixel that rounding may cost. */
const isOver = (a: Rect, b: Rect) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 1 && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 1
