import { colours } from '../../../../kit/tokens.ts'
import { group, text } from '../../../../stage/art/draw.ts'
import type { Shape, Text } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import { medal } from '../../../../stage/kit/things.ts'
import { areaLetter, type IconName, icon } from './icons.ts'

/** One part of a sentence in signs. */
export type Sign =
  | { readonly type: 'icon'; readonly name: IconName; readonly count?: number }
  | { readonly type: 'points'; readonly points: number }
  | { readonly type: 'area'; readonly letter: string }
  | { readonly type: 'words'; readonly words: string }

export const signOf = (name: IconName, count?: number): Sign =>
  count === undefined ? { type: 'icon', name } : { type: 'icon', name, count }
export const wordsOf = (words: string): Sign => ({ type: 'words', words })
export const arrowSign: Sign = { type: 'icon', name: 'arrow' }

/** A row of signs, its middle on y 0 and its left end at x 0. */
export interface Row {
  readonly shapes: readonly Shape[]
  readonly w: number
}

const wide: Partial<Record<IconName, number>> = { track: 1.04, steel: 1.04, engine: 1.06, arrow: 0.76, exchange: 0.9 }

/** Signs in a row, each `size` high, in the colour of their ground’s ink. */
export function rebus(list: readonly Sign[], size: number, ink: string = colours.ink): Row {
  const shapes: Shape[] = []
  let x = 0
  for (const [index, sign] of list.entries()) {
    if (index > 0) x += size * 0.1
    const part = partOf(sign, size, ink)
    shapes.push(group(x, 0, 1, part.shapes))
    x += part.w
  }
  return { shapes, w: x }
}

function partOf(sign: Sign, size: number, ink: string): Row {
  switch (sign.type) {
    case 'points':
      return { shapes: [medal(size * 0.52, 0, size * 0.46, `${sign.points}`)], w: size * 1.06 }
    case 'area':
      return { shapes: areaLetter(size * 0.46, 0, size * 0.44, sign.letter, 'ink'), w: size * 0.94 }
    case 'words':
      return printed(sign.words, size, ink)
    case 'icon':
      return iconPart(sign, size, ink)
  }
}

function printed(words: string, size: number, colour: string): Row {
  const type: Pick<Text, 'font' | 'size'> = { font: 'display', size: size * 1.02 }
  return { shapes: [text(0, type.size * 0.365, words, { ...type, colour })], w: widthOf(words, type) }
}

function iconPart({ name, count }: Extract<Sign, { type: 'icon' }>, size: number, ink: string): Row {
  const w = size * (wide[name] ?? 0.94)
  const scale = name === 'arrow' ? 0.68 : name === 'exchange' ? 0.8 : 1
  if (count === undefined) return { shapes: [icon(name, w / 2, 0, size * scale)], w }
  const number = printed(`${count}`, size, ink)
  const x = number.w + size * 0.06
  return { shapes: [...number.shapes, icon(name, x + w / 2, 0, size)], w: x + w }
}

/** The largest row no wider than `width`, from `size` down to what can just be read. */
export function rebusWithin(list: readonly Sign[], width: number, size: number, ink?: string): Row {
  let row = rebus(list, size, ink)
  for (let smaller = size - 0.5; row.w > width && smaller >= 11; smaller -= 0.5) row = rebus(list, smaller, ink)
  return row
}

/** A row placed with its middle on `y`: from `x`, about `x`, or up to `x`. */
export function placedRow(
  { shapes, w }: Row,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
): Shape {
  const shift = anchor === 'start' ? 0 : anchor === 'middle' ? w / 2 : w
  return group(x - shift, y, 1, shapes)
}
