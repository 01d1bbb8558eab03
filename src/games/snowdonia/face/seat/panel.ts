import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import { reach } from '../../../../stage/art/light.ts'
import type { Piece } from '../../../../stage/face.ts'

import { layers, pad, pin } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { span } from '../../../../table/layout/leaf.ts'
import { opened } from '../../../../table/parts/drawer.ts'
import { evenly } from '../../../../table/parts/even.ts'
import { anyRoom, drawn } from '../pieces/print.ts'
import { ticket } from '../pieces/tickets.ts'
import { depths, lift, type Table } from '../table.ts'
import { areNarrow, heldGoods, markers, sidesOf, smallTrain, ticketsOf } from './held.ts'

const gap = 6

/** Another seat's things, laid out over the mountain as long as that seat is pointed at. */
export function heldPieces(table: Table): Piece[] {
  const [side] = sidesOf(table, [heldSeat(table)])
  if (!side || side.seat === table.looking.seat) return []
  const { seat, paints } = side
  const { land, small, form } = table.grid
  const all = ticketsOf(table, seat)
  const stock = [heldGoods(side, [30, 90], { grow: 1 }), markers(side, `markers:${seat}`, [20, 30], 26)]
  const goods = form === 'upright' || areNarrow(table) ? [row({ gap: 12 }, [...stock, ...smallTrain(side, 30)])] : []
  if (all.length + goods.length === 0) return []
  const w = Math.min(small ? 88 : 108, (land.w - 5 * gap) / 4)
  const columns = goods.length > 0 ? 4 : Math.min(small ? 4 : 8, all.length)
  const size = { w: span(w), h: span(40, w * 1.15) }
  const cards = all.map(({ id, ...state }) => ticket(table, id, size, 'ticket', state))
  const label = table.words.seat(table.p, seat)
  const frame = { radius: 8, stroke: stroke(paints.light, 2.4), height: 3 } as const
  const draw = (a: number, b: number) => [rect(0, 0, a, b, colours.slate800, frame)]
  const ground = drawn(anyRoom, 'panel:held', `held:${paints.letter}`, draw, {
    depth: depths.panel,
    label,
    margin: reach(3),
  })
  const panel = layers([ground, pad(gap, column({ gap }, [...goods, evenly(columns, gap, cards)]))])
  const room = { ...land, y: land.y + land.h * 0.1, h: land.h * 0.9 - 4 }
  const over = opened(`seat:${seat}`, lift, pin(0.5, 1, panel), room)
  // The thing pointed at stays where it is.
  return small ? over : over.map(({ label: _, ...one }) => ({ ...one, id: `held:${one.id}` }))
}

/** The seat pointed at: its points, its goods, or one of its contracts. */
function heldSeat({ looking, p, grid: { small } }: Table): number {
  const [what, first] = looking.at?.split(':') ?? []
  if (what === 'seat' || what === 'goods') return Number(first)
  if (what !== 'contract' || small) return -1
  return p.boards.findIndex(({ hand, used }) => [...hand, ...used].includes(Number(first)))
}
