import { assert } from '../../kit/assert.ts'
import type { Ask } from '../../rules/game.ts'
import type { Box } from './box.ts'
import { done, type Move, selectOf } from './moves.ts'
import { boardOf, type Position } from './position.ts'
import type { Reason } from './reasons.ts'
import { sideOf } from './turn.ts'
import { barredSlots, flipMoves } from './verbs/flip.ts'
import { askTop, hinderCard } from './verbs/index.ts'
import { takeMoves } from './verbs/take.ts'

/**
 * The input a position waits for: a seat's choice, chance, or nothing since it is over; undefined: it goes on by
 * itself.
 */
export function ask(box: Box, p: Position): Ask<Move> | undefined {
  switch (p.phase) {
    case 'deal':
      return { type: 'chance' }
    case 'provide':
      return choose(p, takeMoves(p))
    case 'select':
      return choose(p, selectMoves(box, p))
    case 'perform':
      return askPerform(box, p)
    case 'flip':
      return choose(p, additionalFlips(p))
    case 'endCheck':
      return undefined
    case 'over':
      return { type: 'over' }
  }
}

function askPerform(box: Box, p: Position): Ask<Move> | undefined {
  const asked = askTop(box, p)
  return asked === 'chance' ? { type: 'chance' } : choose(p, asked)
}

const choose = (p: Position, moves: Move[] | undefined): Ask<Move> | undefined =>
  moves && moves.length > 0 ? { type: 'choose', seat: p.seat, moves } : undefined

function selectMoves(box: Box, p: Position): Move[] {
  const { cards } = boardOf(p, p.seat)
  const moves: Move[] = []
  for (let slot = 0; slot < cards.length; slot++) {
    const card = cards[slot]
    if (card !== undefined && card >= 0 && !hinderSelect(box, p, slot)) moves.push(selectOf(card))
  }
  return moves
}

/** Why the card in a slot may not be selected. */
export function hinderSelect(box: Box, p: Position, slot: number): Reason | undefined {
  assert(slot >= 0, 'a slot of the board')
  return hinderCard(box, p, slot, sideOf(box, boardOf(p, p.seat), slot).verbs)
}

function additionalFlips(p: Position): Move[] {
  const moves = p.flips > 0 ? flipMoves(p, barredSlots(p)) : []
  if (moves.length > 0) moves.push(done)
  return moves
}
