import * as v from 'valibot'
import { localizedText } from '../../kit/language.ts'
import type { Guide } from '../../rules/guide.ts'
import type { Box } from './box.ts'
import { sidesOf } from './cards.ts'
import { intentionsOf, isOwn } from './intentions.ts'
import { type Intention, type Move, moveSchema } from './moves.ts'
import { boardOf, type Position, slotOf } from './position.ts'
import type { FoothillsWords } from './text/words.ts'
import { cardIn, isGrey, sideOf } from './turn.ts'
import type { Types } from './types.ts'

const text = localizedText({
  en: () => import('./words/en/guide.ts'),
  de: () => import('./words/de/guide.ts'),
  cy: () => import('./words/cy/guide.ts'),
})

/** Fetches what Foothills adds for someone who asks what they can do. */
export async function openGuide(box: Box, words: FoothillsWords): Promise<Guide<Types>> {
  await text.open()
  return {
    intentions: (p, seat) => intentionsOf(box, p).filter((one) => isOwn(p, seat, one)),
    deed: ({ type }) => text().deeds[type],
    thing: (p, intention) => thingText(box, words, p, intention),
    brings: (p, move) => bringsText(box, words, p, move),
  }
}

/** A whole move is named as its button would name it; where details are missing, its card or station is. */
function thingText(box: Box, words: FoothillsWords, p: Position, intention: Intention): string {
  const read = v.safeParse(moveSchema, intention)
  if (read.success) return words.move(p, read.output)
  if (intention.type === 'lay') return box.stations[intention.station ?? -1]?.name ?? ''
  const card = intention.type === 'score' ? box.actions[intention.card ?? -1] : undefined
  return card ? sidesOf(card) : ''
}

/** The verbs’ text for a card’s side or a place; other moves are told best by their effects. */
function bringsText(box: Box, { verbs }: FoothillsWords, p: Position, move: Move): string | undefined {
  const board = boardOf(p, p.seat)
  switch (move.type) {
    case 'select':
      return verbs(sideOf(box, board, slotOf(board, move.card)).verbs)
    case 'flip': {
      const slot = slotOf(board, move.card)
      const { golden, grey } = cardIn(box, board, slot)
      const next = isGrey(board, slot) ? golden : grey
      return `${next.name}: ${verbs(next.verbs)}`
    }
    case 'survey': {
      const action = box.stations[move.to]?.action
      return action && verbs(action)
    }
    default:
      return undefined
  }
}
