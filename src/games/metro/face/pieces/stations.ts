import type { Piece } from '../../../../stage/face.ts'
import type { Table } from '../table.ts'

/** The stations around the board, with the trains that wait at them. */
export function stationsPieces(_table: Table): Piece[] {
  return []
}
