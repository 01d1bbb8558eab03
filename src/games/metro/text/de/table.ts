import { listAnd, many } from '../../../../kit/german.ts'
import { tiles } from './tiles.ts'

/** The table in words. */
export const table = {
  laid: (count: number) => `${count} von 60 Plättchen gelegt`,
  arrived: (count: number, of: number) => `${count} von ${many(of, 'Zug', 'Zügen')} angekommen`,
  notUnderWay: (lines: readonly number[]) =>
    `Noch nicht unterwegs: ${lines.length === 1 ? 'Linie' : 'Linien'} ${listAnd(lines.map(String))}.`,
  moving: (line: number, far: string, square: string) => `Linie ${line}: bisher ${far}, steht auf ${square}.`,
  ended: (line: number, city: boolean, worth: string) =>
    `Linie ${line} endete ${city ? 'in der Stadt' : 'am Rand'}: ${worth}.`,
  /** A tile in hand, with its number where there are several. */
  inHand: (tile: string, isSeen: boolean, number?: number) =>
    `Plättchen${number === undefined ? '' : ` ${number}`} auf der Hand${isSeen ? ', das alle gesehen haben' : ''}: ${tile}.`,
  holds: (tiles: string) => `Hält ${tiles}.`,
  board: (count: number) => `Spielplan: ${count} von 60 Plättchen gelegt`,
  row: (row: number) => `Zeile ${row}.`,
  emptyRow: (row: number) => `Zeile ${row}: keine Plättchen.`,
  fullRow: 'Die Zeile ist voll.',
  pool: (count: number) => `${tiles.count(count)} zum Nachziehen`,
  unseen: (count: number, tile: string) => `${count} noch nicht gesehen: ${tile}.`,
}
