import { filled } from '../../../kit/language.ts'
import type { Refusal } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Reason } from '../reasons.ts'
import { cardName, sentence } from './names.ts'
import type { Locale } from './words.ts'

const isReason = ({ refusals }: Locale, reason: string): reason is Reason => Object.hasOwn(refusals, reason)

/** The sentence for something that was refused. */
export const refusedText = (t: Locale, box: Box, { reason, amounts }: Refusal): string =>
  isReason(t, reason) ? sentence(filled(t.refusals[reason], factsOf(t, box, reason, amounts))) : t.title.refused

function factsOf(t: Locale, box: Box, reason: Reason, amounts: Refusal['amounts']) {
  const fact = (name: string) => Number(amounts[name] ?? 0)
  const role = reason === 'noAgent' ? 'agent' : 'surveyor'
  return {
    pawn: t.named.pawn[role]({ rating: fact('rating') }),
    rating: fact('rating'),
    need: fact('need'),
    most: fact('most'),
    strength: fact('strength'),
    way: fact('way'),
    die: fact('die'),
    cu: reason === 'lowBid' ? fact('need') : fact('have'),
    have: fact('have'),
    card: box.cards[fact('card')] ? cardName(t, box, fact('card')) : t.title.thatCard,
  }
}
