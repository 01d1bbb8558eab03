import { group, text } from '../art/draw.ts'
import type { Shape, Text } from '../art/shape.ts'
import { cutTo, type Type, widthOf } from '../art/textWidth.ts'
import type { Size } from '../face.ts'

/** Fitted text: its wording, size and condensing (1: none). */
export interface Fitted {
  readonly words: string
  readonly size: number
  readonly squeeze: number
}

/** Letters condensed more than this look crushed. */
const tightest = 0.8

/**
 * Picks the first of several wordings that fits a width at no less than `least`: first smaller, then condensed, finally
 * cut short.
 */
export function fitted(ways: readonly string[], width: number, type: Type, least: number = type.size): Fitted {
  for (const words of ways) {
    const wide = widthOf(words, type)
    const size = Math.max(least, Math.min(type.size, (type.size * width) / wide))
    const squeeze = Math.min(1, width / widthOf(words, { ...type, size }))
    if (squeeze >= tightest) return { words, size, squeeze }
  }
  const small = { ...type, size: least }
  const words = cutTo(ways.at(-1) ?? '', width / tightest, small)
  return { words, size: least, squeeze: Math.min(1, width / Math.max(1, widthOf(words, small))) }
}

/** The largest size, up to `text` times `size`, at which the text fits; `size` itself if none does. */
export function enlarged(size: number, text: number, fits: (size: number) => boolean): number {
  for (let tried = size * text; tried > size; tried -= size / 32) if (fits(tried)) return tried
  return size
}

/** The same for text in a box of a width and a height. */
export const enlargedIn = (words: string, type: Type, text: number, { w, h }: Size): number =>
  enlarged(type.size, text, (size) => size <= h && widthOf(words, { ...type, size }) <= w)

/** Fitted text with its baseline at `y`, from `x` or centred on it. */
export function fittedText(
  x: number,
  y: number,
  { words, size, squeeze }: Fitted,
  look: Omit<Text, 'type' | 'x' | 'y' | 'text' | 'size'>,
): Shape {
  return group(x, y, [squeeze, 1], [text(0, 0, words, { ...look, size })])
}
