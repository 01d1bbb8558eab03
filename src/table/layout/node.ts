import type { Shape } from '../../stage/art/shape.ts'
import type { Piece, Rect } from '../../stage/face.ts'

/** One of the two directions of a table. */
export type Axis = 'w' | 'h'

/** The length that something needs along an axis, and the one it would like, in layout pixels. */
export interface Span {
  readonly least: number
  readonly ideal: number
}

/** Print and lines that belong to the ground of whatever they lie in, and are drawn as part of it. */
export interface Decoration {
  readonly rect: Rect
  /** Equal keys mean equal shapes at equal sizes. */
  readonly key: string
  /** Draws from 0, 0 to the width and height of `rect`. */
  readonly draw: (w: number, h: number) => readonly Shape[]
}

/** A node in its place, with everything that it puts on the table. */
export interface PlacedNode {
  readonly rect: Rect
  readonly parts: readonly PlacedNode[]
  /** Draws its own pieces, without those of its parts; only once the place is decided, since trying places is cheap. */
  readonly draw?: () => readonly Piece[]
  /** Something in it gets less than its least length. */
  readonly short?: true
  /** The highest level in it: the last of what was left out for lack of room; 0 if everything is here. */
  readonly level: number
  readonly decoration?: Decoration
  /** A ground of its own, which draws everything decorative in it. */
  readonly grounded?: true
  /** The name under which things that travel find the place. */
  readonly slot?: string
  /** Its parts may lie over each other. */
  readonly layered?: true
}

/** A part of the table: how much room it wants, and what it puts into a rectangle. */
export interface LayoutNode {
  /** Its length along an axis where the other is `across` layout pixels; infinity for as many as it likes. */
  span(axis: Axis, across: number): Span
  /** Fills a rectangle, leaving out at least what gives way up to `level`. */
  lay(rect: Rect, level: number): PlacedNode
  /** Its share of the room that is left when everyone has the ideal; 0 by default. */
  readonly grow?: number
  /** Left out once its row or column is at this level, for lack of room; by default never. */
  readonly drop?: number
  /** Of siblings, the more important get their ideal first; 0 by default. */
  readonly weight?: number
}

/** The manners of a node among its siblings. */
export type Manner = Pick<LayoutNode, 'grow' | 'drop' | 'weight'>

/** A node with other manners. */
export const as = (manner: Manner, node: LayoutNode): LayoutNode => ({ ...node, ...manner })

/** The other axis. */
export const other = (axis: Axis): Axis => (axis === 'w' ? 'h' : 'w')

/** A node's place with these parts in it: short if one of them is, and at their highest level. */
export function holding(rect: Rect, parts: readonly PlacedNode[], rest: Partial<PlacedNode> = {}): PlacedNode {
  let { level = 0, short } = rest
  for (const part of parts) {
    level = Math.max(level, part.level)
    short ??= part.short
  }
  return { ...rest, rect, parts, level, ...(short && { short }) }
}

/** Lays a node out in a rectangle. */
export const lay = (node: LayoutNode, rect: Rect): PlacedNode => node.lay(rect, 0)

/** Every node of a tree, parents before their parts: the order in which it is read. */
export function every(placed: PlacedNode): readonly PlacedNode[] {
  const all: PlacedNode[] = []
  const add = (one: PlacedNode) => {
    all.push(one)
    for (const part of one.parts) add(part)
  }
  add(placed)
  return all
}

/** All the pieces of a tree. */
export const piecesOf = (placed: PlacedNode): Piece[] => every(placed).flatMap(({ draw }) => draw?.() ?? [])

/** The places of a tree by name, for things that travel. */
export const slotsOf = (placed: PlacedNode): ReadonlyMap<string, Rect> =>
  new Map(every(placed).flatMap(({ slot, rect }) => (slot === undefined ? [] : [[slot, rect]])))

/** The room for all of several things in one place. */
export const widest = (spans: readonly Span[]): Span => ({
  least: spans.reduce((most, { least }) => Math.max(most, least), 0),
  ideal: spans.reduce((most, { ideal }) => Math.max(most, ideal), 0),
})

/** A measure that works each answer out once: trees are asked the same again and again. */
export function remembered(measure: LayoutNode['span']): LayoutNode['span'] {
  const known: { readonly axis: Axis; readonly across: number; readonly answer: Span }[] = []
  return (axis, across) => {
    for (const one of known) if (one.across === across && one.axis === axis) return one.answer
    const answer = measure(axis, across)
    known.push({ axis, across, answer })
    return answer
  }
}
