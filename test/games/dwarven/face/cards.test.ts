import { expect, it } from 'vitest'
import { gridFor } from '../../../../src/games/dwarven/face/grid.ts'
import { faceShapes, namesFor } from '../../../../src/games/dwarven/face/pieces/cards.ts'
import { cardName, tableOf } from '../../../../src/games/dwarven/face/table.ts'
import { paintedBy, textsIn } from '../../../stage/faces/seen.ts'
import { game, middle, words } from '../said.ts'
import { captions } from './captions.ts'

const phone = gridFor({ w: 390, h: 844 }, 2)
const table = tableOf(game.box, middle, phone, { seat: 0, picked: [], next: [] }, captions, words)
/** A card of a row that is full, in layout pixels. */
const small = { w: 46, h: 103 }
/** The edge of a card that can be taken, which is lit, in layout pixels. */
const edge = 4

/** The left and right ends of a card's name; none if it is left out. */
function endsOf(card: number): readonly number[] {
  const names = namesFor(cardName(table, card))
  const art = { key: `${card}`, ...small, draw: () => faceShapes(table, card, small) }
  const seen = paintedBy([{ id: `card:${card}`, x: 0, y: 0, ...small, depth: 0, art }], (shapes) => shapes)
  return textsIn(seen)
    .filter(({ shape: { text } }) => names.includes(text))
    .flatMap(({ box }) => [box.x, box.x + box.w])
}

it('has its name clear of its lit edges on a phone', () => {
  const ends = game.box.cards.flatMap((one, card) => (one ? [endsOf(card)] : []))
  expect(ends.flat().length).toBeGreaterThan(50)
  for (const [left = edge, right = edge] of ends) {
    expect(left).toBeGreaterThanOrEqual(edge)
    expect(right).toBeLessThanOrEqual(small.w - edge)
  }
})
