import type { Piece } from '../../../../stage/face.ts'
import type { Table } from '../table.ts'

/** A panel or a chip for each seat. */
export function seatsPieces(_table: Table): Piece[] {
  return []
}
