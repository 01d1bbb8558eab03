import type { Box } from '../box.ts'
import type { Board, Position } from '../position.ts'
import { nameOf } from './goods.ts'

/** Where the action cards of a position lie, in no order; a card can lie in two places only by mistake. */
const lying = ({ spare, boards }: Position): readonly number[] =>
  [...spare, ...boards.flatMap(({ cards, pile }) => [...cards, ...pile])].filter(
    (card) => card >= 0,
  )

/** The cards of the match are those it was dealt, each in one place, and in the slot of its types. */
export function cardsFlaw(box: Box, p: Position, now: Position): string | undefined {
  const name = (card: number) => `card ${card} (${box.actions[card]?.id ?? 'none such'})`
  const cards = lying(p)
  const dealt = lying(now)
  const strange = cards.find((card) => !dealt.includes(card))
  if (strange !== undefined) return `${name(strange)} was not dealt in this match`
  const double = cards.find((card, at) => cards.indexOf(card) !== at)
  if (double !== undefined) return `${name(double)} lies in two places`
  const missing = dealt.find((card) => !cards.includes(card))
  if (missing !== undefined) return `${name(missing)} lies nowhere`
  for (const board of p.boards) {
    const flaw = boardFlaw(box, board, name)
    if (flaw !== undefined) return flaw
  }
  return undefined
}

function boardFlaw(box: Box, board: Board, name: (card: number) => string): string | undefined {
  const { cards, pile, grey, stations } = board
  const own = nameOf(board)
  if (pile.length > stations)
    return `${own} has scored ${pile.length} cards with ${stations} stations built`
  const misplaced = cards.findIndex((card, slot) => card >= 0 && box.actions[card]?.pair !== slot)
  if (misplaced >= 0)
    return `${name(cards[misplaced] ?? -1)} does not belong into slot ${misplaced} of ${own}`
  const bare = cards.findIndex((card, slot) => card < 0 && ((grey >> slot) & 1) === 1)
  return bare < 0 ? undefined : `slot ${bare} of ${own} is empty and shows a grey side`
}
