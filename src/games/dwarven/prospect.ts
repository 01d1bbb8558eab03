import type { Seat } from '../../rules/game.ts'
import { type Box, cardIn, isAdvanced, layoutIn, siteOf } from './box.ts'
import { type IntentionOf, type MoveOf, prospectMove } from './moves.ts'
import { isInNetwork, waysOf } from './network.ts'
import { boardOf, deck, type Position } from './position.ts'
import type { Against } from './reasons.ts'
import { hinderPawn, ratingsAtHome } from './survey.ts'

/*
 * “Prospect”: cards on which an agent may be placed.
 */

/** Every placement of an agent. */
export function prospectMoves(box: Box, p: Position, seat: Seat): MoveOf<'prospect'>[] {
  const ratings = ratingsAtHome(boardOf(p, seat), 'agent')
  if (ratings.length === 0) return []
  const moves: MoveOf<'prospect'>[] = []
  const list = (card: number) => {
    for (const rating of ratings) moves.push(prospectMove(card, rating))
  }
  for (const card of p.upcards) if (!hinderPerson(box, p, seat, card)) list(card)
  for (const card of layoutIn(box, p).passengers) if (!hinderPassenger(box, p, seat, card)) list(card)
  list(deck)
  return moves
}

/** Why an agent, or any, can’t be placed on a card, or on any. */
export function hinderProspect(box: Box, p: Position, seat: Seat, i: IntentionOf<'prospect'>): Against | undefined {
  const against = hinderPawn(p, seat, 'agent', i.rating)
  if (against || i.card === undefined) return against
  return hinderCard(box, p, seat, i.card)
}

function hinderCard(box: Box, p: Position, seat: Seat, card: number): Against | undefined {
  if (card === deck) return undefined
  if (layoutIn(box, p).passengers.includes(card)) return hinderPassenger(box, p, seat, card)
  if (!p.upcards.includes(card)) return 'notUp'
  return hinderPerson(box, p, seat, card)
}

/** Cards on which a player’s agents stand, each once. */
function prospectedBy(p: Position, seat: Seat): number[] {
  const cards: number[] = []
  for (const { role, at } of boardOf(p, seat).pawns)
    if (role === 'agent' && at > deck && !cards.includes(at)) cards.push(at)
  return cards
}

/** The rating of a surveyor or an agent; -1 for other cards. */
function ratingOf(box: Box, card: number): number {
  const one = cardIn(box, card)
  return one.kind === 'person' ? one.card.rating : -1
}

/** Why a player may not have a surveyor or an agent more; while pawns are placed those being prospected count, too. */
export function hinderPerson(box: Box, p: Position, seat: Seat, card: number): Against | undefined {
  const rating = ratingOf(box, card)
  if (rating < 0) return undefined
  const { pawns } = boardOf(p, seat)
  const standing = p.phase === 'place' ? prospectedBy(p, seat) : []
  const meant = standing.filter((one) => one !== card && ratingOf(box, one) >= 0)
  if (pawns.length + meant.length >= box.is.people) return { reason: 'sixPeople', facts: { most: box.is.people } }
  const alike = pawns.filter((pawn) => pawn.rating === rating).length
  const meantAlike = meant.filter((one) => ratingOf(box, one) === rating).length
  return alike + meantAlike >= box.is.pawns ? { reason: 'noPawn', facts: { rating, most: box.is.pawns } } : undefined
}

/** Why a player can’t claim a passenger route. */
function hinderPassenger(box: Box, p: Position, seat: Seat, card: number): Against | undefined {
  const { tickets, rides, bases } = boardOf(p, seat)
  const site = siteOf(box, p, card)
  if (tickets.includes(card) || rides.includes(card)) return { reason: 'hasRoute', facts: { card } }
  if (bases.includes(site)) return hinderOwnBase(box, p, seat, card)
  return isInNetwork(box, p, seat, site) ? undefined : { reason: 'notConnected', facts: { card } }
}

/** The Advanced Scenario: one of one’s own bases is a location once the two networks are joined. */
function hinderOwnBase(box: Box, p: Position, seat: Seat, card: number): Against | undefined {
  const { tickets, rides, bases } = boardOf(p, seat)
  const { any } = waysOf(box, p, seat)
  const [first = -1, second = -1] = bases
  if (!isAdvanced(box, p) || any[first] !== any[second]) return 'ownBase'
  const others = [...tickets, ...rides, ...prospectedBy(p, seat)].filter((one) => one !== card)
  return others.some((one) => bases.includes(siteOf(box, p, one))) ? 'ownBase' : undefined
}
