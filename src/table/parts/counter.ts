import { colours } from '../../kit/tokens.ts'
import type { Shape } from '../../stage/art/shape.ts'
import { piece } from '../../stage/kit/piece.ts'
import { type PrintSizes, printed } from '../../stage/kit/print.ts'
import { leaf, type Room } from '../layout/leaf.ts'
import type { LayoutNode } from '../layout/node.ts'

/** A supply of one thing in one place. */
export interface Supplied {
  readonly id: string
  /** Equal keys mean equal pictures at equal sizes. */
  readonly key: string
  readonly label: string
  readonly n: number
  /** Draws one, its middle at `x`, `y`, in a square of `size`. */
  readonly draw: (x: number, y: number, size: number) => Shape
  /** The colours of the number for some and for none. */
  readonly inks?: readonly [some: string, none: string]
}

/** A thing beside its number, or over it where `isOver`; all of the room can be touched. The number is `id:n`. */
export const counter = (sizes: PrintSizes, depth: number, it: Supplied, room: Room, isOver = false): LayoutNode =>
  leaf(room, ({ x, y, w, h }) => {
    const { id, key, label, n, inks = [colours.paper, '#8a979e'] } = it
    const size = isOver ? Math.min(w * 0.7, h * 0.46) : Math.min(w * 0.52, h * 0.62, 36)
    const draw = (wide: number, high: number) =>
      isOver ? [it.draw(wide / 2, high * 0.27, size)] : [it.draw(size / 2 + 1, high / 2, size)]
    const number = isOver
      ? { x, y: y + h * 0.53, w, h: h * 0.47 }
      : { x: x + size + 3, y: y + (h - size * 1.6) / 2, w: w - size - 7, h: size * 1.6 }
    const print = {
      font: 'display',
      size: isOver ? h * 0.47 : Math.min(size * 1.12, w * 0.6),
      colour: inks[n > 0 ? 0 : 1],
      anchor: isOver ? 'middle' : 'start',
    } as const
    return [
      piece(id, `${key}:${isOver}`, { x, y, w, h }, depth, draw, { label }),
      printed(sizes, `${id}:n`, number, [`${n}`], print, depth),
    ]
  })
