import type { Guide } from '../../rules/guide.ts'
import type { Box } from './box.ts'
import { intentionsOf, isOwn } from './intentions.ts'
import type { Intention } from './moves.ts'
import type { Position } from './position.ts'
import { cardName, segmentName } from './text/names.ts'
import type { Locale } from './text/words.ts'
import type { Types } from './types.ts'

/** Dwarven Rails’ additions for someone who asks what they can do, in the language spoken. */
export const guideIn = (text: () => Locale, box: Box): Guide<Types> => ({
  intentions: (p, seat) => intentionsOf(box, p).filter((one) => isOwn(p, seat, one)),
  deed: ({ type }) => text().moves.brief[type],
  thing: (p, intention) => thingText(text(), box, p, intention),
  // Labels say already what a move costs or brings.
  brings: () => '',
})

/** The segment or the card that an intention is about. */
function thingText(t: Locale, box: Box, p: Position, one: Intention): string {
  if ('segment' in one && one.segment !== undefined) return segmentName(t, box, p, one.segment)
  const [track] = one.type === 'pay' ? (one.segments ?? []) : []
  if (track !== undefined) return segmentName(t, box, p, track)
  const [card] = cardsOf(one)
  if (card === 0) return t.about.deck.title
  return card === undefined ? '' : cardName(t, box, card)
}

function cardsOf(one: Intention): readonly number[] {
  switch (one.type) {
    case 'prospect':
    case 'auction':
    case 'recall':
    case 'release':
      return one.card === undefined ? [] : [one.card]
    case 'strike':
    case 'read':
    case 'ship':
      return one.mine === undefined ? [] : [one.mine]
    case 'tranship':
      return one.from === undefined ? [] : [one.from]
    case 'pay':
      return one.cards ?? []
    case 'operate':
      return one.mines ?? []
    case 'clear':
      return one.transports ?? []
    default:
      return []
  }
}
