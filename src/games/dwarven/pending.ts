import type { Seat } from '../../rules/game.ts'
import { type Box, cardIn, siteOf } from './box.ts'
import { isForBids } from './disputes.ts'
import { addMine, cardGain, segmentGain, trackGain, type View, workGain } from './gains.ts'
import { costOf } from './money.ts'
import type { Move, MoveOf } from './moves.ts'
import { isInNetwork, touches } from './network.ts'
import { leastBid } from './phases/auction.ts'
import { claimsOf } from './phases/pay.ts'
import { answerOf } from './phases/rules.ts'
import { boardOf, type Claim, deck, type Pawn, type Position } from './position.ts'
import { workingMines } from './verbs/drawing.ts'

/*
 * The Cu promised by what a player has begun in a turn: pawns that stand, things won, sealed answers.
 */

/** The chance that two dice and this lead beat two others, from a lead of -5 to one of 5. */
const beats = [0.055, 0.1, 0.16, 0.24, 0.336, 0.444, 0.556, 0.664, 0.76, 0.841, 0.903] as const

const beat = (lead: number): number => beats[Math.max(0, Math.min(10, lead + 5))] ?? 0

/** The chance to get an undisputed thing while others still place their pawns, and one that is bid for. */
const stillOpen = 0.92
const byBids = 0.4

/** The chance that a player gets what a pawn of a rating stands on. */
function chanceAt({ box, p, seat }: View, track: boolean, on: number, rating: number): number {
  let chance = p.phase === 'place' && p.asked.some((one) => one !== seat) ? stillOpen : 1
  if (!track && cardIn(box, on).kind === 'passenger') return 1
  for (let other = 0; other < p.boards.length; other++) {
    if (other === seat) continue
    let most = -1
    for (const pawn of boardOf(p, other).pawns)
      if (pawn.at === on && (pawn.role === 'surveyor') === track) most = Math.max(most, pawn.rating)
    if (most < 0) continue
    if (isForBids(box, { track, on })) return byBids
    chance *= beat(rating - most + bonusOver({ box, p, seat }, other, track, on))
  }
  return chance
}

/** The bonus at a mine of one player over another. */
function bonusOver(
  { box, p, seat }: Pick<View, 'box' | 'p' | 'seat'>,
  other: Seat,
  track: boolean,
  on: number,
): number {
  if (track || cardIn(box, on).kind !== 'mine') return 0
  const site = siteOf(box, p, on)
  return box.is.bonus * (Number(isInNetwork(box, p, seat, site)) - Number(isInNetwork(box, p, other, site)))
}

/** An agent’s errand, less for a pawn that is more than needed; the card then counts as promised if `counts`. */
function prospectGain(view: View, card: number, rating: number, counts = false): number {
  const { box, board } = view
  if (card === deck) return cardGain(view, deck) - 0.1 * rating
  const chance = chanceAt(view, false, card, rating)
  const gain = cardGain(view, card)
  if (counts) {
    const one = cardIn(box, card)
    view.spent += costOf(box, view.p, { track: false, on: card })
    if (one.kind === 'passenger') view.tickets += 1
    if (one.kind === 'mine') addMine(view, card, chance)
  }
  const isTwice = board.pawns.filter(({ role, at }) => role === 'agent' && at === card).length > (counts ? 1 : 0)
  return isTwice ? 0 : chance * gain - 0.1 * rating
}

/** A surveyor’s segment; the segment then counts as laid if `lays`. */
function surveyGain(view: View, segment: number, rating: number, lays = false): number {
  const chance = chanceAt(view, true, segment, rating)
  const first = touches(view.box, view.p, view.seat, segment) ? 1 : view.weights.chained
  const gain = segmentGain(view, segment, lays)
  return chance * first * gain - 0.1 * rating
}

/** A surveyor’s line of one’s own: it can be laid once only. */
function clipGain(view: View, { a, b, rating }: MoveOf<'clip'>): number {
  return trackGain(view, a, b, view.box.is.red) - view.weights.clip - 0.1 * rating
}

/** The Cu promised by all pawns of a player that stand. Segments count as laid afterwards, and mines as targets. */
export function standing(view: View): number {
  let gain = 0
  const agents = view.board.pawns.filter(({ role, at }) => role === 'agent' && at >= 0)
  const seen: number[] = []
  for (const { at, rating } of agents) {
    if (at === deck || !seen.includes(at)) gain += prospectGain(view, at, rating, true)
    seen.push(at)
  }
  for (const { at, rating } of surveyorsOut(view)) gain += surveyGain(view, at, rating, true)
  return gain
}

/** Surveyors that stand, those on consecutive builds last. */
function surveyorsOut({ box, p, seat, board }: View): Pawn[] {
  const out = board.pawns.filter(({ role, at }) => role === 'surveyor' && at >= 0)
  const isChained = ({ at }: Pawn) => Number(!touches(box, p, seat, at))
  return out.length < 2 ? out : out.sort((a, b) => isChained(a) - isChained(b))
}

/** The Cu gained by one thing won; it then counts as had. */
function claimGain(view: View, { track, on }: Pick<Claim, 'track' | 'on'>): number {
  if (!track) return prospectGainOf(view, on)
  const first = view.p.phase === 'auction' && !touches(view.box, view.p, view.seat, on) ? view.weights.chained : 1
  return first * segmentGain(view, on, true)
}

function prospectGainOf(view: View, card: number): number {
  const gain = cardGain(view, card)
  view.spent += costOf(view.box, view.p, { track: false, on: card })
  if (cardIn(view.box, card).kind === 'passenger') view.tickets += 1
  if (cardIn(view.box, card).kind === 'mine') addMine(view, card, 1)
  return gain
}

/** The Cu of some things won, mines first, so that track to them counts. */
export function claimsGain(view: View, claims: readonly Pick<Claim, 'track' | 'on'>[], onlyGood: boolean): number {
  let sum = 0
  for (const claim of sortedClaims(view, claims)) {
    const gain = claimGain(view, claim)
    sum += onlyGood ? Math.max(0, gain) : gain
  }
  return sum
}

const sortedClaims = ({ box, p, seat }: View, claims: readonly Pick<Claim, 'track' | 'on'>[]) =>
  claims.toSorted((a, b) => rankOf(box, p, seat, a) - rankOf(box, p, seat, b))

const rankOf = (box: Box, p: Position, seat: Seat, { track, on }: Pick<Claim, 'track' | 'on'>): number =>
  track ? (touches(box, p, seat, on) ? 1 : 2) : 0

/** The things that a sealed answer takes. */
export const takenBy = ({ segments, cards }: MoveOf<'pay'>): Pick<Claim, 'track' | 'on'>[] => [
  ...cards.map((on) => ({ track: false, on })),
  ...segments.map((on) => ({ track: true, on })),
]

/** The Cu gained by operating some mines. */
export const operateGain = (view: View, mines: readonly number[]): number =>
  mines.reduce((sum, mine) => sum + workGain(view, mine), 0)

/** The Cu promised by what a player has begun. */
export function pendingOf(view: View): number {
  const { p, seat } = view
  switch (p.phase) {
    case 'place':
    case 'race':
    case 'roll':
      return standing(view)
    case 'auction':
      return claimsGain(view, claimsOf(p, seat), true) + bidsGain(view)
    case 'chain':
      return claimsGain(view, claimsOf(p, seat), true)
    case 'pay': {
      const answer = answerOf(p, seat, 'pay')
      if (answer) return claimsGain(view, takenBy(answer), false)
      return p.asked.includes(seat) ? claimsGain(view, claimsOf(p, seat), true) : 0
    }
    case 'operate': {
      const answer = answerOf(p, seat, 'operate')
      if (answer) return operateGain(view, answer.mines)
      const good = workingMines(p, seat).map((mine) => Math.max(0, workGain(view, mine)))
      return p.asked.includes(seat) ? good.reduce((sum, one) => sum + one, 0) : 0
    }
    default:
      return 0
  }
}

/** The Cu promised by auctions that a player is in. */
function bidsGain(view: View): number {
  let gain = 0
  for (const auction of view.p.auctions) {
    if (!auction.seats.includes(view.seat)) continue
    const [least, isHigh] = [leastBid(view.box, auction), auction.by === view.seat]
    gain += bidGain(view, auction.card, isHigh ? auction.bid : least, isHigh, auction.seats.length)
  }
  return gain
}

/** The Cu promised by a bid for a card, made or still to be made. */
export function bidGain(view: View, card: number, money: number, isMade: boolean, seats: number): number {
  const { bid, toBid } = view.weights
  const one = cardIn(view.box, card)
  const price = one.kind === 'person' || one.kind === 'transport' ? one.card.price : 0
  const left = cardGain(view, card) + price - money
  return Math.max(0, left) * (isMade ? bid : toBid) * (2 / Math.max(2, seats)) + (isMade ? Math.min(0, left) : 0)
}

/** The Cu gained by placing a pawn. Those that stand must have been counted. */
export function placeGain(view: View, move: Move): number {
  switch (move.type) {
    case 'prospect':
      return prospectGain(view, move.card, move.rating)
    case 'survey':
      return surveyGain(view, move.segment, move.rating)
    case 'clip':
      return clipGain(view, move)
    default:
      return 0
  }
}
