import { colours } from '../../../../kit/tokens.ts'
import { text } from '../../../../stage/art/draw.ts'
import type { Text } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece } from '../../../../stage/face.ts'
import { enlargedIn } from '../../../../stage/kit/fit.ts'
import { depths, piece, type Table, textOf } from '../table.ts'

/** The look of a line of print. */
export type Print = Omit<Text, 'type' | 'x' | 'y' | 'text' | 'colour'> & { readonly colour?: string }

/** A line of print that may change during the match, its baseline at `y`. */
export function printed(id: string, x: number, y: number, words: string, print: Print): Piece {
  const { anchor = 'start', colour = colours.paper, ...type } = print
  const w = Math.ceil(widthOf(words, type)) + 2
  const h = Math.ceil(type.size * 1.3)
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - w / 2 : x - w
  const place = { x: Math.round(left), y: Math.round(y - type.size), w, h }
  const look = `${type.font}:${type.size}:${type.weight}:${colour}`
  const draw = () => [text(0, type.size, words, { ...type, colour })]
  return piece(id, `print:${words}:${look}`, place, depths.onCard, draw, { margin: 2 })
}

/** A caption in brass capitals, as on a brass plate. */
export const caption = (x: number, y: number, words: string, size: number): Text =>
  text(x, y, words.toUpperCase(), { font: 'display', size, spacing: size > 17 ? 1.5 : 0.9, colour: colours.brassText })

/** The size of a caption that fits a width; the head of its panel is made for `size`. */
export const captionSize = (table: Table, words: string, size: number, w: number): number =>
  enlargedIn(words.toUpperCase(), { font: 'display', size, spacing: 1.5 }, textOf(table), { w, h: size + 4 })
