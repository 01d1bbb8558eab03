import type { Room } from '../../../../table/layout/leaf.ts'
import type { LayoutNode } from '../../../../table/layout/node.ts'
import { counter, type Supplied } from '../../../../table/parts/counter.ts'
import { printAt, sizesOf } from '../../../../table/parts/print.ts'
import type { Good } from '../../goods.ts'
import { good } from '../art/goods.ts'
import { depths, type Table } from '../table.ts'

export { anyRoom, count, heading, remark, sizesOf } from '../../../../table/parts/print.ts'
export const { told, drawn } = printAt(depths.onBoard)

/** A good beside its number, or over it where `isOver`. */
export const tally = (
  table: Table,
  it: Omit<Supplied, 'key' | 'draw'>,
  kind: Good,
  room: Room,
  isOver: boolean,
): LayoutNode => {
  const draw = (x: number, y: number, size: number) => good(kind, x, y, size)
  return counter(sizesOf(table), depths.onBoard, { ...it, key: `goods:${kind}`, draw }, room, isOver)
}
