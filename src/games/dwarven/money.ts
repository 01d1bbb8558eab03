import type { Seat, Tell } from '../../rules/game.ts'
import { type Box, cardIn, isAdvanced, layoutIn } from './box.ts'
import type { Effect } from './effects.ts'
import { isRed } from './network.ts'
import { boardOf, type Position } from './position.ts'

/** Announces a purse that has reached what must be announced, and the goal once it is reached. */
export function announce(box: Box, p: Position, seat: Seat, tell: Tell<Effect>): void {
  if (isAdvanced(box, p)) return
  const { money, declared } = boardOf(p, seat)
  if (money >= box.is.declareAt && !declared) tell({ type: 'declared', seat })
  if (money >= box.is.goal && !p.ending) tell({ type: 'goal', seat })
}

/** The cost in Cu of a segment or a card that nobody else bids for. */
export function costOf(box: Box, p: Position, { track, on }: { readonly track: boolean; readonly on: number }): number {
  if (track) return isRed(layoutIn(box, p), on) ? box.is.red : box.is.black
  const card = cardIn(box, on)
  if (card.kind === 'mine') return box.is.mine
  return card.kind === 'person' || card.kind === 'transport' ? card.card.price : box.is.passenger
}
