import type { Piece } from '../../../../stage/face.ts'
import type { Table } from '../table.ts'

/** The touched cell and its neighbours, enlarged, on small tables. */
export function glassPieces(_table: Table): Piece[] {
  return []
}
