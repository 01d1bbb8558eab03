import type { Shape } from '../../stage/art/shape.ts'
import type { Piece } from '../../stage/face.ts'
import { piece } from '../../stage/kit/piece.ts'
import { leaf, type Room } from '../layout/leaf.ts'
import type { LayoutNode } from '../layout/node.ts'

/** A thing with a picture of its own. */
export interface ThingPiece
  extends Pick<Piece, 'id' | 'depth' | 'label' | 'pick' | 'of' | 'opens' | 'above' | 'marked'> {
  /** Equal keys mean equal pictures at equal sizes. */
  readonly key: string
  /** Space around the picture for shadows and overhang, in layout pixels. */
  readonly margin?: number
}

/** A thing in a room, drawn from 0, 0 to its width and height. */
export const thing = (
  room: Room,
  { id, key, depth, ...rest }: ThingPiece,
  draw: (w: number, h: number) => readonly Shape[],
): LayoutNode => leaf(room, (place) => [piece(id, key, place, depth, draw, rest)])
