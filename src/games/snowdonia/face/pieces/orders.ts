import { path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { contractIn } from '../../box.ts'
import { areas } from '../../content/edition.ts'
import { orderBlue } from '../art/paper/ticket.ts'
import { placedRow, rebusWithin } from '../art/rebus.ts'
import { verbRows } from '../art/signs.ts'
import { depths, paintsOf, piece, type Table } from '../table.ts'

/** The orders used this round, torn off their contracts: they hang at their workplace, from its right edge on. */
export function orderPieces(table: Table, area: number, { x, y, w }: Rect, wide: number): Piece[] {
  const used = table.p.boards.flatMap(({ active }, seat) => active.map((id) => ({ id, seat })))
  return used
    .filter(({ id }) => contractIn(table.box, id).area === areas[area])
    .map(({ id, seat }, i) => {
      const paints = paintsOf(table, seat)
      const [first = []] = verbRows(contractIn(table.box, id).verb)
      const draw = (a: number, h: number): Shape[] => [
        rect(0, 0, a, h, orderBlue, { radius: 3, stroke: stroke('#7c8f9b', 1) }),
        path(`M2 0H${a - 2}`, { stroke: stroke('#5d5345', 1.6, { dash: [3, 2.4] }) }),
        ...(paints ? [rect(1, 2, a * 0.14, h - 4, paints.pattern)] : []),
        placedRow(rebusWithin(first, a * 0.76, h * 0.8), a * 0.57, h / 2, 'middle'),
      ]
      const place = { x: x + w - (i + 1) * (wide + 3), y, w: wide, h: Math.round(wide * 0.5) }
      const label = table.words.contract(id)
      const key = `order:${id}:${paints?.letter}`
      return piece(`order:${id}`, key, place, depths.labourer + 2, draw, { label, margin: 3 })
    })
}
