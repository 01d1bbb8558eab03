import { listNames } from '../../../../kit/welsh.ts'
import { sentence } from '../sentence.ts'
import { tiles } from './tiles.ts'

/** The table in words. */
export const table = {
  laid: (count: number) => `${count} o 60 teilsen wedi’u gosod`,
  arrived: (count: number, of: number) => `Trenau wedi cyrraedd: ${count} o ${of}`,
  notUnderWay: (lines: readonly number[]) =>
    `Heb gychwyn eto: ${lines.length === 1 ? 'lein' : 'leiniau'} ${listNames(lines.map(String))}.`,
  moving: (line: number, far: string, square: string) => `Lein ${line}: ${far} hyd yma, yn aros ar ${square}.`,
  ended: (line: number, city: boolean, worth: string) =>
    `Daeth lein ${line} i ben ${city ? 'yn y ddinas' : 'ar yr ymyl'}: ${worth}.`,
  /** A tile in hand, with its number where there are several. */
  inHand: (tile: string, isSeen: boolean, number?: number) =>
    `Teilsen${number === undefined ? '' : ` ${number}`} yn y llaw${isSeen ? ', a welodd pawb' : ''}: ${tile}.`,
  holds: (tiles: string) => `Yn y llaw: ${tiles}.`,
  board: (count: number) => `Bwrdd: ${count} o 60 teilsen wedi’u gosod`,
  row: (row: number) => `Rhes ${row}.`,
  emptyRow: (row: number) => `Rhes ${row}: dim teils.`,
  fullRow: 'Mae’r rhes yn llawn.',
  pool: (count: number) => `${sentence(tiles.count(count))} i’w tynnu`,
  unseen: (count: number, tile: string) => `${count} heb eu gweld eto: ${tile}.`,
}
