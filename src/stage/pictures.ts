import { need } from '../kit/assert.ts'
import { contextOf, paint } from './art/paint.ts'
import { type Skin, worn } from './art/skin.ts'
import type { Layout, Piece, Rect, Size } from './face.ts'
import { loadFonts } from './fonts.ts'
import { pickOf } from './hand.ts'
import { around, meet } from './rects.ts'

/*
 * Still pictures of a part of the table, painted on a canvas of their own: no stage, no graphics card.
 */

/** Where the pieces are that are picked by a name, in layout pixels; undefined if none is there. */
export const placeOf = (layout: Layout, pick: string): Rect | undefined =>
  around(layout.pieces.filter((piece) => pickOf(piece) === pick && !piece.above))

/** Space left around what a picture is about, in layout pixels. */
const margin = 18

/**
 * The part of a table to show around a rectangle: in the shape of a picture, not smaller than `least`, and moved off
 * the table’s edge where it would reach beyond it.
 */
export function framed({ x, y, w, h }: Rect, shape: Size, least: number, table: Size): Rect {
  const ratio = shape.w / shape.h
  const wide = Math.max(least, w + 2 * margin, (h + 2 * margin) * ratio)
  const size = Math.min(wide, table.w, table.h * ratio)
  const inside = (middle: number, length: number, all: number) =>
    Math.max(0, Math.min(all - length, middle - length / 2))
  const high = size / ratio
  return { x: inside(x + w / 2, size, table.w), y: inside(y + h / 2, high, table.h), w: size, h: high }
}

/** Paints a part of a table so that it fills a canvas, with everything dimmed but some rectangles. */
export async function paintPart(
  canvas: HTMLCanvasElement,
  { pieces }: Layout,
  part: Rect,
  lit: readonly Rect[],
  skin: Skin,
): Promise<void> {
  await loadFonts()
  const context = need(contextOf(canvas, true), 'a context to paint on')
  const scale = canvas.width / part.w
  // Offers are left out; a move that is tried shows on the table.
  const seen = pieces.filter((piece) => (!piece.above || piece.marked) && meets(piece, part))
  const ordered = seen.toSorted((a, b) => a.depth - b.depth)
  context.save()
  context.scale(scale, scale)
  context.translate(-part.x, -part.y)
  for (const piece of ordered) paintPiece(context, piece, scale, skin)
  context.fillStyle = shade
  context.fillRect(part.x, part.y, part.w, part.h)
  context.beginPath()
  for (const { x, y, w, h } of lit) context.rect(x, y, w, h)
  context.clip()
  for (const piece of ordered.filter((one) => lit.some((rect) => meets(one, rect))))
    paintPiece(context, piece, scale, skin)
  context.restore()
}

/** Darkens what a picture isn’t about. */
const shade = 'rgba(16, 22, 28, 0.55)'

/** Whether any of a piece’s picture may be in a rectangle. */
function meets({ x, y, w, h, art }: Piece, rect: Rect): boolean {
  const { margin = 0 } = art
  return meet({ x: x - margin, y: y - margin, w: w + 2 * margin, h: h + 2 * margin }, rect)
}

/** Paints a piece in layout pixels, of which each is `scale` pixels of the canvas. */
function paintPiece(
  context: CanvasRenderingContext2D,
  { x, y, w, h, angle = 0, alpha = 1, art }: Piece,
  scale: number,
  skin: Skin,
): void {
  const size = w / art.w
  context.save()
  context.globalAlpha = alpha
  context.translate(x + w / 2, y + h / 2)
  context.rotate((angle * Math.PI) / 180)
  context.translate(-w / 2, -h / 2)
  // Shadows and patterns are made for the pixels of the canvas.
  context.scale(1 / scale, 1 / scale)
  paint(context, worn(art.draw(), skin), scale * size)
  context.restore()
}
