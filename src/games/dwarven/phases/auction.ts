import type { Seat, Tell } from '../../../rules/game.ts'
import { type Box, cardIn } from '../box.ts'
import type { Effect } from '../effects.ts'
import { hasToRoll, rollLimits } from '../guild/bidding.ts'
import { drop, type IntentionOf, type Move } from '../moves.ts'
import { type Auction, boardOf, inTurn, type Position } from '../position.ts'
import type { Against } from '../reasons.ts'
import { chance, choose, type PhaseRules } from './rules.ts'

/** “Personnel and Transport Disputes”: one auction after another, those of the start player first. */
export const auctioning: PhaseRules = {
  ask: (box, p) => {
    const [current] = p.auctions
    if (!current) return undefined
    if (hasToRoll(p, current)) return chance
    if (current.begun) return askBid(box, p, current)
    const [seat, cards] = nextFor(p)
    return cards.length > 1
      ? choose(
          seat,
          cards.map((card): Move => ({ type: 'auction', card })),
        )
      : undefined
  },
  step: (box, p, input, tell) => {
    const [current] = p.auctions
    if (!current) return 'sold'
    const move = input.type === 'move' ? input.move : undefined
    if (!current.begun) begin(p, move?.type === 'auction' ? move.card : (nextFor(p)[1][0] ?? current.card), tell)
    else if (input.type === 'chance' && hasToRoll(p, current))
      p.auctions[0] = rollLimits(box, p, current, input.draw, tell)
    else bid(p, current, move, tell)
    return p.auctions.length > 0 ? 'more' : 'sold'
  },
  against: { auction: hinderAuction, bid: hinderBid, drop: hinderDrop },
}

/** The player whose auctions come next, and their cards. */
function nextFor(p: Position): readonly [Seat, readonly number[]] {
  for (const seat of inTurn(p)) {
    const cards = p.auctions.filter(({ seats }) => seats.includes(seat)).map(({ card }) => card)
    if (cards.length > 0) return [seat, cards]
  }
  return [-1, []]
}

function begin(p: Position, card: number, tell: Tell<Effect>): void {
  const chosen = p.auctions.filter((one) => one.card === card).map((one) => ({ ...one, begun: true }))
  p.auctions = [...chosen, ...p.auctions.filter((one) => one.card !== card)]
  tell({ type: 'auction', card, seats: chosen[0]?.seats ?? [] })
}

/** The least that can be bid now. */
export function leastBid(box: Box, { card, bid }: Auction): number {
  const one = cardIn(box, card)
  const price = one.kind === 'person' || one.kind === 'transport' ? one.card.price : 0
  return Math.max(price, bid + 1)
}

/** Bids that are listed; higher ones are filled in. */
const listed = 10

function askBid(box: Box, p: Position, auction: Auction) {
  const [seat] = auction.seats
  const least = leastBid(box, auction)
  if (seat === undefined || seat === auction.by || boardOf(p, seat).money < least) return undefined
  const { money } = boardOf(p, seat)
  const bids = Array.from(
    { length: Math.min(listed, money - least + 1) },
    (_, at): Move => ({ type: 'bid', money: least + at }),
  )
  return choose(seat, [...bids, drop], money >= least + listed)
}

/** A bid, or the seat to bid drops out; the last one who has bid takes the card. */
function bid(p: Position, auction: Auction, move: Move | undefined, tell: Tell<Effect>): void {
  const { card, seats, by } = auction
  const [seat = -1, ...others] = seats
  if (seats.length === 0 || seat === by) {
    p.auctions.shift()
    if (by < 0) tell({ type: 'unsold', card })
    else tell({ type: 'took', seat: by, card, cost: auction.bid })
  } else if (move?.type === 'bid') {
    tell({ type: 'bid', seat, card, money: move.money })
    p.auctions[0] = { ...auction, bid: move.money, by: seat, seats: [...others, seat] }
  } else {
    tell({ type: 'dropped', seat, card })
    p.auctions[0] = { ...auction, seats: others }
  }
}

function hinderAuction(_: Box, p: Position, __: Seat, { card }: IntentionOf<'auction'>): Against | undefined {
  if (p.auctions[0]?.begun) return 'noAuction'
  return card === undefined || nextFor(p)[1].includes(card) ? undefined : 'noAuction'
}

function hinderBid(box: Box, p: Position, seat: Seat, { money }: IntentionOf<'bid'>): Against | undefined {
  const [auction] = p.auctions
  if (!auction?.begun) return 'noAuction'
  const [need, have] = [leastBid(box, auction), boardOf(p, seat).money]
  if (money !== undefined && money < need) return { reason: 'lowBid', facts: { need, money } }
  return (money ?? need) > have ? { reason: 'shortBid', facts: { need: money ?? need, have } } : undefined
}

function hinderDrop(_: Box, p: Position): Against | undefined {
  return p.auctions[0]?.begun ? undefined : 'noAuction'
}
