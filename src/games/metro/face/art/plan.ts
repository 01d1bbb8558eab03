import type { Shape } from '../../../../stage/art/shape.ts'
import type { Cell } from '../../board.ts'

/** The town plan in chalk on slate, in a square of `size` for all eight by eight cells. */
export function chalkPlan(_size: number): readonly Shape[] {
  return []
}

/** The town plan in colour where one cell is, in a square of `size` for the cell. */
export function cellGround(_cell: Cell, _size: number): readonly Shape[] {
  return []
}
