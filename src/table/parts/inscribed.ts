import { colours } from '../../kit/tokens.ts'
import type { Shape } from '../../stage/art/shape.ts'
import { widthOf } from '../../stage/art/textWidth.ts'
import { fitted, fittedText } from '../../stage/kit/fit.ts'
import { type Print, standing } from '../../stage/kit/print.ts'

/** Print as part of a picture: in a box of a width from, about or up to `x`, its middle on `y`. */
export function inscribed(
  x: number,
  y: number,
  w: number,
  ways: readonly string[],
  { anchor = 'start', colour = colours.ink, ...type }: Print,
  least = Math.min(type.size, 14),
): Shape {
  const fit = fitted(ways, w, type, least)
  const wide = widthOf(fit.words, { ...type, size: fit.size }) * fit.squeeze
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - wide / 2 : x - wide
  return fittedText(left, y + standing(type, fit.size), fit, { ...type, colour })
}

/** Print in a picture, its middle at `y`, in the first wording that has room; nothing if none has. */
export function fitting(
  x: number,
  y: number,
  w: number,
  ways: readonly string[],
  print: Print,
  least: number,
): readonly Shape[] {
  const { anchor: _, colour: __, ...type } = print
  const whole = ways.find((words) => widthOf(words, { ...type, size: Math.min(type.size, least) }) * 0.82 <= w)
  return whole === undefined ? [] : [inscribed(x, y, w, [...ways.slice(0, ways.indexOf(whole)), whole], print, least)]
}
