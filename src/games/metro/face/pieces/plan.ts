import type { Piece } from '../../../../stage/face.ts'
import type { Table } from '../table.ts'

/** The ground of the whole table, the board with its plan in chalk, and the city. */
export function planPieces(_table: Table): Piece[] {
  return []
}
