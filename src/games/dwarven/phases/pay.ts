import type { Seat } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import { costOf } from '../money.ts'
import type { IntentionOf, MoveOf } from '../moves.ts'
import { touches } from '../network.ts'
import { boardOf, type Claim, type Position } from '../position.ts'
import type { Against } from '../reasons.ts'
import { openAnswers } from '../settling.ts'
import { firstsWon } from './chain.ts'
import { askSealed, beginSealed, type PhaseRules, sealAnswer, subsets } from './rules.ts'

/** “Pay Prospect and Survey Expenses”: everyone says at the same time what is taken of the things won. */
export const paying: PhaseRules = {
  ask: (box, p) => askSealed(p, (seat) => payMoves(box, p, seat)),
  step: (box, p, input, tell) => {
    if (!sealAnswer(p, input)) return 'more'
    openAnswers(box, p, tell)
    return 'paid'
  },
  against: { pay: hinderPay },
}

/** Everyone is asked who can pay for anything. */
export function beginPaying(box: Box, p: Position): void {
  const canPay = (seat: Seat) => claimsOf(p, seat).some((claim) => !hinderChosen(box, p, seat, [claim]))
  beginSealed(p, [...p.boards.keys()].filter(canPay))
}

/** The claims that are a seat’s to take: those it has won, and passenger routes. */
export const claimsOf = ({ claims }: Position, seat: Seat): Claim[] =>
  claims.filter(({ seats, also }) => seats[0] === seat || also.includes(seat))

function payMoves(box: Box, p: Position, seat: Seat): MoveOf<'pay'>[] {
  const claims = claimsOf(p, seat).sort((a, b) => a.on - b.on)
  return subsets(claims)
    .filter((chosen) => !hinderChosen(box, p, seat, chosen))
    .map((chosen) => ({ type: 'pay', segments: numbers(chosen, true), cards: numbers(chosen, false) }))
}

/** The segments or the cards among some claims. */
const numbers = (claims: readonly Claim[], track: boolean): number[] =>
  claims.filter((claim) => claim.track === track).map(({ on }) => on)

/** Why a player can’t take all of some claims. */
function hinderChosen(box: Box, p: Position, seat: Seat, chosen: readonly Claim[]): Against | undefined {
  const need = chosen.reduce((sum, claim) => sum + costOf(box, p, claim), 0)
  const have = boardOf(p, seat).money
  for (const { track, on } of chosen) {
    if (!track || touches(box, p, seat, on)) continue
    const firsts = firstsWon(box, p, seat, on)
    if (!chosen.some((one) => one.track && firsts.includes(one.on)))
      return { reason: 'firstMissing', facts: { segment: on } }
  }
  return need > have ? { reason: 'short', facts: { need, have } } : undefined
}

/** Why these things can’t be taken. */
function hinderPay(box: Box, p: Position, seat: Seat, i: IntentionOf<'pay'>): Against | undefined {
  const claims = claimsOf(p, seat)
  const { segments = [], cards = [] } = i
  const isMeant = ({ track, on }: Claim) => (track ? segments : cards).includes(on)
  const chosen = claims.filter(isMeant)
  if (chosen.length < segments.length + cards.length) return 'notWon'
  return hinderChosen(box, p, seat, chosen)
}
