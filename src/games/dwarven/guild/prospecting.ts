import type { Seat } from '../../../rules/game.ts'
import { apply } from '../apply.ts'
import { type Box, cardIn, layoutIn } from '../box.ts'
import { boardOf, clonePosition, deck, type Position } from '../position.ts'
import { hinderProspect } from '../prospect.ts'
import { ratingsAtHome } from '../survey.ts'
import { type Errand, type GuildList, listOf } from './lists.ts'
import { byDearness, costTo } from './mines.ts'
import { type Roads, roadsOf, segmentsOn } from './roads.ts'

/** The cards that a seat’s agents are sent for, in the order of its list: 0 is the deck. */
export function cardsFor(box: Box, p: Position, seat: Seat, { errands }: GuildList): number[] {
  const roads = roadsOf(box, p, seat)
  const q = clonePosition(p)
  const cards: number[] = []
  const send = (card: number): boolean => {
    const [rating] = ratingsAtHome(boardOf(q, seat), 'agent')
    if (rating === undefined || hinderProspect(box, q, seat, { type: 'prospect', card, rating })) return false
    apply(box, q, { type: 'prospected', seat, card, rating })
    cards.push(card)
    return true
  }
  for (const errand of errands)
    for (const card of cardsOn(box, q, seat, errand, roads)) if (send(card) && 'below' in errand) break
  while (send(deck)) {}
  return cards
}

/** The cards that an errand may be for, the best first. */
function cardsOn(box: Box, p: Position, seat: Seat, errand: Errand, roads: Roads): number[] {
  if (errand.what === 'route') return [...layoutIn(box, p).passengers]
  const cards = p.upcards.filter((card) => suits(box, p, seat, errand, card, roads))
  if (errand.what === 'mine') return cards.sort(byDearness(box, p, roads))
  const sign = errand.strongest ? -1 : 1
  return cards.sort(
    (a, b) =>
      Number(isTaken(p, seat, 'agent', a)) - Number(isTaken(p, seat, 'agent', b)) ||
      sign * (strengthOf(box, a) - strengthOf(box, b)) ||
      priceOf(box, a) - priceOf(box, b) ||
      a - b,
  )
}

/** Whether a pawn of another player stands on a card or a segment. */
export const isTaken = ({ boards }: Position, seat: Seat, role: 'agent' | 'surveyor', on: number): boolean =>
  boards.some(({ pawns }, other) => other !== seat && pawns.some((pawn) => pawn.role === role && pawn.at === on))

/** Whether a card is one that an errand is for. */
function suits(box: Box, p: Position, seat: Seat, errand: Errand, card: number, roads: Roads): boolean {
  const one = cardIn(box, card)
  if (errand.what === 'route') return one.kind === 'passenger'
  if (errand.what === 'mine') return one.kind === 'mine' && segmentsOn(costTo(box, p, roads, card)) <= errand.within
  const { transports, pawns } = boardOf(p, seat)
  if (errand.what === 'transport') return one.kind === 'transport' && transports.length < errand.below
  const alike = pawns.filter(({ role }) => role === errand.what)
  return one.kind === 'person' && one.card.role === errand.what && alike.length < errand.below
}

/** Whether the list of a seat would have prospected a card. */
export function isWanted(box: Box, p: Position, seat: Seat, card: number): boolean {
  const roads = roadsOf(box, p, seat)
  return listOf(p, seat).errands.some((errand) => suits(box, p, seat, errand, card, roads))
}

/** The rating of a person or the number of a transport. */
function strengthOf(box: Box, card: number): number {
  const one = cardIn(box, card)
  return one.kind === 'person' ? one.card.rating : one.kind === 'transport' ? one.card.number : 0
}

/** The red number. */
export function priceOf(box: Box, card: number): number {
  const one = cardIn(box, card)
  return one.kind === 'person' || one.kind === 'transport' ? one.card.price : 0
}
