import type { Seat, Tell } from '../../rules/game.ts'
import type { Box } from './box.ts'
import type { Effect } from './effects.ts'
import { costOf } from './money.ts'
import { touches } from './network.ts'
import { answerOf } from './phases/rules.ts'
import { boardOf, type Claim, deck, type Frame, inTurn, type Position } from './position.ts'

/*
 * The answers about things won, once all are known: things are paid for, and everything that is still to be chosen
 * becomes pending work.
 */

/** Opens the answers: first everyone’s own things, then those passed on, then the agents on the deck. */
export function openAnswers(box: Box, p: Position, tell: Tell<Effect>): void {
  const frames: Frame[] = []
  const holders = p.claims.map((claim) => claim.seats.find((seat) => isTaken(p, seat, claim)) ?? -1)
  for (const seat of inTurn(p)) frames.push(...takeOwn(box, p, seat, holders, tell))
  for (const claim of p.claims) frames.push(...passOn(p, claim, tell))
  for (const seat of inTurn(p)) if (isOnDeck(p, seat)) frames.push({ do: 'name', seat })
  p.todo = frames.reverse()
  p.claims = []
  p.answers = p.boards.map(() => null)
}

const isOnDeck = (p: Position, seat: Seat): boolean =>
  boardOf(p, seat).pawns.some(({ role, at }) => role === 'agent' && at === deck)

function isTaken(p: Position, seat: Seat, { track, on }: Claim): boolean {
  const answer = answerOf(p, seat, 'pay')
  return answer ? (track ? answer.segments : answer.cards).includes(on) : false
}

/** A player’s own things; work for those that wait for a cube, and for transports too many. */
function takeOwn(box: Box, p: Position, seat: Seat, holders: readonly Seat[], tell: Tell<Effect>): Frame[] {
  const taken = p.claims.filter((claim) => isTaken(p, seat, claim))
  const first = taken.filter(({ track, on }) => track && touches(box, p, seat, on))
  const chained = taken.filter((claim) => claim.track && !first.includes(claim))
  const frames: Frame[] = []
  for (const { on } of [...first, ...chained]) frames.push(...layOrWait(box, p, seat, on, tell))
  for (const claim of taken) {
    if (claim.track) continue
    const takesCard = holders[p.claims.indexOf(claim)] === seat
    if (claim.also.length > 0) frames.push(...claimOrWait(box, p, seat, claim.on, takesCard, tell))
    else tell({ type: 'took', seat, card: claim.on, cost: costOf(box, p, claim) })
  }
  return [...frames, ...releases(box, p, seat)]
}

/** Lays track on a segment if there is a cube and the network reaches it; else it waits. */
export function layOrWait(box: Box, p: Position, seat: Seat, segment: number, tell: Tell<Effect>): Frame[] {
  if (boardOf(p, seat).cubes === 0 || !touches(box, p, seat, segment)) return [{ do: 'lay', seat, segment }]
  tell({ type: 'laid', seat, segment, cost: costOf(box, p, { track: true, on: segment }) })
  return []
}

function claimOrWait(box: Box, p: Position, seat: Seat, card: number, takesCard: boolean, tell: Tell<Effect>): Frame[] {
  if (!takesCard && boardOf(p, seat).cubes === 0) return [{ do: 'ride', seat, card }]
  tell({ type: 'claimed', seat, card, cost: box.is.passenger, cube: !takesCard })
  return []
}

/** Work for each transport beyond those allowed. */
export const releases = (box: Box, p: Position, seat: Seat): Frame[] =>
  boardOf(p, seat)
    .transports.slice(box.is.transports)
    .map(() => ({ do: 'release', seat }))

/** The first in a dispute leaves it: the next one may take it. */
function passOn(p: Position, claim: Claim, tell: Tell<Effect>): Frame[] {
  const { track, on, also } = claim
  const [first, ...others] = claim.seats
  if (first === undefined || also.length > 0 || isTaken(p, first, claim)) return []
  tell({ type: 'left', seat: first, track, on })
  return nextInLine({ ...claim, seats: others })
}

/** Work for the next seat that may take something. */
export function nextInLine(claim: Claim): Frame[] {
  const [seat] = claim.seats
  return seat === undefined ? [] : [{ do: 'take', seat, claim }]
}
