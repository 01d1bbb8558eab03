import sheet from '../../../../../assets/dwarven/icons.svg?drawings'
import { group, text } from '../../../../stage/art/draw.ts'
import type { Group } from '../../../../stage/art/shape.ts'
import { drawing } from '../../../../stage/art/sheet.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'

/** A sum of copper on a hexagon of radius `r`, which no other title’s points have; a price to be paid is red. */
export function copper(x: number, y: number, r: number, sum: string, tone: 'plain' | 'price' = 'plain'): Group {
  const type = { font: 'display', size: 17.6 } as const
  const size = Math.min(type.size, (type.size * 17.6) / widthOf(sum, type))
  const colour = tone === 'price' ? '#b0231c' : '#4a230c'
  return group(x, y, r / 15, [
    ...drawing(sheet, 'copper', { face: '#fdf0dc' }),
    text(0, size * 0.36, sum, { ...type, size, anchor: 'middle', colour }),
  ])
}

/** A closed purse with a band in its seat’s colour, in a square of `size`: money that is nobody’s business. */
export const purse = (x: number, y: number, size: number, band: string): Group =>
  group(x, y, size / 32, drawing(sheet, 'purse', { band }))

/** The same purse burst open, for a seat whose money is known. */
export const openPurse = (x: number, y: number, size: number, band: string): Group =>
  group(x, y, size / 32, drawing(sheet, 'burst', { band }))
