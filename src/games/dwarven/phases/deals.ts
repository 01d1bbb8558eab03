import type { Seat, Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import { hasDeals, hinderDeal } from '../deals.ts'
import type { Effect } from '../effects.ts'
import { announce } from '../money.ts'
import { type IntentionOf, type Move, type MoveOf, ready } from '../moves.ts'
import type { Offer, Position } from '../position.ts'
import type { Against } from '../reasons.ts'
import { closeIfEmpty } from './mine.ts'
import { chooseAll, nothingAgainst, type PhaseRules } from './rules.ts'
import { beginClearing } from './snow.ts'

/** Offers that may be made in one turn. */
const mostOffers = 40

/** “Make Deals”: anyone with anyone, until all are ready. */
export const dealing: PhaseRules = {
  ask: (box, p) => chooseAll(p.asked.map((seat) => ({ seat, moves: dealMoves(box, p, seat), form: true }))),
  step: (box, p, input, tell) => {
    if (input.type === 'move') answer(box, p, input.seat, input.move, tell)
    if (p.asked.length > 0) return 'more'
    p.offers = []
    beginClearing(box, p)
    return 'agreed'
  },
  against: {
    offer: hinderOffer,
    accept: hinderAccept,
    refuse: (_, p, seat, i) => hinderRefuse(p, seat, i),
    ready: nothingAgainst,
  },
}

export function beginDeals(p: Position): void {
  p.offers = []
  p.offered = 0
  p.asked = hasDeals(p) ? [...p.boards.keys()] : []
}

const dealMoves = (box: Box, p: Position, seat: Seat): Move[] => [
  ...p.offers.flatMap(({ number }): Move[] => {
    const accept: MoveOf<'accept'> = { type: 'accept', offer: number }
    return hinderAccept(box, p, seat, accept) ? [] : [accept]
  }),
  ...p.offers.flatMap(({ number, from, to }): Move[] =>
    from === seat || to === seat ? [{ type: 'refuse', offer: number }] : [],
  ),
  ready,
]

function answer(box: Box, p: Position, seat: Seat, move: Move, tell: Tell<Effect>): void {
  if (move.type === 'offer') makeOffer(p, seat, move, tell)
  if (move.type === 'ready') {
    p.asked = p.asked.filter((one) => one !== seat)
    for (const offer of p.offers.filter(({ to }) => to === seat)) endOffer(p, offer, tell)
  }
  const offer = 'offer' in move ? p.offers.find(({ number }) => number === move.offer) : undefined
  if (!offer) return
  if (move.type === 'refuse') endOffer(p, offer, tell)
  if (move.type === 'accept') accept(box, p, offer, tell)
}

/** A new offer takes the place of an earlier one to the same player, who is asked again if necessary. */
function makeOffer(p: Position, from: Seat, { to, gives, wants }: MoveOf<'offer'>, tell: Tell<Effect>): void {
  const number = p.offered + 1
  for (const offer of p.offers.filter((one) => one.from === from && one.to === to)) endOffer(p, offer, tell)
  p.offered = number
  p.offers.push({ number, from, to, gives, wants })
  if (!p.asked.includes(to)) p.asked = [...p.asked, to].sort((a, b) => a - b)
  tell({ type: 'offered', from, to, number })
}

function endOffer(p: Position, { number, from, to }: Offer, tell: Tell<Effect>): void {
  p.offers = p.offers.filter((one) => one.number !== number)
  tell({ type: 'refused', from, to, number })
}

function accept(box: Box, p: Position, { number, from, to, gives, wants }: Offer, tell: Tell<Effect>): void {
  p.offers = p.offers.filter((one) => one.number !== number)
  tell({ type: 'agreed', from, to, gives, wants })
  for (const seat of [from, to]) announce(box, p, seat, tell)
  for (const { from: mine } of [...(gives.goods ?? []), ...(wants.goods ?? [])]) {
    const owner = p.boards.findIndex(({ mines }) => mines.includes(mine))
    closeIfEmpty(p, owner, mine, tell)
  }
}

function hinderOffer(box: Box, p: Position, seat: Seat, i: IntentionOf<'offer'>): Against | undefined {
  const { to, gives = {}, wants = {} } = i
  if (p.offered >= mostOffers) return { reason: 'tooManyOffers', facts: { most: mostOffers } }
  if (to === seat) return 'withSelf'
  if (to !== undefined && to >= p.boards.length) return 'noDeal'
  if (to === undefined || !(i.gives || i.wants)) return undefined
  return hinderDeal(box, p, { from: seat, to, gives, wants }, seat)
}

function hinderAccept(
  box: Box,
  p: Position,
  seat: Seat,
  { offer: number }: IntentionOf<'accept'>,
): Against | undefined {
  const meant = p.offers.filter((offer) => offer.to === seat && (number ?? offer.number) === offer.number)
  const reasons = meant.map((offer) => hinderDeal(box, p, offer, seat))
  return meant.length === 0 ? 'noOffer' : reasons.includes(undefined) ? undefined : reasons[0]
}

function hinderRefuse(p: Position, seat: Seat, { offer: number }: IntentionOf<'refuse'>): Against | undefined {
  const own = p.offers.filter(({ from, to }) => from === seat || to === seat)
  return own.some((offer) => (number ?? offer.number) === offer.number) ? undefined : 'noOffer'
}
