import type { Seat, Tell } from '../../../rules/game.ts'
import { type Box, cardIn } from '../box.ts'
import type { Effect } from '../effects.ts'
import { costOf } from '../money.ts'
import { type IntentionOf, leave, take } from '../moves.ts'
import { touches } from '../network.ts'
import { nothingAgainst } from '../phases/rules.ts'
import { boardOf, type Claim, type FrameOf, type Position } from '../position.ts'
import { hinderPerson } from '../prospect.ts'
import type { Against } from '../reasons.ts'
import { layOrWait, nextInLine, releases } from '../settling.ts'
import type { Work } from './rules.ts'

/** Something left by others in a dispute: the next one takes it or leaves it to the one after. */
export const takingOver: Work<FrameOf<'take'>> = {
  ask: (box, p, { seat, claim }) => (hinderClaim(box, p, seat, claim) ? undefined : [take, leave]),
  perform: (box, p, { seat, claim }, move, _, tell) => {
    const { track, on, seats } = claim
    if (move?.type !== 'take') {
      tell({ type: 'left', seat, track, on })
      p.todo.push(...nextInLine({ ...claim, seats: seats.slice(1) }))
    } else if (track) p.todo.push(...layOrWait(box, p, seat, on, tell))
    else tell({ type: 'took', seat, card: on, cost: costOf(box, p, claim) })
  },
  against: { take: (box, p, { seat, claim }) => hinderClaim(box, p, seat, claim), leave: nothingAgainst },
}

/** Why a player can’t take what others have left. */
function hinderClaim(box: Box, p: Position, seat: Seat, claim: Claim): Against | undefined {
  if (claim.track && !touches(box, p, seat, claim.on)) return { reason: 'firstMissing', facts: { segment: claim.on } }
  return hinderCost(p, seat, costOf(box, p, claim))
}

function hinderCost(p: Position, seat: Seat, need: number): Against | undefined {
  const have = boardOf(p, seat).money
  return need > have ? { reason: 'short', facts: { need, have } } : undefined
}

/** The card drawn: the player buys it, or it becomes an upcard. */
export const buying: Work<FrameOf<'buy'>> = {
  ask: (box, p, frame) => (hinderBuy(box, p, frame) ? undefined : [take, leave]),
  perform: (box, p, { seat, card, free }, move, _, tell) => {
    if (move?.type !== 'take') {
      tell({ type: 'turnedUp', card })
      return
    }
    tell({ type: 'took', seat, card, cost: priceOf(box, p, card, free) })
    p.todo.push(...releases(box, p, seat))
  },
  against: { take: hinderBuy, leave: nothingAgainst },
}

const priceOf = (box: Box, p: Position, card: number, free: boolean): number =>
  free && cardIn(box, card).kind === 'mine' ? 0 : costOf(box, p, { track: false, on: card })

function hinderBuy(box: Box, p: Position, { seat, card, free }: FrameOf<'buy'>): Against | undefined {
  return hinderPerson(box, p, seat, card) ?? hinderCost(p, seat, priceOf(box, p, card, free))
}

/** A transport beyond those allowed becomes an upcard. */
export const releasing: Work<FrameOf<'release'>> = {
  ask: (box, p, { seat }) => {
    const { transports } = boardOf(p, seat)
    if (transports.length <= box.is.transports) return undefined
    return transports.map((card) => ({ type: 'release', card }))
  },
  perform: (_, __, { seat }, move, ___, tell: Tell<Effect>) => {
    if (move?.type === 'release') tell({ ...move, type: 'released', seat })
  },
  against: { release: (_, p, { seat }, i) => hinderRelease(p, seat, i) },
}

function hinderRelease(p: Position, seat: Seat, { card }: IntentionOf<'release'>): Against | undefined {
  const { transports } = boardOf(p, seat)
  return card === undefined || transports.includes(card) ? undefined : 'notYourTransport'
}
