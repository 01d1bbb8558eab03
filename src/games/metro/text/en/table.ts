import { listAnd } from '../../../../kit/english.ts'
import { sentence } from '../sentence.ts'
import { tiles } from './tiles.ts'

/** The table in words. */
export const table = {
  laid: (count: number) => `${count} of 60 tiles laid`,
  arrived: (count: number, of: number) => `${count} of ${of} trains ${count === 1 ? 'has' : 'have'} arrived`,
  notUnderWay: (lines: readonly number[]) =>
    `Not under way yet: ${lines.length === 1 ? 'line' : 'lines'} ${listAnd(lines.map(String))}.`,
  moving: (line: number, far: string, square: string) => `Line ${line}: ${far} so far, and waits at ${square}.`,
  ended: (line: number, city: boolean, worth: string) =>
    `Line ${line} ended ${city ? 'in the city' : 'at the edge'}: ${worth}.`,
  /** A tile in hand, with its number where there are several. */
  inHand: (tile: string, isSeen: boolean, number?: number) =>
    `Tile${number === undefined ? '' : ` ${number}`} in hand${isSeen ? ', which everyone has seen' : ''}: ${tile}.`,
  holds: (tiles: string) => `Holds ${tiles}.`,
  board: (count: number) => `Board: ${count} of 60 tiles laid`,
  row: (row: number) => `Row ${row}.`,
  emptyRow: (row: number) => `Row ${row}: no tiles.`,
  fullRow: 'The row is full.',
  pool: (count: number) => `${sentence(tiles.count(count))} to draw`,
  unseen: (count: number, tile: string) => `${count} not yet seen: ${tile}.`,
}
