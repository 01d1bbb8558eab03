import { need } from '../../../kit/assert.ts'
import type { Seat, Tell } from '../../../rules/game.ts'
import { type Box, contractIn, trainIn } from '../box.ts'
import type { Effect } from '../effects.ts'
import { giveBack, type Move, pay } from '../moves.ts'
import { boardOf, type Position } from '../position.ts'
import type { Against, Reason } from '../reasons.ts'

/** “Train maintenance is needed”: every owner who can pay is asked; the others return their trains. */
export function beginUpkeep(box: Box, p: Position, tell: Tell<Effect>): void {
  const seats = p.boards.flatMap(({ train }, seat) => (train > 0 ? [seat] : []))
  tell({ type: 'upkeep', seats })
  for (const seat of seats) {
    if (upkeepMoves(box, p, seat).length > 1) p.asked.push(seat)
    else giveTrainBack(p, seat, tell)
  }
  if (p.asked.length === 0) refuel(box, p, tell)
}

/** An owner’s moves when maintenance is due. */
export function upkeepMoves(box: Box, p: Position, seat: Seat): readonly Move[] {
  const moves: Move[] = hinderPay(p, seat) ? [] : [pay]
  for (const contract of boardOf(p, seat).hand)
    if (!hinderDiscard(box, p, seat, contract)) moves.push({ type: 'discard', contract })
  moves.push(giveBack)
  return moves
}

/** Why an owner can’t pay for maintenance. */
export function hinderPay(p: Position, seat: Seat): Against | undefined {
  const { steel } = boardOf(p, seat).goods
  return steel > 0 ? undefined : { reason: 'shortUpkeep', facts: { kind: 'steel', have: steel, need: 1 } }
}

/** Why a contract, or any, can’t be discarded instead. */
export function hinderDiscard(box: Box, p: Position, seat: Seat, contract: number | undefined): Reason | undefined {
  const { hand } = boardOf(p, seat)
  const meant = contract === undefined ? hand : hand.filter((one) => one === contract)
  return meant.some((one) => contractIn(box, one).verb.type === 'upkeep') ? undefined : 'noUpkeep'
}

/** An owner’s answer; the last one brings coal to the trains returned. */
export function answerUpkeep(box: Box, p: Position, seat: Seat, move: Move, tell: Tell<Effect>): void {
  p.asked = p.asked.filter((one) => one !== seat)
  if (move.type === 'return') giveTrainBack(p, seat, tell)
  else tell({ type: 'maintained', seat, contract: move.type === 'discard' ? move.contract : 0 })
  if (p.asked.length === 0) refuel(box, p, tell)
}

function giveTrainBack(p: Position, seat: Seat, tell: Tell<Effect>): void {
  const { train } = boardOf(p, seat)
  p.returned.push(train)
  tell({ type: 'returned', seat, train })
}

/** “Restock the trains in numerical order starting with the lowest.” */
function refuel(box: Box, p: Position, tell: Tell<Effect>): void {
  for (const train of p.returned.toSorted((a, b) => a - b)) fuel(box, p, train, tell)
  p.returned = []
}

/** Coal from the bag for a train that came back to the shed, as far as there is any. */
export function fuel(box: Box, p: Position, train: number, tell: Tell<Effect>): void {
  const isInShed = p.shed.some((one) => one.train === train)
  const coal = Math.min(trainIn(box, need(train, 'a train')).coal, p.bag.coal)
  if (isInShed && coal > 0) tell({ type: 'fuelled', train, coal })
}
