import type { Rect } from '../../stage/face.ts'
import { holding, type LayoutNode, type Manner, type Span } from './node.ts'

/** The room of things of one shape that share a place. */
interface Pack {
  /** Their width to their height. */
  readonly aspect: number
  /** The height of each, in layout pixels. */
  readonly high: Span
  /** Between two, in layout pixels. */
  readonly gap: number
}

/** Things of one shape, in as many columns as let them be largest. */
export function pack({ aspect, high, gap }: Pack, nodes: readonly LayoutNode[], manner: Manner = {}): LayoutNode {
  const count = Math.max(1, nodes.length)
  /** The height that things in so many columns have in a place. */
  const highIn = (columns: number, w: number, h: number) => {
    const rows = Math.ceil(count / columns)
    return Math.min(high.ideal, (w - gap * (columns - 1)) / columns / aspect, (h - gap * (rows - 1)) / rows)
  }
  const columns = Array.from({ length: count }, (_, i) => i + 1)
  const best = (w: number, h: number) =>
    columns.reduce((some, more) => (highIn(more, w, h) > highIn(some, w, h) + 0.01 ? more : some))
  /** Columns needed where only so many rows fit below each other; about square where there is no limit. */
  const columnsFor = (each: number, h: number) => Math.ceil(count / (h === Infinity ? rows : held(h, each)))
  const rowsFor = (each: number, w: number) =>
    Math.ceil(count / (w === Infinity ? count / rows : held(w, each * aspect)))
  const rows = Math.max(1, Math.round(Math.sqrt(count / aspect)))
  const held = (length: number, each: number) => Math.min(count, Math.max(1, Math.floor((length + gap) / (each + gap))))
  const lengths = {
    w: (each: number, across: number) => columnsFor(each, across) * (each * aspect + gap) - gap,
    h: (each: number, across: number) => rowsFor(each, across) * (each + gap) - gap,
  }
  return {
    span: (axis, across) => {
      const least = lengths[axis](high.least, across)
      return { least, ideal: Math.max(least, lengths[axis](high.ideal, across)) }
    },
    lay: (rect, level) => {
      const across = best(rect.w, rect.h)
      const parts = nodes.map((node, i) => node.lay(cellOf(rect, i, across, Math.ceil(count / across)), level))
      return holding(rect, parts)
    },
    ...manner,
  }
}

/** The place of one thing, all sharing the rectangle equally. */
function cellOf({ x, y, w, h }: Rect, order: number, columns: number, rows: number): Rect {
  const [wide, high] = [w / columns, h / rows]
  const [left, top] = [Math.round(x + (order % columns) * wide), Math.round(y + Math.floor(order / columns) * high)]
  return { x: left, y: top, w: Math.floor(wide), h: Math.floor(high) }
}
