import type { Piece } from '../../../../stage/face.ts'
import type { Table } from '../table.ts'

/** Everything on the cells: tiles with their lines, empty cells, the tile that is tried. */
export function tilesPieces(_table: Table): Piece[] {
  return []
}
