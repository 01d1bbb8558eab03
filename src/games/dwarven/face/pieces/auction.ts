import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { circle, group, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { leastPrint } from '../../../../stage/kit/print.ts'
import type { LayoutNode } from '../../../../table/layout/node.ts'
import { byWeight, evenly } from '../../../../table/parts/even.ts'
import { pawnsOn } from '../../disputes.ts'
import { costOf } from '../../money.ts'
import { isRed } from '../../network.ts'
import type { Auction, Claim } from '../../position.ts'
import { copper } from '../art/exchange.ts'
import { seatRoundel } from '../art/pawns.ts'
import { built, gallery, trestle } from '../art/ways/segments.ts'
import { wayBetween } from '../art/ways/way.ts'
import { nameOf } from '../map/segments.ts'
import { actingSeats, cardName, paintsOf, type Table } from '../table.ts'
import { cardKey, faceShapes, namesFor, scene } from './cards.ts'
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
function biddersNode(table: Table, { card, seats, by, bid, limits }: Auction): LayoutNode {
  const { p, say, grid } = table
  const wanted = p.boards.flatMap((_, seat) => (pawnsOn(p, seat, false, card).length > 0 ? [seat] : []))
  const stateOf = (seat: number): string[] => {
    const state = seat === by ? say.leads : seats.includes(seat) ? say.stillIn : say.dropped
    const [limit = 0, most] = [limits[seat], say.atMost(limits[seat] ?? 0)]
    return limit > 0 && seats.includes(seat) ? [`${state}, ${most}`, most] : [state]
  }
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
            : [...fitting(2 * r + 10, y, w - 2 * r - 14 - (seat === by ? 2 * r + 4 : 0), stateOf(seat), print, 11)]),
          ...(seat === by && bid > 0 && !isNarrow ? [copper(w - r - 4, y, r, `${bid}`)] : []),
        ]
      }),
    ]
  }
  return drawn(anyRoom, `bidders:${card}`, `bidders:${card}:${seats.join()}:${by}:${bid}:${limits.join()}`, draw)
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

/** A short track as it will be: black in its gallery, red on its trestle. */
export function trackShapes(table: Table, segment: number, x: number, y: number, w: number, seat: Seat): Shape[] {
  const k = 0.9
  const way = wayBetween([x, y], [x + w, y], 0)
  const paints = paintsOf(table, seat)
  const red = isRed(table.layout, segment)
  return [...(red ? trestle : gallery)(way, k), ...(paints ? built(way, k, paints) : [])]
}

/** Something won or wanted: its picture, its name, its cost. */
export function claimTile(
  table: Table,
  id: string,
  { track, on }: Pick<Claim, 'track' | 'on'>,
  seat: Seat,
  isForm: boolean,
): LayoutNode {
  const cost = costOf(table.box, table.p, { track, on })
  const label = track ? nameOf(table.layout, on) || table.say.clip : cardName(table, on)
  const draw = (w: number, h: number): Shape[] => {
    const r = Math.min(h * 0.2, w * 0.16, 17)
    if (!track && w > h * 1.1 && w > 110) return faceShapes(table, on, { w, h })
    if (track && w > h * 2.4 && w > 150) return broadTrack(w, h)
    const high = h * 0.56
    const least = leastPrint(table)
    const size = Math.max(least, Math.min(h * 0.15, 17))
    const lines = label.split(' – ')
    const picture = track
      ? trackShapes(table, on, w * 0.1, high * 0.5, w * 0.8 - 12, seat)
      : [group(3, 3, 1, [scene(table, on, { w: w - 6, h: high - 3 })])]
    const name = { font: 'display', size, colour: colours.ink } as const
    const room = w - 2 * r - 10
    return [
      ...picture,
      ...lines.flatMap((one, nth) =>
        fitting(5, high + (h - high) * ((nth + 0.5) / lines.length), room, namesFor(one), name, least),
      ),
      copper(w - r - 4, high + (h - high) / 2, r, `${cost}`, 'price'),
    ]
  }
  /** The track at the left, its ends one above the other beside it, and the cost at the right. */
  const broadTrack = (w: number, h: number): Shape[] => {
    const r = Math.min(h * 0.22, 17)
    const least = leastPrint(table)
    const name = { font: 'display', size: Math.max(least, Math.min(h * 0.26, 19)), colour: colours.ink } as const
    const [x, lines] = [w * 0.36, label.split(' – ')]
    return [
      ...trackShapes(table, on, w * 0.05, h * 0.5, w * 0.26, seat),
      ...lines.flatMap((one, nth) =>
        fitting(x, h * (0.5 + (nth - (lines.length - 1) / 2) * 0.36), w - x - 2 * r - 8, namesFor(one), name, least),
      ),
      copper(w - r - 5, h * 0.62, r, `${cost}`, 'price'),
    ]
  }
  return tile(table, { id, key: `claim:${track}:${track ? label : cardKey(table, on)}:${seat}`, label, draw, isForm })
}
