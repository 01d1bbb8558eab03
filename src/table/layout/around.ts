import type { Piece, Rect } from '../../stage/face.ts'
import {
  type Axis,
  type Decoration,
  holding,
  type LayoutNode,
  type Manner,
  other,
  type PlacedNode,
  remembered,
  type Span,
  widest,
} from './node.ts'

/** Empty edges, in layout pixels. */
export interface Edges {
  readonly left?: number
  readonly top?: number
  readonly right?: number
  readonly bottom?: number
}

/** A node within edges. */
export function pad(edges: Edges | number, node: LayoutNode, manner: Manner = {}): LayoutNode {
  const { left = 0, top = 0, right = 0, bottom = 0 } = typeof edges === 'number' ? all(edges) : edges
  const [wide, high] = [left + right, top + bottom]
  return {
    span: (axis, across) => {
      const [along, cross] = axis === 'w' ? [wide, high] : [high, wide]
      const { least, ideal } = node.span(axis, across - cross)
      return { least: least + along, ideal: ideal + along }
    },
    lay: (rect, level) => {
      const inner = { x: rect.x + left, y: rect.y + top, w: rect.w - wide, h: rect.h - high }
      return holding(rect, [node.lay(inner, level)])
    },
    ...mannersOf(node),
    ...manner,
  }
}

const all = (by: number): Edges => ({ left: by, top: by, right: by, bottom: by })

/** Nodes over each other in one place, the last on top. */
export const layers = (nodes: readonly LayoutNode[], manner: Manner = {}): LayoutNode => ({
  span: remembered((axis, across) => widest(nodes.map((node) => node.span(axis, across)))),
  lay: (rect, level) =>
    holding(
      rect,
      nodes.map((node) => node.lay(rect, level)),
      { layered: true },
    ),
  ...manner,
})

/**
 * A node at its ideal size, or a share of a place that is smaller than that: from its left (0) to its right (1), from
 * its top (0) to its bottom (1).
 */
export const pin = (across: number, down: number, node: LayoutNode, share = 1, manner: Manner = {}): LayoutNode => ({
  span: node.span,
  lay: (rect, level) => {
    const w = Math.round(Math.min(rect.w * share, node.span('w', rect.h * share).ideal))
    const h = Math.round(Math.min(rect.h * share, node.span('h', w).ideal))
    const x = Math.round(rect.x + (rect.w - w) * across)
    return node.lay({ x, y: Math.round(rect.y + (rect.h - h) * down), w, h }, level)
  },
  ...mannersOf(node),
  ...manner,
})

/** A node in a room that its surroundings decide on, whatever it would like itself. */
export const sized = (room: Partial<Record<Axis, Span>>, node: LayoutNode, manner: Manner = {}): LayoutNode => ({
  ...node,
  span: (axis, across) => room[axis] ?? node.span(axis, across),
  ...manner,
})

/** A variant of something. */
export interface Variant {
  /** Builds it: variants that nobody needs are never built. */
  readonly node: () => LayoutNode
  /** The least size at which it reads well, where that is more than fits. */
  readonly from?: Partial<Pick<Rect, Axis>>
  /** Left out where siblings alike are at this level. */
  readonly drop?: number
}

/** The first variant that has room and reads well; the last if none does. */
export function first(variants: readonly [...Variant[], Variant], manner: Manner = {}): LayoutNode {
  const built: LayoutNode[] = []
  const nodeOf = (order: number): LayoutNode => {
    const node = built[order] ?? (variants[order] ?? variants[0]).node()
    built[order] = node
    return node
  }
  const last = variants.length - 1
  const span = (axis: Axis, across: number): Span => {
    const cross = other(axis)
    const able = variants.flatMap(({ from = {} }, order) =>
      Math.max(from[cross] ?? 0, nodeOf(order).span(cross, Infinity).least) <= across ? [order] : [],
    )
    const spans = (able.length > 0 ? able : [last]).map((order) => nodeOf(order).span(axis, across))
    return { least: Math.min(...spans.map(({ least }) => least)), ideal: spans[0]?.ideal ?? 0 }
  }
  const lay = (rect: Rect, level: number): PlacedNode => {
    let skipped = 0
    for (const [order, { from = {}, drop = Infinity }] of variants.entries()) {
      const isComfortable = drop > level && rect.w >= (from.w ?? 0) && rect.h >= (from.h ?? 0)
      const placed = isComfortable || order === last ? nodeOf(order).lay(rect, level) : undefined
      if (placed && (!placed.short || order === last)) return holding(rect, [placed], { level: skipped })
      if (drop < Infinity) skipped = Math.max(skipped, drop)
    }
    return holding(rect, [])
  }
  return { span: remembered(span), lay, ...manner }
}

/** A node on a ground that is drawn as one picture together with everything decorative that lies on it. */
export function onGround(
  ground: (rect: Rect, decorations: readonly Decoration[]) => readonly Piece[],
  node: LayoutNode,
  manner: Manner = {},
): LayoutNode {
  return {
    span: node.span,
    lay: (rect, level) => {
      const inside = node.lay(rect, level)
      return holding(rect, [inside], { grounded: true, draw: () => ground(rect, decorationsOn(inside)) })
    },
    ...mannersOf(node),
    ...manner,
  }
}

/** Everything decorative on a ground, without what lies on a nearer one. */
const decorationsOn = ({ grounded, decoration, parts }: PlacedNode): readonly Decoration[] =>
  grounded ? [] : [...(decoration ? [decoration] : []), ...parts.flatMap(decorationsOn)]

const mannersOf = ({ grow, drop, weight }: LayoutNode): Manner => ({
  ...(grow !== undefined && { grow }),
  ...(drop !== undefined && { drop }),
  ...(weight !== undefined && { weight }),
})
