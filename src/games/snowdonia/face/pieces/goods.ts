import { colours } from '../../../../kit/tokens.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Rect } from '../../../../stage/face.ts'
import { leaf, type Room } from '../../../../table/layout/leaf.ts'
import type { LayoutNode } from '../../../../table/layout/node.ts'
import type { Good } from '../../goods.ts'
import { good } from '../art/goods.ts'
import { depths, piece, type Table } from '../table.ts'
import { count, printed } from './print.ts'

/** So many of a good somewhere: the name of the piece, and the colours of its number for some and for none. */
interface Tally {
  readonly id: string
  readonly label: string
  readonly kind: Good
  readonly n: number
  readonly inks?: readonly [some: string, none: string]
}

/** A good beside its number, or over it where `isOver`; all of the room can be touched. */
export const tally = (table: Table, it: Tally, room: Room, isOver: boolean): LayoutNode =>
  leaf(room, ({ x, y, w, h }) => {
    const { id, label, kind, n, inks = [colours.paper, '#8a979e'] } = it
    const size = isOver ? Math.min(w * 0.7, h * 0.46) : Math.min(w * 0.52, h * 0.62, 36)
    const draw = (wide: number, high: number): Shape[] => [
      isOver ? good(kind, wide / 2, high * 0.27, size) : good(kind, size / 2 + 1, high / 2, size),
    ]
    const beside: Rect = { x: x + size + 3, y: y + (h - size * 1.6) / 2, w: w - size - 7, h: size * 1.6 }
    const print = count(isOver ? h * 0.47 : Math.min(size * 1.12, w * 0.6), {
      colour: inks[n > 0 ? 0 : 1],
      anchor: isOver ? 'middle' : 'start',
    })
    return [
      piece(id, `goods:${kind}:${isOver}`, { x, y, w, h }, depths.onBoard, draw, { label }),
      printed(table, `${id}:n`, isOver ? { x, y: y + h * 0.53, w, h: h * 0.47 } : beside, [`${n}`], print),
    ]
  })
