import { colours } from '../../../../kit/tokens.ts'
import { group, text } from '../../../../stage/art/draw.ts'
import type { Shape, Text } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import { medal } from '../../../../stage/kit/things.ts'
import type { Token } from '../icons.ts'
import { icon } from './icons.ts'
import { ticketIcon } from './ticket.ts'

/** A row of icons, centred on y 0 with its left end at x 0. */
export interface Rebus {
  readonly shapes: readonly Shape[]
  readonly w: number
}

/** The smallest type size, in layout pixels at the smallest stage. */
const least = 14

const digitType = (size: number): Omit<Text, 'type' | 'x' | 'y' | 'text'> => ({
  font: 'display',
  size: Math.max(least, size * 1.06),
  colour: colours.ink,
})
const wordType = (size: number): Omit<Text, 'type' | 'x' | 'y' | 'text'> => ({
  font: 'text',
  weight: 700,
  size: Math.max(least, size * 0.72),
  colour: colours.ink,
})

/** Lays icons out in a row, each `size` high. */
export function rebus(tokens: readonly Token[], size: number, names: Numerals): Rebus {
  const shapes: Shape[] = []
  let x = 0
  for (const [index, token] of tokens.entries()) {
    if (index > 0) x += gapBefore(token, tokens[index - 1]) * size
    const part = partOf(token, size, names)
    shapes.push(group(x, 0, 1, part.shapes))
    x += part.w
  }
  return { shapes, w: x }
}

/** Roman numerals of the lines, for tickets. */
export type Numerals = (lines: readonly number[]) => string

/** Spaces numbered things apart, so that each number reads with what follows it. */
function gapBefore(token: Token, before: Token | undefined): number {
  if (token.type === 'words' || before?.type === 'words') return 0.2
  return token.type === 'icon' && token.count !== undefined ? 0.2 : 0.1
}

function partOf(token: Token, size: number, names: Numerals): Rebus {
  switch (token.type) {
    case 'words':
      return wordsPart(token.words, size)
    case 'points':
      return { shapes: [medal(size * 0.52, 0, size * 0.5, String(token.points))], w: size * 1.04 }
    case 'ticket': {
      const label = token.lines.length > 0 ? names(token.lines) : '?'
      return { shapes: [ticketIcon(size * 0.62, 0, size * 1.24, token.lines, label)], w: size * 1.24 }
    }
    case 'icon':
      return iconPart(token, size)
  }
}

function wordsPart(words: string, size: number): Rebus {
  const type = wordType(size)
  return { shapes: [text(0, type.size * 0.33, words, type)], w: widthOf(words, type) }
}

function iconPart({ name, count }: Extract<Token, { type: 'icon' }>, size: number): Rebus {
  const wide = name === 'arrow' ? 0.72 : 0.96
  if (count === undefined)
    return { shapes: [icon(name, (size * wide) / 2, 0, name === 'arrow' ? size * 0.72 : size)], w: size * wide }
  const type = digitType(size)
  const digits = String(count)
  const x = widthOf(digits, type) + size * 0.04
  return { shapes: [text(0, type.size * 0.36, digits, type), icon(name, x + size * 0.48, 0, size)], w: x + size * 0.96 }
}

/** Rows of icons stacked and centred on y 0. */
function stacked(rows: readonly Rebus[], step: number): Rebus {
  const w = Math.max(0, ...rows.map((row) => row.w))
  const shapes = rows.map((row, i) => group((w - row.w) / 2, (i - (rows.length - 1) / 2) * step, 1, row.shapes))
  return { shapes, w }
}

/** Splits a row in two at words after some icons: “keep 2”, “1–2 lines”. */
function brokenAtWords(row: readonly Token[]): (readonly Token[])[] {
  const at = row.findIndex(({ type }, i) => type === 'words' && i >= 2)
  return at < 0 ? [row] : [row.slice(0, at), row.slice(at)]
}

/** Icons in one row or several, whichever makes them larger within a width and a height. */
export function rebusBlock(
  rows: readonly (readonly Token[])[],
  width: number,
  height: number,
  size: number,
  names: Numerals,
): Rebus {
  for (let tried = size; tried > 11; tried--) {
    const one = rebus(rows.flat(), tried, names)
    if (one.w <= width) return one
    const several = rows.map((row) => rebus(row, tried, names))
    const isLow = tried * 1.25 * rows.length <= height
    if (isLow && several.every((row) => row.w <= width)) return stacked(several, tried * 1.2)
    const finer = rows.flatMap(brokenAtWords)
    const isLower = tried * 1.25 * finer.length <= height
    const parts = finer.map((row) => rebus(row, tried, names))
    if (isLower && parts.every((row) => row.w <= width)) return stacked(parts, tried * 1.2)
  }
  return rebus(rows.flat(), 11, names)
}

/** The largest row of icons that is no wider than `width`, from `size` down to a size just legible. */
export function rebusWithin(tokens: readonly Token[], width: number, size: number, names: Numerals): Rebus {
  let row = rebus(tokens, size, names)
  for (let smaller = size - 1; row.w > width && smaller >= 11; smaller--) row = rebus(tokens, smaller, names)
  return row
}
