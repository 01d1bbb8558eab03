import { colours } from '../../kit/tokens.ts'
import { circle, group, path, rect, stroke } from '../../stage/art/draw.ts'
import { reach } from '../../stage/art/light.ts'
import type { Shape } from '../../stage/art/shape.ts'
import type { Piece, Rect, Size } from '../../stage/face.ts'
import { brass } from '../../stage/kit/paints.ts'
import { piece } from '../../stage/kit/piece.ts'
import { meet } from '../../stage/rects.ts'
import { column, row } from '../layout/flow.ts'
import { leaf, span } from '../layout/leaf.ts'
import { type LayoutNode, lay, piecesOf } from '../layout/node.ts'

/** Something to choose that nothing else on the table stands for. */
export interface Chip {
  readonly pick: string
  readonly label: string
  /** Its picture: a row of signs with its middle on y 0 and its left end at x 0. */
  readonly row: { readonly w: number; readonly shapes: readonly Shape[] }
}

/** The surroundings of chips, in layout pixels. */
export interface ChipRoom {
  /** Their subject: they lie above it, or else below it, or on it. */
  readonly anchor: Rect
  /** They lie within this. */
  readonly stage: Rect
  /** They cover none of these unless there is no other place. */
  readonly clear: readonly Rect[]
  /** Places that they prefer, the first with room for all of them. */
  readonly rather?: readonly Rect[]
  /** The height of each: a finger at least. */
  readonly high: number
}

/** Between chips, and between them and their subject. */
const gap = 6
/** Longer rows can’t be taken in at a glance. */
const mostInRow = 5

/** Chips for a choice, in one block by their subject. */
export function chipPieces(depth: number, chips: readonly Chip[], room: ChipRoom): Piece[] {
  const { anchor, stage, rather = [], high } = room
  const nodes = chips.map((chip) => chipNode(depth, chip, high))
  for (const place of rather) {
    const block = blockOf(nodes, place.w)
    const y = Math.round(place.y + (place.h - block.h) / 2)
    if (block.w <= place.w && block.h <= place.h) return piecesOf(lay(block.node, alongside(anchor, place, block, y)))
  }
  const block = blockOf(nodes, stage.w)
  return piecesOf(lay(block.node, placeBy(room, block)))
}

/** Chips in rows, and the size of all of them. */
interface Block extends Size {
  readonly node: LayoutNode
}

/** As few rows as a width allows, all much the same. */
function blockOf(nodes: readonly LayoutNode[], width: number): Block {
  for (let each = mostInRow; ; each--) {
    const rows = Math.max(1, Math.ceil(nodes.length / each))
    const even = Math.ceil(nodes.length / rows)
    const parts = Array.from({ length: rows }, (_, i) => row({ gap }, nodes.slice(i * even, (i + 1) * even)))
    const node = column({ gap, align: 'centre' }, parts)
    const w = node.span('w', Infinity).ideal
    if (w <= width || each === 1) return { node, w, h: node.span('h', Infinity).ideal }
  }
}

/** Above the subject, or else below it, or on it. */
function placeBy({ anchor, stage, clear }: ChipRoom, size: Size): Rect {
  const on = anchor.y + (anchor.h - size.h) / 2
  const tries = [anchor.y - size.h - gap, anchor.y + anchor.h + gap, on]
  const places = tries.map((y) => alongside(anchor, stage, size, Math.round(y)))
  const isFree = ({ y, h }: Rect) => y >= stage.y && y + h <= stage.y + stage.h
  const free = places.find((place) => isFree(place) && !clear.some((one) => meet(one, place)))
  return free ?? alongside(anchor, stage, size, Math.round(on))
}

/** At a height, as near to the middle of something as a place allows. */
function alongside(anchor: Rect, { x, w: wide }: Rect, { w, h }: Size, y: number): Rect {
  const middle = anchor.x + (anchor.w - w) / 2
  return { x: Math.round(Math.max(x, Math.min(x + wide - w, middle))), y, w, h }
}

/** A chip of paper in brass. */
function chipNode(depth: number, { pick, label, row: signs }: Chip, high: number): LayoutNode {
  const wide = Math.max(high, Math.ceil(signs.w) + 22)
  const draw = (w: number, h: number): Shape[] => [
    rect(0, 0, w, h, brass(0, h), { radius: 7, height: 2 }),
    rect(3, 3, w - 6, h - 6, colours.paperLight, { radius: 5, stroke: stroke('#5d4315', 1) }),
    group((w - signs.w) / 2, h / 2, 1, signs.shapes),
  ]
  const key = `${pick}:${Math.round(signs.w)}`
  return leaf({ w: span(wide), h: span(high) }, (place) => [
    piece(pick, key, place, depth, draw, { label, above: true, margin: reach(2) }),
  ])
}

/** Enough: a tick in the lower right corner of a place, all of which can be touched. */
export function donePiece(depth: number, place: Rect, r: number, label: string): Piece {
  const draw = (w: number, h: number): Shape[] => [
    circle(w - r, h - r, r, colours.paperLight, { stroke: stroke(colours.brassInk, 2), height: 2 }),
    path(`M${w - r * 1.5} ${h - r}L${w - r * 1.12} ${h - r * 0.62}L${w - r * 0.5} ${h - r * 1.45}`, {
      stroke: stroke(colours.ink, r * 0.22, { round: true }),
    }),
  ]
  return piece('offer:done', 'offer:done', place, depth, draw, { label, above: true, margin: reach(2) })
}
