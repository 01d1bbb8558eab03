import type { Seat } from '../../../rules/game.ts'
import { type Box, layoutIn, transportIn } from '../box.ts'
import { done, type IntentionOf, type Move } from '../moves.ts'
import { endsOf, isReached, isRed, lentTo, waysWithLeave } from '../network.ts'
import { boardOf, inTurn, isSnowy, type Position } from '../position.ts'
import type { Against } from '../reasons.ts'
import { collectTickets } from '../tickets.ts'
import { hinderTransports, idleTransports } from '../transports.ts'
import {
  answerOf,
  askSealed,
  beginSealed,
  choose,
  nothingAgainst,
  type PhaseRules,
  sealAnswer,
  subsets,
} from './rules.ts'
import { beginShipping } from './ship.ts'

/** “Clear Snow”: everyone says at the same time which transports clear. */
export const clearing: PhaseRules = {
  ask: (_, p) => askSealed(p, (seat) => clearMoves(p, seat)),
  step: (box, p, input, tell) => {
    if (!sealAnswer(p, input)) return 'more'
    p.sweeps = p.boards.map(() => 0)
    for (const seat of inTurn(p)) {
      const transports = answerOf(p, seat, 'clear')?.transports ?? []
      if (transports.length === 0) continue
      tell({ type: 'sent', seat, transports })
      p.sweeps[seat] = transports.reduce((sum, card) => sum + transportIn(box, card).clears, 0)
    }
    return 'sent'
  },
  against: { clear: (_, p, seat, i) => hinderClear(p, seat, i) },
}

/** In a snow turn everyone is asked who has a transport and red track to clear. */
export function beginClearing(box: Box, p: Position): void {
  const can = (seat: Seat) => idleTransports(p, seat).length > 0 && snowedSegments(box, p, seat).length > 0
  beginSealed(p, isSnowy(p) ? [...p.boards.keys()].filter(can) : [])
}

const clearMoves = (p: Position, seat: Seat): Move[] =>
  subsets(idleTransports(p, seat)).map((transports) => ({ type: 'clear', transports }))

function hinderClear(p: Position, seat: Seat, { transports = [] }: IntentionOf<'clear'>): Against | undefined {
  return hinderTransports(p, seat, transports)
}

/** Red segments under snow that a player may clear: those of the network, and with leave those of others it joins. */
function snowedSegments(box: Box, p: Position, seat: Seat): number[] {
  return [...p.owners.keys()].filter((segment) => !hinderSegment(box, p, seat, segment))
}

function hinderSegment(box: Box, p: Position, seat: Seat, segment: number): Against | undefined {
  if (p.owners[segment] !== seat + 1 && !lentTo(p, seat).includes(segment)) return 'notYourTrack'
  const layout = layoutIn(box, p)
  if (!isRed(layout, segment)) return 'notRed'
  if (p.cleared.includes(segment)) return 'isCleared'
  const ways = waysWithLeave(box, p, seat)
  return isReached(boardOf(p, seat), ways, endsOf(layout, p, segment)[0]) ? undefined : 'notYourTrack'
}

/** The segments cleared, one at a time, by one player after another. Then passengers pay. */
export const sweeping: PhaseRules = {
  ask: (box, p) => {
    const seat = sweeperIn(box, p)
    if (seat === undefined) return undefined
    const moves = snowedSegments(box, p, seat).map((segment): Move => ({ type: 'sweep', segment }))
    return choose(seat, [...moves, done])
  },
  step: (box, p, input, tell) => {
    if (input.type === 'move') {
      const { seat, move } = input
      if (move.type === 'sweep') tell({ type: 'cleared', seat, segment: move.segment })
      p.sweeps[seat] = move.type === 'sweep' ? (p.sweeps[seat] ?? 0) - 1 : 0
    }
    if (sweeperIn(box, p) !== undefined) return 'more'
    p.sweeps = []
    collectTickets(box, p, tell)
    beginShipping(p)
    return 'swept'
  },
  against: {
    sweep: (box, p, seat, { segment }) => (segment === undefined ? undefined : hinderSegment(box, p, seat, segment)),
    done: nothingAgainst,
  },
}

/** The next player with segments to clear. */
const sweeperIn = (box: Box, p: Position): Seat | undefined =>
  inTurn(p).find((seat) => (p.sweeps[seat] ?? 0) > 0 && snowedSegments(box, p, seat).length > 0)
