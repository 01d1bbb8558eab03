import { colours } from '../../../../kit/tokens.ts'
import { circle, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { LayoutNode } from '../../../../table/layout/node.ts'
import { byWeight, evenly } from '../../../../table/parts/even.ts'
import { pawnsOn } from '../../disputes.ts'
import type { Auction } from '../../position.ts'
import { copper } from '../art/exchange.ts'
import { seatRoundel } from '../art/pawns.ts'
import { actingSeats, cardName, paintsOf, type Table } from '../table.ts'
import { cardKey, faceShapes } from './cards.ts'
import type { Paper } from './paper.ts'
import { anyRoom, drawn, fitting } from './print.ts'
import { button, tile } from './tile.ts'

/** The auction: its card, who is in, and what may be bid; before it begins, the cards that may come first. */
export function auctionPaper(table: Table): Paper {
  const { p, say, looking } = table
  const [current] = p.auctions
  if (!current?.begun) {
    return { head: say.bids, tiles: p.auctions.map(({ card }) => cardTile(table, `lot:${card}`, card)), buttons: [] }
  }
  const isMine = !looking.watches && actingSeats(p).includes(looking.seat)
  const bids = looking.next.filter((pick) => pick.startsWith('bid:'))
  const { small, form } = table.grid
  const columns = small ? Math.ceil(bids.length / 2) : bids.length
  const offered = evenly(
    Math.max(1, columns),
    4,
    bids.map((pick) => bidNode(table, pick)),
  )
  const card = cardTile(table, `waits:c:${current.card}`, current.card)
  const bidders = biddersNode(table, current)
  const drops = isMine ? [button(table, 'offer:drop', say.drop)] : []
  if (form === 'low') {
    const top = byWeight('w', 4, [[1.2, card], [1, bidders], ...drops.map((one) => [0.8, one] as const)])
    const stack = byWeight('h', 4, [[1.1, top], ...(isMine ? [[2, offered] as const] : [])])
    return { head: say.bids, tiles: [stack], buttons: [], weights: [1] }
  }
  const weights = small ? [0.75, 0.5, 4, 0.75] : [1.3, 1.2, 2.6, 0.9]
  return { head: say.bids, tiles: [card, bidders, ...(isMine ? [offered] : [])], buttons: drops, weights }
}

const cardTile = (table: Table, id: string, card: number): LayoutNode =>
  tile(table, {
    id,
    key: `lot:${cardKey(table, card)}`,
    label: cardName(table, card),
    draw: (w, h) => faceShapes(table, card, { w, h }),
  })

/** Everyone who wanted the card: who leads, who is in, who has dropped out. */
function biddersNode(table: Table, { card, seats, by, bid }: Auction): LayoutNode {
  const { p, say, grid } = table
  const wanted = p.boards.flatMap((_, seat) => (pawnsOn(p, seat, false, card).length > 0 ? [seat] : []))
  const stateOf = (seat: number) => (seat === by ? say.leads : seats.includes(seat) ? say.stillIn : say.dropped)
  const draw = (w: number, h: number): Shape[] => {
    const line = h / Math.max(2, wanted.length)
    const isNarrow = w < 80
    const r = Math.min(line * 0.38, w * 0.3, 13)
    const size = Math.max(grid.small ? 11 : 14, Math.min(line * 0.5, 18))
    return [
      rect(0, 0, w, h, '#18242f', { radius: 5, stroke: stroke('#55636e', 1) }),
      ...wanted.flatMap((seat, nth) => {
        const paints = paintsOf(table, seat)
        const y = line * (nth + 0.5)
        const isIn = seats.includes(seat)
        const x = isNarrow ? w / 2 : r + 4
        const leads = seat === by && isNarrow ? [circle(x, y, r + 3, '#f0c860')] : []
        const print = {
          font: 'text',
          size,
          colour: isIn ? colours.paper : '#93a0a8',
          weight: seat === by ? 700 : 500,
        } as const
        return [
          ...leads,
          ...(paints ? seatRoundel(x, y, r, paints) : []),
          ...(isNarrow
            ? []
            : [...fitting(2 * r + 10, y, w - 2 * r - 14 - (seat === by ? 2 * r + 4 : 0), [stateOf(seat)], print, 11)]),
          ...(seat === by && bid > 0 && !isNarrow ? [copper(w - r - 4, y, r, `${bid}`)] : []),
        ]
      }),
    ]
  }
  return drawn(anyRoom, `bidders:${card}`, `bidders:${card}:${seats.join()}:${by}:${bid}`, draw)
}

/** A sum that may be bid. */
function bidNode(table: Table, pick: string): LayoutNode {
  const money = Number(pick.slice(4))
  const draw = (w: number, h: number): Shape[] => [
    rect(0, 0, w, h, '#f8f0de', { radius: 5, stroke: stroke(colours.brassLo, 1.4) }),
    copper(w / 2, h / 2, Math.min(w, h) * 0.42, `${money}`),
  ]
  return drawn(anyRoom, pick, pick, draw, { label: `${table.say.bid}: ${table.say.money(money)}` })
}
