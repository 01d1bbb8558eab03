import type { Piece } from '../../../../stage/face.ts'
import type { Table } from '../table.ts'

/** The tiles to draw, and what is still unseen. */
export function poolPieces(_table: Table): Piece[] {
  return []
}
