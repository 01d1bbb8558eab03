import type { Draw } from '../../rules/chance.ts'
import type { Tell } from '../../rules/game.ts'
import { type Box, cardIn } from './box.ts'
import type { Effect } from './effects.ts'
import type { Position } from './position.ts'

/*
 * The order of the deck is nobody’s secret: nobody knows it before a card comes. So each card is drawn when it comes.
 */

/** The next card of the deck; the cards under it are shuffled first if it is empty. 0 if there is none. */
export function nextCard(p: Position, draw: Draw, tell: Tell<Effect>): number {
  if (p.deck.length === 0 && p.under.length > 0) tell({ type: 'reshuffled' })
  return p.deck.length === 0 ? 0 : (p.deck[draw(p.deck.length)] ?? 0)
}

/** Whether a card may lie in the row. */
export function isForRow(box: Box, card: number): boolean {
  const { kind } = cardIn(box, card)
  return kind === 'mine' || kind === 'transport' || kind === 'person'
}
