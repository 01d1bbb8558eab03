import type { Path } from '../../../../stage/art/shape.ts'
import type { Rect } from '../../../../stage/face.ts'
import { discs, upTo } from '../../../../stage/kit/scenery/shapes.ts'

/** The look of loose stones: their two colours, and their radii in layout pixels. */
interface StoneLook {
  readonly colours: readonly [string, string]
  readonly least: number
  readonly most: number
}

/**
 * Stones scattered over a rectangle; `next` gives numbers from 0 up to 1. One path for each colour: there are so many
 * that a path for each stone would delay a table's first frame.
 */
export function stones(
  next: () => number,
  count: number,
  { x, y, w, h }: Rect,
  { colours, least, most }: StoneLook,
): Path[] {
  const all = upTo(count).map(() => ({
    disc: [x + next() * w, y + next() * h, least + next() * (most - least)],
    isFirst: next() < 0.5,
  }))
  return colours.map((colour, index) => {
    const some = all.filter(({ isFirst }) => isFirst === (index === 0))
    return { ...discs(colour, ...some.flatMap(({ disc }) => disc)), only: 'usual' }
  })
}
