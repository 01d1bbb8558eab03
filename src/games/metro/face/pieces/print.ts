import { colours } from '../../../../kit/tokens.ts'
import { group, text } from '../../../../stage/art/draw.ts'
import type { Text } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { enlarged, fitted } from '../../../../stage/kit/fit.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { depths, type Table, textOf } from '../table.ts'

/** The smallest print, in layout pixels: on phones they are smaller than elsewhere. */
export const leastPrint = ({ grid }: Pick<Table, 'grid'>): number => (grid.small ? 11 : 14)

/** How a line of print looks besides its place. */
export type Print = Omit<Text, 'type' | 'x' | 'y' | 'text' | 'colour'> & {
  readonly colour?: string
}

/**
 * A line of print in a box, its letters in the middle of the box's height: larger for people who want
 * large text, as far as there is room, smaller or condensed where it is too long.
 */
export function printed(
  table: Table,
  id: string,
  box: Rect,
  ways: readonly string[],
  print: Print,
): Piece {
  const { anchor = 'start', colour = colours.paper, ...type } = print
  const [longest = ''] = ways
  const large = enlarged(
    type.size,
    textOf(table),
    (size) => size * 1.15 <= box.h && widthOf(longest, { ...type, size }) <= box.w,
  )
  const { words, size, squeeze } = fitted(
    ways,
    box.w,
    { ...type, size: large },
    Math.min(large, leastPrint(table)),
  )
  const wide = Math.min(box.w, Math.ceil(widthOf(words, { ...type, size }) * squeeze) + 2)
  const high = Math.ceil(size * 1.15)
  const shift = anchor === 'start' ? 0 : anchor === 'middle' ? (box.w - wide) / 2 : box.w - wide
  const place = {
    ...{ x: Math.round(box.x + shift), y: Math.round(box.y + (box.h - high) / 2) },
    ...{ w: wide, h: high },
  }
  const look = `${type.font}:${Math.round(size * 10)}:${type.weight ?? ''}:${colour}`
  const draw = () => [
    group(
      0,
      high / 2 + size * (type.font === 'display' ? 0.36 : 0.31),
      [squeeze, 1],
      [text(0, 0, words, { ...type, size, colour })],
    ),
  ]
  return piece(id, `print:${words}:${look}`, place, depths.onPanel + 1, draw, { margin: 3 })
}
