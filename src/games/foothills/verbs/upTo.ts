import { need } from '../../../kit/assert.ts'
import type { Box } from '../box.ts'
import { done, type Move } from '../moves.ts'
import { push } from '../pending.ts'
import { boardOf, type FrameOf, type Position } from '../position.ts'
import type { Reason } from '../reasons.ts'
import { exchangeMoves, hinderExchange, performExchange } from './exchange.ts'
import { hinderLay, layMoves, performLay } from './lay.ts'
import type { FrameRules, VerbRules } from './rules.ts'
import type { Deal, VerbOf } from './verb.ts'

/** “Laying Track and/or Making Stone”: up to n times one of several deals, at least once where possible. */
export const upTo: VerbRules<VerbOf<'upTo'>> = {
  hinder: (box, p, verb) => {
    let first: Reason | undefined
    for (const deal of verb.of) {
      const reason = hinderDeal(box, p, deal)
      if (!reason) return undefined
      first ??= reason
    }
    return first
  },
  begin: (_, p, verb, station) => {
    push(p, { do: 'deal', verb, left: verb.times, done: 0, station })
  },
}

/** Why a deal cannot be made now. */
export function hinderDeal(box: Box, p: Position, deal: Deal): Reason | undefined {
  return deal.type === 'lay' ? hinderLay(box, p, deal) : hinderExchange(p, deal)
}

/** True if a card only lays track in lines with a ticket, and the seat has no ticket. */
export function lacksTicket(p: Position, verb: VerbOf<'upTo'>): boolean {
  const ticketed = verb.of.every((deal) => deal.type === 'lay' && deal.ticketed)
  return ticketed && boardOf(p, p.seat).tickets === 0
}

export const dealing: FrameRules<FrameOf<'deal'>> = {
  ask: (box, p, frame) => {
    const moves: Move[] = []
    if (frame.left === 0) return undefined
    let index = 0
    for (const deal of frame.verb.of) {
      if (deal.type === 'lay') layMoves(box, p, deal, index, moves)
      else exchangeMoves(p, deal, index, moves)
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
}
