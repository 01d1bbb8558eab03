import { colours } from '../../../../kit/tokens.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { fitted, fittedText } from '../../../../stage/kit/fit.ts'
import { leastPrint, type Print, printed as printedIn, standing } from '../../../../stage/kit/print.ts'
import { depths, type Table, textOf } from '../table.ts'

/** A line of print in a box, on a board unless told otherwise. */
export const printed = (
  table: Table,
  id: string,
  box: Rect,
  ways: readonly string[],
  print: Print,
  depth: number = depths.onBoard,
): Piece => printedIn({ text: textOf(table), least: leastPrint(table) }, id, box, ways, print, depth)

/** A heading in brass capitals. */
export const heading = (size: number): Print => ({ font: 'display', size, spacing: 1, colour: colours.brassText })

/** A number that counts something. */
export const count = (size: number, rest: Partial<Print> = {}): Print => ({ font: 'display', size, ...rest })

/** A quiet remark. */
export const remark = (size: number, rest: Partial<Print> = {}): Print => ({
  font: 'text',
  size,
  colour: colours.mute,
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
  const base = y + standing(type, fit.size)
  return fittedText(left, base, fit, { ...type, colour })
}
