import { colours } from '../../../../kit/tokens.ts'
import { path, stroke } from '../../../../stage/art/draw.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { depths, piece } from '../table.ts'

/** A thin line left of a part of the board. */
export const rulePiece = (id: string, { x, y, h }: Rect): Piece =>
  piece(id, 'rule', { x: x - 8, y: y + 4, w: 2, h: h - 8 }, depths.panel + 1, (_, high) => [
    path(`M1 0V${high}`, { stroke: stroke(colours.slateLine, 1) }),
  ])
