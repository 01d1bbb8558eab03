import { beyond, type Cell, placeOf, type Station } from '../board.ts'
import { passesOf } from '../paths.ts'
import type { Position } from '../position.ts'

/** The empty square at which an unfinished line waits; its own station's square before it begins. */
export function waitingAt({ board }: Position, station: Station): Cell {
  const last = passesOf(board, station).at(-1)
  const { cell } = placeOf(station)
  return last ? (beyond(last.cell, last.to) ?? cell) : cell
}
