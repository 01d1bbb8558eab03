import { need } from '../../../kit/assert.ts'
import { toldOf } from '../../../rules/refusal.ts'
import type { Box } from '../box.ts'
import { canPay, inFull } from '../goods.ts'
import { done, type Move } from '../moves.ts'
import { push } from '../pending.ts'
import { boardOf, type FrameOf, type Position } from '../position.ts'
import type { Against } from '../reasons.ts'
import { exchangeMoves, hinderExchange, performExchange } from './exchange.ts'
import { hinderLay, layGate, layMoves, performLay } from './lay.ts'
import type { FrameRules, VerbRules } from './rules.ts'
import type { Deal, VerbOf } from './verb.ts'

/** “Laying Track and/or Making Stone”: up to n times one of several deals, at least once where possible. */
export const upTo: VerbRules<VerbOf<'upTo'>> = {
  gate: (p, verb) => {
    for (const deal of verb.of) if (deal.type === 'exchange' || !layGate(p, deal)) return undefined
    return 'noTicket'
  },
  hinder: (box, p, verb) => {
    for (const deal of verb.of) if (canMake(box, p, deal)) return undefined
    return () => hinderAll(verb.of, (deal) => hinderDeal(box, p, deal)) ?? 'otherAction'
  },
  begin: (_, p, verb, station) => {
    push(p, { do: 'deal', verb, left: verb.times, done: 0, station })
  },
}

/** Why a deal cannot be made now. */
const hinderDeal = (box: Box, p: Position, deal: Deal): Against | undefined =>
  deal.type === 'lay' ? hinderLay(box, p, deal) : hinderExchange(p, deal)

/** Whether a deal can be made now. Its price is looked at first: that is quick, and mostly what is in the way. */
const canMake = (box: Box, p: Position, deal: Deal): boolean =>
  canPay(boardOf(p, p.seat).supply, inFull(deal.type === 'lay' ? deal.price : deal.give)) && !hinderDeal(box, p, deal)

/** Why none of some deals can be made: the reason against the first, and those against the others. */
function hinderAll<D extends Deal>(deals: readonly D[], hinder: (deal: D) => Against | undefined): Against | undefined {
  const reasons = deals.map(hinder)
  const [first = 'otherAction', ...rest] = reasons.flatMap((reason) => reason ?? [])
  if (reasons.includes(undefined)) return undefined
  // Nothing is said twice.
  const also = rest.filter((one) => one !== first)
  return also.length > 0 ? { ...toldOf(first), also } : first
}

/** The deals of one type on a card, or the one that is meant. */
const meant = <T extends Deal['type']>(deals: readonly Deal[], type: T, index: number | undefined) =>
  deals.filter((deal, at): deal is Extract<Deal, { type: T }> => deal.type === type && (index ?? at) === at)

/** Adds every way to make a deal that can be made. */
const dealMoves = (box: Box, p: Position, deal: Deal, index: number, moves: Move[]): void =>
  deal.type === 'lay' ? layMoves(box, p, deal, index, moves) : exchangeMoves(p, deal, index, moves)

export const dealing: FrameRules<FrameOf<'deal'>> = {
  ask: (box, p, frame) => {
    const moves: Move[] = []
    if (frame.left === 0) return undefined
    let index = 0
    for (const deal of frame.verb.of) {
      if (canMake(box, p, deal)) dealMoves(box, p, deal, index, moves)
      index += 1
    }
    if (moves.length === 0) return undefined
    if (frame.done > 0) moves.push(done)
    return moves
  },
  perform: (box, p, frame, move, _, tell) => {
    if (move?.type !== 'lay' && move?.type !== 'exchange') return
    const { verb, station } = frame
    push(p, { do: 'deal', verb, left: frame.left - 1, done: frame.done + 1, station })
    const deal = need(verb.of[move.deal], 'a deal of the card')
    if (deal.type === 'lay' && move.type === 'lay') performLay(box, p, deal, move, tell)
    if (deal.type === 'exchange' && move.type === 'exchange') performExchange(p, deal, move, station, tell)
  },
  against: {
    lay: (box, p, { verb }, i) => hinderAll(meant(verb.of, 'lay', i.deal), (deal) => hinderLay(box, p, deal, i)),
    exchange: (_, p, { verb }, i) =>
      hinderAll(meant(verb.of, 'exchange', i.deal), (deal) => hinderExchange(p, deal, i.from)),
    done: (_, __, frame) => (frame.done > 0 ? undefined : 'cannotStop'),
  },
}
