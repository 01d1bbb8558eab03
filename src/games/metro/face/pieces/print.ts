import type { Piece, Rect } from '../../../../stage/face.ts'
import { leastPrint, type Print, printed as printedIn } from '../../../../stage/kit/print.ts'
import { depths, type Table, textOf } from '../table.ts'

/** A line of print in a box, on a panel. */
export const printed = (table: Table, id: string, box: Rect, ways: readonly string[], print: Print): Piece => {
  const sizes = { text: textOf(table), least: leastPrint(table) }
  return printedIn(sizes, id, box, ways, print, depths.onPanel + 1)
}
