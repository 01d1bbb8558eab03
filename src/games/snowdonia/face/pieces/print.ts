import { colours } from '../../../../kit/tokens.ts'
import { group, text } from '../../../../stage/art/draw.ts'
import type { Text } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { enlarged, fitted, fittedText } from '../../../../stage/kit/fit.ts'
import { depths, piece, type Table, textOf } from '../table.ts'

/** The smallest print, in layout pixels: on phones they are smaller than elsewhere. */
export const leastPrint = ({ grid }: Pick<Table, 'grid'>): number => (grid.small ? 11 : 14)

/** How a line of print looks besides its place. */
export type Print = Omit<Text, 'type' | 'x' | 'y' | 'text' | 'colour'> & {
  readonly colour?: string
}

/**
 * A line of print in a box, its letters in the middle of the box's height: larger for people who want large
 * text, as far as there is room, smaller or condensed where it is too long.
 */
export function printed(
  table: Table,
  id: string,
  box: Rect,
  ways: readonly string[],
  print: Print,
  depth: number = depths.onBoard,
): Piece {
  const { anchor = 'start', colour = colours.paper, ...type } = print
  const [longest = ''] = ways
  const large = enlarged(
    type.size,
    textOf(table),
    (size) => size * 1.15 <= box.h && widthOf(longest, { ...type, size }) <= box.w,
  )
  const fit = fitted(ways, box.w, { ...type, size: large }, Math.min(large, leastPrint(table)))
  const { words, size, squeeze } = fit
  const wide = Math.min(box.w, Math.ceil(widthOf(words, { ...type, size }) * squeeze) + 2)
  const high = Math.ceil(size * 1.15)
  const shift = anchor === 'start' ? 0 : anchor === 'middle' ? (box.w - wide) / 2 : box.w - wide
  const place = {
    ...{ x: Math.round(box.x + shift), y: Math.round(box.y + (box.h - high) / 2) },
    ...{ w: wide, h: high },
  }
  const look = `${type.font}:${Math.round(size * 10)}:${type.weight ?? ''}:${colour}`
  const base = high / 2 + size * (type.font === 'display' ? 0.36 : 0.31)
  const draw = () => [group(0, base, [squeeze, 1], [text(0, 0, words, { ...type, size, colour })])]
  return piece(id, `print:${words}:${look}`, place, depth, draw, { margin: 3 })
}

/** A heading in brass capitals. */
export const heading = (size: number): Print => ({
  ...{ font: 'display', size, spacing: 1, colour: colours.brassText },
})

/** A number that counts something. */
export const count = (size: number, rest: Partial<Print> = {}): Print => ({
  ...{ font: 'display', size },
  ...rest,
})

/** A quiet remark. */
export const remark = (size: number, rest: Partial<Print> = {}): Print => ({
  ...{ font: 'text', size, colour: colours.mute },
  ...rest,
})

/** Print as part of a picture: in a box of a width, its middle on `y`. */
export function words(
  x: number,
  y: number,
  w: number,
  ways: readonly string[],
  { anchor = 'start', colour = colours.ink, ...type }: Print,
  least = Math.min(type.size, 14),
) {
  const fit = fitted(ways, w, type, least)
  const wide = widthOf(fit.words, { ...type, size: fit.size }) * fit.squeeze
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - wide / 2 : x - wide
  const base = y + fit.size * (type.font === 'display' ? 0.36 : 0.31)
  return fittedText(left, base, fit, { ...type, colour })
}
