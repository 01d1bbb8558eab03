import type { Piece, Rect } from '../../stage/face.ts'
import { leaf, rest, span } from '../layout/leaf.ts'
import type { LayoutNode } from '../layout/node.ts'

/** Cards of one height side by side. */
interface Hand {
  readonly count: number
  /** Their width to their height: of those that overlap, and at most. */
  readonly aspect: readonly [least: number, most: number]
  /** Between two, in layout pixels. */
  readonly gap: number
  /** The least height of a card. */
  readonly high: number
}

/**
 * Cards side by side, narrower where there are many; more than fit then overlap from the left. `draw` gives the pieces
 * of one in its place: of the first that isn't there as well, where there is room for one more.
 */
export const hand = ({ count, aspect, gap, high }: Hand, draw: (order: number, place: Rect) => readonly Piece[]) =>
  leaf({ w: rest(), h: span(high) }, ({ x, y, w: room, h }): Piece[] => {
    const fitting = (room + gap) / Math.max(1, count) - gap
    const w = Math.round(Math.min(h * aspect[1], Math.max(h * aspect[0], fitting), room))
    const step = count > 1 ? Math.min(w + gap, (room - w) / (count - 1)) : w + gap
    const all = count * (w + gap) + w <= room ? count + 1 : count
    return Array.from({ length: all }, (_, i) => draw(i, { x: Math.round(x + i * step), y, w, h })).flat()
  }) satisfies LayoutNode
