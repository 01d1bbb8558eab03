import type { Rect } from '../../stage/face.ts'
import { space, span } from './leaf.ts'
import {
  type Axis,
  as,
  holding,
  type LayoutNode,
  type Manner,
  other,
  type PlacedNode,
  remembered,
  type Span,
  widest,
} from './node.ts'

/** The arrangement of nodes side by side or one below another. */
interface Flow {
  /** Between two nodes, in layout pixels. */
  readonly gap?: number
  /** Where nodes lie that don't fill the flow's breadth: they are stretched unless it says otherwise. */
  readonly align?: 'start' | 'centre' | 'end'
  /** Room that nobody wants goes between the nodes instead of behind the last. */
  readonly spread?: true
  /** All get the same length, and leave out the same. */
  readonly alike?: true
}

/** Nodes side by side. */
export const row = (flow: Flow, nodes: readonly LayoutNode[], manner: Manner = {}): LayoutNode =>
  flowing('w', flow, nodes, manner)

/** Nodes one below another. */
export const column = (flow: Flow, nodes: readonly LayoutNode[], manner: Manner = {}): LayoutNode =>
  flowing('h', flow, nodes, manner)

/** Nodes in equal cells that fill their place, row by row. */
export function grid(columns: number, gap: number, nodes: readonly LayoutNode[], manner: Manner = {}): LayoutNode {
  const rows = Array.from({ length: Math.ceil(nodes.length / columns) }, (_, i) => {
    const some = nodes.slice(i * columns, (i + 1) * columns)
    const filled = [...some, ...Array.from({ length: columns - some.length }, () => space(0))]
    return row(
      { gap, alike: true },
      filled.map((node) => as({ grow: 1 }, node)),
      { grow: 1 },
    )
  })
  return column({ gap, alike: true }, rows, manner)
}

function flowing(axis: Axis, flow: Flow, nodes: readonly LayoutNode[], manner: Manner): LayoutNode {
  const { gap = 0 } = flow
  const levels = levelsOf(nodes)
  const deepest = levels.at(-1) ?? 0
  const at = (level: number) => (deepest === 0 ? nodes : nodes.filter(({ drop = Infinity }) => drop > level))
  const gaps = (some: readonly LayoutNode[]) => gap * Math.max(0, some.length - 1)
  /** The spans of a level’s nodes along the axis. */
  const along = (some: readonly LayoutNode[], across: number): Span[] => {
    const spans = some.map((node) => node.span(axis, across))
    if (!flow.alike) return spans
    const all = widest(spans)
    return spans.map(() => all)
  }
  const total = (some: readonly LayoutNode[], across: number): Span => {
    const spans = along(some, across)
    return { least: gaps(some) + sum(spans, 'least'), ideal: gaps(some) + sum(spans, 'ideal') }
  }
  /** The span of a level’s nodes across, once they have shared a length. */
  const breadth = (some: readonly LayoutNode[], length: number): Span => {
    const known = length === Infinity ? [] : shares(some, along(some, Infinity), length - gaps(some))
    return widest(some.map((node, i) => node.span(other(axis), known[i] ?? Infinity)))
  }
  const measure = (asked: Axis, cross: number): Span => {
    if (asked === axis) return { least: total(at(deepest), cross).least, ideal: total(at(0), cross).ideal }
    const level = levels.find((one) => total(at(one), Infinity).least <= cross) ?? deepest
    const { least } = breadth(at(deepest), cross)
    return span(least, breadth(at(level), cross).ideal)
  }
  /** Lays out the nodes of a level; undefined if they haven't enough room and something can still be left out. */
  const layAt = (rect: Rect, level: number, from: number): PlacedNode | undefined => {
    const [length, across] = axis === 'w' ? [rect.w, rect.h] : [rect.h, rect.w]
    const some = at(level)
    const spans = along(some, across)
    const isShort = sum(spans, 'least') + gaps(some) > length + 1
    if (isShort && level < deepest) return undefined
    const places = placesOf(axis, flow, rect, some, shares(some, spans, length - gaps(some)))
    const inside = some.map((node, i) => node.lay(places[i] ?? rect, from))
    const placed = holding(rect, inside, isShort ? { level, short: true } : { level })
    return placed.short && level < deepest ? undefined : placed
  }
  const lay = (rect: Rect, from: number): PlacedNode => {
    let placed: PlacedNode | undefined
    for (const level of levels) if (level >= from) placed ??= layAt(rect, level, from)
    placed ??= layAt(rect, Math.max(from, deepest), from) ?? holding(rect, [], { short: true })
    const { level } = placed
    const isEven = !flow.alike || level <= from || placed.parts.every((part) => part.level === level)
    return isEven ? placed : lay(rect, level)
  }
  return { span: remembered(measure), lay, ...manner }
}

/** The levels at which something more is left out, from 0. */
function levelsOf(nodes: readonly LayoutNode[]): readonly number[] {
  if (nodes.every(({ drop }) => drop === undefined)) return [0]
  return [...new Set([0, ...nodes.flatMap(({ drop }) => drop ?? [])])].sort((a, b) => a - b)
}

/** Lengths that add up to what there is: least, then ideal by weight, then what is left by growth. */
function shares(nodes: readonly LayoutNode[], spans: readonly Span[], length: number): number[] {
  const given = spans.map(({ least }) => least)
  let left = Math.max(0, length - sum(spans, 'least'))
  for (const weight of weightsOf(nodes)) {
    const wants = spans.map(({ least, ideal }, i) => ((nodes[i]?.weight ?? 0) === weight ? ideal - least : 0))
    const wanted = wants.reduce((all, one) => all + one, 0)
    const share = wanted === 0 ? 0 : Math.min(1, left / wanted)
    for (const [i, want] of wants.entries()) given[i] = (given[i] ?? 0) + want * share
    left -= wanted * share
  }
  const growth = nodes.reduce((all, { grow = 0 }) => all + grow, 0)
  return growth === 0 || left <= 0 ? given : given.map((one, i) => one + (left * (nodes[i]?.grow ?? 0)) / growth)
}

/** The weights of nodes, the highest first. */
function weightsOf(nodes: readonly LayoutNode[]): readonly number[] {
  if (nodes.every(({ weight }) => weight === undefined)) return [0]
  return [...new Set(nodes.map(({ weight = 0 }) => weight))].sort((a, b) => b - a)
}

/** The places of nodes of these lengths, on whole pixels. */
function placesOf(
  axis: Axis,
  flow: Flow,
  rect: Rect,
  nodes: readonly LayoutNode[],
  lengths: readonly number[],
): Rect[] {
  const { gap = 0, align, spread } = flow
  const [from, length] = axis === 'w' ? [rect.x, rect.w] : [rect.y, rect.h]
  const used = lengths.reduce((all, one) => all + one, 0) + gap * Math.max(0, nodes.length - 1)
  const extra = spread && nodes.length > 1 ? Math.max(0, length - used) / (nodes.length - 1) : 0
  let start = from
  return nodes.map((node, i) => {
    const [near, far] = [Math.round(start), Math.round(start + (lengths[i] ?? 0))]
    start += (lengths[i] ?? 0) + gap + extra
    const place = axis === 'w' ? { ...rect, x: near, w: far - near } : { ...rect, y: near, h: far - near }
    return align === undefined ? place : aligned(axis, align, node, place)
  })
}

function aligned(axis: Axis, align: 'start' | 'centre' | 'end', node: LayoutNode, place: Rect): Rect {
  const cross = other(axis)
  const room = place[cross]
  const length = Math.round(Math.min(room, node.span(cross, place[axis]).ideal))
  const shift = align === 'start' ? 0 : align === 'end' ? room - length : Math.round((room - length) / 2)
  return axis === 'w' ? { ...place, y: place.y + shift, h: length } : { ...place, x: place.x + shift, w: length }
}

const sum = (spans: readonly Span[], key: keyof Span) => spans.reduce((all, one) => all + one[key], 0)
