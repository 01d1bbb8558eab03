import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import type { Good } from '../../goods.ts'
import { boardOf } from '../../position.ts'
import { good } from '../art/goods.ts'
import { count, words } from '../pieces/print.ts'
import { depths, piece, type Table } from '../table.ts'

/** A seat's stock, each good with its number, in a row. */
export function goodPieces(table: Table, seat: Seat, box: Rect, kinds: readonly Good[]): Piece[] {
  const held = boardOf(table.p, seat).goods
  const each = box.w / kinds.length
  const size = Math.min(each * 0.46, box.h * 0.6, 30)
  return kinds.map((kind, i) => {
    const n = held[kind]
    const place = { x: Math.round(box.x + i * each), y: box.y, w: Math.floor(each), h: box.h }
    const draw = (w: number, h: number): Shape[] => [
      good(kind, size / 2 + 1, h / 2, size),
      words(
        size + 2,
        h / 2,
        w - size - 2,
        [`${n}`],
        count(size * 1.1, { colour: n > 0 ? colours.paper : '#8a979e' }),
        11,
      ),
    ]
    return piece(`goods:${seat}:${kind}`, `small:${kind}:${n}`, place, depths.onBoard, draw, {
      label: table.say.held(kind, n),
    })
  })
}
