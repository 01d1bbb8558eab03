import type { Drawable, Odds, Playtest } from '../../../rules/playtest.ts'
import { type Box, cardIn } from '../box.ts'
import { intentionsOf, isOwn } from '../intentions.ts'
import { boardOf, type Position } from '../position.ts'
import { cardName } from '../text/names.ts'
import type { Types } from '../types.ts'
import * as english from '../words/en/index.ts'
import { meaningOf } from './meanings.ts'
import { scenarios } from './scenarios.ts'

/** The built-in edition as it is written, with sources and notes. */
export { default as content } from '../content/content.json'

/** The tools Dwarven Rails offers testers. */
export const playtest = (box: Box): Playtest<Types> => ({
  intentions: (p) => intentionsOf(box, p),
  isOwn,
  meaning: (p, path, value) => meaningOf(box, p, path, value),
  odds: (p) => oddsOf(box, p),
  things: (p) => thingsOf(box, p),
  scenarios,
})

const kinds = {
  mine: 'a mine',
  transport: 'a hauler',
  person: 'a surveyor or an agent',
  event: 'an event',
  storm: 'a snowstorm',
  passenger: 'a ticket',
} as const

const kindNames = Object.keys(kinds).filter((kind): kind is keyof typeof kinds => kind in kinds)

/** The odds for the next card from the deck. */
function oddsOf(box: Box, p: Position): readonly Odds[] {
  const all = p.deck.length
  if (all === 0) return [{ what: 'the next card is one of those under the deck', share: 1 }]
  return kindNames.flatMap((kind) => {
    const count = p.deck.filter((card) => cardIn(box, card).kind === kind).length
    return count === 0 ? [] : [{ what: `the next card is ${kinds[kind]}`, count, share: count / all }]
  })
}

const faces = [1, 2, 3, 4, 5, 6] as const

/** Cards that may be drawn and faces of the dice; a die comes for each seat that works mines. */
function thingsOf(box: Box, p: Position): readonly Drawable[] {
  const working = p.boards.filter((_, seat) => boardOf(p, seat).mines.some((mine) => p.working.includes(mine))).length
  return [
    ...p.deck.map((card) => ({ id: `card ${card}`, name: cardName(english, box, card), count: 1 })),
    ...faces.map((face) => ({ id: `die ${face}`, name: `a die for mines: ${face}`, count: working, among: 'die' })),
    ...faces.map((face) => ({ id: `market ${face}`, name: `the market’s die: ${face}`, count: 1, among: 'market' })),
  ]
}
