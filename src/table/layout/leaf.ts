import type { Piece, Rect } from '../../stage/face.ts'
import { type Axis, type Decoration, holding, type LayoutNode, type PlacedNode, type Span } from './node.ts'

/** The room a leaf wants in each direction; `aspect` keeps its width to its height at this ratio. */
export interface Room {
  readonly w: Span
  readonly h: Span
  readonly aspect?: number
}

/** A thing of one shape, `aspect` times as wide as high, from a least to an ideal height. */
export const shape = (aspect: number, least: number, ideal: number = least): Room => ({
  aspect,
  w: span(least * aspect, ideal * aspect),
  h: span(least, ideal),
})

/** From a least to an ideal length. */
export const span = (least: number, ideal: number = least): Span => ({ least, ideal: Math.max(least, ideal) })

/** Whatever is left, and no less than this. */
export const rest = (least = 0): Span => ({ least, ideal: least })

/** A leaf of the tree: pieces in a rectangle. With an aspect they get the largest place of that shape, in its middle. */
export const leaf = (room: Room, draw: (rect: Rect) => readonly Piece[]): LayoutNode =>
  leafOf(room, (rect) => ({ draw: () => draw(rect) }))

/** Print or lines on the ground of whatever they lie in. */
export const decoration = (room: Room, key: string, draw: Decoration['draw']): LayoutNode =>
  leafOf(room, (rect) => ({ decoration: { rect, key, draw } }))

/** An empty place, which something that travels finds by its name. */
export const slot = (name: string, room: Room): LayoutNode => leafOf(room, () => ({ slot: name }))

/** Room that stays empty. */
export const space = (w: number, h = w): LayoutNode => leaf({ w: span(0, w), h: span(0, h) }, () => [])

const leafOf = (room: Room, what: (rect: Rect) => Partial<PlacedNode>): LayoutNode => ({
  span: (axis, across) => spanOf(room, axis, across),
  lay: (rect) => {
    const place = shaped(room, rect)
    const isShort = place.w < Math.floor(room.w.least) || place.h < Math.floor(room.h.least)
    return holding(place, [], { ...what(place), ...(isShort && { short: true }) })
  },
})

function spanOf(room: Room, axis: Axis, across: number): Span {
  if (room.aspect === undefined) return room[axis]
  const { least, ideal } = room[axis]
  const most = axis === 'w' ? across * room.aspect : across / room.aspect
  return span(least, Math.min(ideal, most))
}

/** The largest rectangle of a room's shape in the middle of another, on whole pixels. */
function shaped({ aspect, w, h }: Room, rect: Rect): Rect {
  if (aspect === undefined) return rect
  const wide = Math.floor(Math.min(rect.w, rect.h * aspect, w.ideal, h.ideal * aspect))
  const high = Math.floor(Math.min(rect.h, wide / aspect))
  const [x, y] = [rect.x + Math.round((rect.w - wide) / 2), rect.y + Math.round((rect.h - high) / 2)]
  return { x, y, w: wide, h: high }
}
