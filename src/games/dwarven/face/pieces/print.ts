import { colours } from '../../../../kit/tokens.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import { leastPrint, type Print } from '../../../../stage/kit/print.ts'
import { leaf, type Room, rest } from '../../../../table/layout/leaf.ts'
import type { LayoutNode, Manner } from '../../../../table/layout/node.ts'
import { inscribed } from '../../../../table/parts/inscribed.ts'
import { type Line, line } from '../../../../table/parts/print.ts'
import { depths, piece, type Table, textOf } from '../table.ts'

/** The sizes of print on a table. */
export const sizesOf = (table: Pick<Table, 'looking' | 'grid'>) => ({ text: textOf(table), least: leastPrint(table) })

/** A line of print on a board: its wordings, the longest first, and its looks. */
export const told = (
  table: Table,
  id: string,
  ways: readonly string[],
  print: Print,
  { holds, keeps, ...manner }: Manner & Pick<Line, 'holds' | 'keeps'> = {},
): LayoutNode => {
  const kept = { ...(holds !== undefined && { holds }), ...(keeps !== undefined && { keeps }) }
  return line(sizesOf(table), id, depths.on, { ways, print, ...kept }, manner)
}

/** As much room as there is. */
export const anyRoom: Room = { w: rest(), h: rest() }

/** A piece with a picture of its own in a room, on a board unless told otherwise; equal keys mean equal pictures. */
export const drawn = (
  room: Room,
  id: string,
  key: string,
  draw: (w: number, h: number) => readonly Shape[],
  { depth = depths.on, ...rest }: Parameters<typeof piece>[5] & { readonly depth?: number } = {},
): LayoutNode => leaf(room, (place) => [piece(id, key, place, depth, draw, rest)])

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
