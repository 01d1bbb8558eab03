import type { Rect } from '../../stage/face.ts'
import { type Axis, holding, type LayoutNode, type Manner, other, widest } from '../layout/node.ts'

/**
 * Nodes in equal cells that fill their place, row by row, whatever they would like: quicker than a grid, for what
 * always has room.
 */
export function evenly(columns: number, gap: number, nodes: readonly LayoutNode[], manner: Manner = {}): LayoutNode {
  const cells = { w: columns, h: Math.max(1, Math.ceil(nodes.length / columns)) }
  const each = (length: number, count: number) => (length - gap * (count - 1)) / count
  return {
    span: (axis, across) => {
      const cross = each(across, cells[other(axis)])
      const { least, ideal } = widest(nodes.map((node) => node.span(axis, cross)))
      const gaps = gap * (cells[axis] - 1)
      return { least: least * cells[axis] + gaps, ideal: ideal * cells[axis] + gaps }
    },
    lay: (rect, level) => {
      const [w, h] = [each(rect.w, columns), each(rect.h, cells.h)]
      const parts = nodes.map((node, i) => {
        const x = rect.x + (i % columns) * (w + gap)
        const y = rect.y + Math.floor(i / columns) * (h + gap)
        return node.lay(whole(x, y, x + w, y + h), level)
      })
      return holding(rect, parts)
    },
    ...manner,
  }
}

/** Nodes along an axis that share its length by weights, whatever they would like. */
export function byWeight(
  axis: Axis,
  gap: number,
  nodes: readonly (readonly [weight: number, node: LayoutNode])[],
  manner: Manner = {},
): LayoutNode {
  const all = nodes.reduce((sum, [weight]) => sum + weight, 0)
  const share = (length: number) => (length - gap * (nodes.length - 1)) / all
  const cross = (across: number) =>
    widest(nodes.map(([weight, node]) => node.span(other(axis), weight * share(across))))
  return {
    span: (asked, across) => (asked === axis ? { least: 0, ideal: 0 } : cross(across)),
    lay: (rect, level) => {
      const one = share(axis === 'w' ? rect.w : rect.h)
      let start = axis === 'w' ? rect.x : rect.y
      const parts = nodes.map(([weight, node]) => {
        const [from, to] = [start, start + weight * one]
        start = to + gap
        const { x, y, w, h } = rect
        return node.lay(axis === 'w' ? whole(from, y, to, y + h) : whole(x, from, x + w, to), level)
      })
      return holding(rect, parts)
    },
    ...manner,
  }
}

/** A rectangle between edges, on whole pixels. */
function whole(left: number, top: number, right: number, bottom: number): Rect {
  const [x, y] = [Math.round(left), Math.round(top)]
  return { x, y, w: Math.round(right) - x, h: Math.round(bottom) - y }
}
