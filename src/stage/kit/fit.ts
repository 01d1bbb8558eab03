import { group, text } from '../art/draw.ts'
import { cutTo, type Type, widthOf } from '../art/measure.ts'
import type { Shape, Text } from '../art/shape.ts'
import type { Size } from '../face.ts'

/** Words made to fit: which, how large, and how much condensed (1: not at all). */
export interface Fitted {
  readonly words: string
  readonly size: number
  readonly squeeze: number
}

/** Narrower than this, letters look crushed. */
const tightest = 0.8

/**
 * The first of several ways to say the same that fits a width in print no smaller than `least`:
 * first smaller, then condensed, at last cut short.
 */
export function fitted(
  ways: readonly string[],
  width: number,
  type: Type,
  least: number = type.size,
): Fitted {
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

/**
 * For those who want words `text` times as large: the largest size up to that which fits, or `size` as
 * it is where none does.
 */
export function enlarged(size: number, text: number, fits: (size: number) => boolean): number {
  for (let tried = size * text; tried > size; tried -= size / 32) if (fits(tried)) return tried
  return size
}

/** The same for words that have room for a width and a height. */
export const enlargedIn = (words: string, type: Type, text: number, { w, h }: Size): number =>
  enlarged(type.size, text, (size) => size <= h && widthOf(words, { ...type, size }) <= w)

/** Fitted words with their baseline at `y`, from `x` or about it. */
export function fittedText(
  x: number,
  y: number,
  { words, size, squeeze }: Fitted,
  look: Omit<Text, 'type' | 'x' | 'y' | 'text' | 'size'>,
): Shape {
  return group(x, y, [squeeze, 1], [text(0, 0, words, { ...look, size })])
}
