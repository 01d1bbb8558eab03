import { colours } from '../../kit/tokens.ts'
import { group, text } from '../art/draw.ts'
import type { Text } from '../art/shape.ts'
import { widthOf } from '../art/textWidth.ts'
import type { Piece, Rect } from '../face.ts'
import { enlarged, fitted } from './fit.ts'
import { piece } from './piece.ts'

/** The smallest print, in layout pixels: on phones they are smaller than elsewhere. */
export const leastPrint = ({ grid }: { readonly grid: { readonly small: boolean } }): number => (grid.small ? 11 : 14)

/** The looks of a line of print, besides its place. */
export type Print = Omit<Text, 'type' | 'x' | 'y' | 'text' | 'colour'> & { readonly colour?: string }

/** Distance from the middle of a line down to the foot of its letters. */
export const standing = ({ font }: Pick<Print, 'font'>, size: number): number =>
  size * (font === 'display' ? 0.36 : 0.31)

/** The sizes that print may have: up to `text` times its own, not less than `least` layout pixels. */
export interface PrintSizes {
  readonly text: number
  readonly least: number
}

/**
 * A line of print in a box, its letters in the middle of the box's height: larger for people who want large text, as
 * far as there is room, smaller or condensed where it is too long.
 */
export function printed(
  sizes: PrintSizes,
  id: string,
  box: Rect,
  ways: readonly string[],
  print: Print,
  depth: number,
): Piece {
  const { anchor = 'start', colour = colours.paper, ...type } = print
  const [longest = ''] = ways
  const large = enlarged(
    type.size,
    sizes.text,
    (size) => size * 1.15 <= box.h && widthOf(longest, { ...type, size }) <= box.w,
  )
  const fit = fitted(ways, box.w, { ...type, size: large }, Math.min(large, sizes.least))
  const { words, size, squeeze } = fit
  const wide = Math.min(box.w, Math.ceil(widthOf(words, { ...type, size }) * squeeze) + 2)
  const high = Math.ceil(size * 1.15)
  const shift = anchor === 'start' ? 0 : anchor === 'middle' ? (box.w - wide) / 2 : box.w - wide
  const place = { x: Math.round(box.x + shift), y: Math.round(box.y + (box.h - high) / 2), w: wide, h: high }
  const look = `${type.font}:${Math.round(size * 10)}:${type.weight ?? ''}:${colour}`
  const base = high / 2 + standing(type, size)
  const draw = () => [group(0, base, [squeeze, 1], [text(0, 0, words, { ...type, size, colour })])]
  return piece(id, `print:${words}:${look}`, place, depth, draw, { margin: 3 })
}
