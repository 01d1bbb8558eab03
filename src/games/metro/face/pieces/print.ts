import { layers } from '../../../../table/layout/around.ts'
import { space } from '../../../../table/layout/leaf.ts'
import type { LayoutNode, Manner } from '../../../../table/layout/node.ts'
import { type Line, line } from '../../../../table/parts/print.ts'
import { depths, type Table } from '../table.ts'

/** A line of print on a panel; where there is room, its place is `high` at least, so that print can grow. */
export const printed = (
  { sizes }: Pick<Table, 'sizes'>,
  id: string,
  it: Line,
  high = 0,
  manner: Manner = {},
): LayoutNode => layers([space(0, high), line(sizes, id, depths.onPanel + 1, it)], manner)
