import { expect, it } from 'vitest'
import { gridFor } from '../../../../src/games/dwarven/face/grid.ts'
import { faceShapes, namesFor } from '../../../../src/games/dwarven/face/pieces/cards.ts'
import { cardName, tableOf } from '../../../../src/games/dwarven/face/table.ts'
import type { Shape } from '../../../../src/stage/art/shape.ts'
import { widthOf } from '../../../../src/stage/art/textWidth.ts'
import { game, middle, words } from '../said.ts'
import { captions } from './captions.ts'

const phone = gridFor({ w: 390, h: 844 }, 2)
const table = tableOf(game.box, middle, phone, { seat: 0, picked: [], next: [] }, captions, words)
/** A card of a row that is full, in layout pixels. */
const small = { w: 46, h: 103 }
/** The edge of a card that can be taken, which is lit, in layout pixels. */
const edge = 4

/** The left and right ends of a name among shapes. */
function endsOf(names: readonly string[], shapes: readonly Shape[]): readonly number[] {
  return shapes.flatMap((shape) => {
    if (shape.type !== 'group') return []
    const [inner] = shape.shapes
    if (inner?.type !== 'text' || !names.includes(inner.text)) return []
    const [squeeze] = Array.isArray(shape.scale) ? shape.scale : [1]
    return [shape.x, shape.x + widthOf(inner.text, inner) * squeeze]
  })
}

it('has its name clear of its lit edges on a phone', () => {
  const cards = game.box.cards.flatMap((one, card) => (one ? [card] : []))
  const ends = cards.map((card) => endsOf(namesFor(cardName(table, card)), faceShapes(table, card, small)))
  expect(ends.flat().length).toBeGreaterThan(50)
  for (const [left = edge, right = edge] of ends) {
    expect(left).toBeGreaterThanOrEqual(edge)
    expect(right).toBeLessThanOrEqual(small.w - edge)
  }
})
