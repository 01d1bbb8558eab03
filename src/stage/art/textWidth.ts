import { advances, characters } from './advances.ts'
import type { Text } from './shape.ts'

/** The properties that determine the width of a text. */
export type Type = Pick<Text, 'font' | 'size' | 'weight' | 'italic' | 'spacing'>

const orders = new Map([...characters].map((character, order) => [character, order]))

function tableOf(type: Type): readonly number[] {
  if (type.font === 'display') return advances.display
  if (type.weight === 800) return advances.text800
  if (type.weight === 700) return advances.text700
  return type.italic ? advances.italic500 : advances.text500
}

/** Width of a line of text in layout pixels, without kerning. Unknown characters count as a wide letter. */
export function widthOf(text: string, type: Type): number {
  const table = tableOf(type)
  let sum = 0
  for (const character of text) sum += table[orders.get(character) ?? -1] ?? 600
  return (sum / 1000) * type.size + (type.spacing ?? 0) * [...text].length
}

/** Breaks a text at spaces into lines no wider than `width`, if its words allow. */
export function wrapped(text: string, width: number, type: Type): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, type) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Cuts a text with an ellipsis if it is wider than `width`. */
export function cutTo(text: string, width: number, type: Type): string {
  if (widthOf(text, type) <= width) return text
  let cut = text
  while (cut !== '' && widthOf(`${cut}…`, type) > width) cut = cut.slice(0, -1).trimEnd()
  return `${cut}…`
}

/** The largest size, from `type.size` down to `least`, at which the text is no wider than `width`. */
export function sizeWithin(text: string, width: number, type: Type, least: number): number {
  const wide = widthOf(text, type)
  return wide <= width ? type.size : Math.max(least, (type.size * width) / wide)
}
