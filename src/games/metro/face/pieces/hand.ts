import type { Piece } from '../../../../stage/face.ts'
import type { Table } from '../table.ts'

/** The tiles of the seat in front, and what they would do. */
export function handPieces(_table: Table): Piece[] {
  return []
}
