import type { Shape } from '../art/shape.ts'
import type { Piece, Rect } from '../face.ts'

/** A piece's properties besides its place and picture. */
type Rest = Partial<
  Pick<Piece, 'label' | 'pick' | 'of' | 'above' | 'marked' | 'whose' | 'opens' | 'fillsIn' | 'angle' | 'alpha'>
> & { readonly margin?: number }

/**
 * A piece with a picture of its own size. `key` names the picture; its size is appended, so equal keys must mean equal
 * pictures at equal sizes.
 */
export function piece(
  id: string,
  key: string,
  place: Rect,
  depth: number,
  draw: (w: number, h: number) => readonly Shape[],
  { margin = 0, ...rest }: Rest = {},
): Piece {
  const { x, y, w, h } = place
  const art = { key: `${key}@${w}x${h}`, w, h, margin, draw: () => draw(w, h) }
  return { id, x, y, w, h, depth, art, ...rest }
}

const nothing = { key: 'nothing', w: 1, h: 1, draw: () => [] } as const

/** An invisible touchable area. */
export const spot = (
  id: string,
  place: Rect,
  depth: number,
  label: string,
  rest: Pick<Rest, 'pick' | 'of'> = {},
): Piece => ({ id, ...place, depth, art: nothing, label, alpha: 0, ...rest })

/** A rectangle around a centre. */
export const around = (x: number, y: number, w: number, h = w): Rect => ({ x: x - w / 2, y: y - h / 2, w, h })
