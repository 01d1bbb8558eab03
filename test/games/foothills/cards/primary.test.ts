import { describe, expect, it } from 'vitest'
import { type Letter, letters } from '../../../../src/games/foothills/content/edition.ts'
import type { BoardSpec } from '../lay.ts'
import { at, box } from '../table.ts'

/** The first offers of each primary action, with supplies that allow it. */
const offers: Record<Letter, { readonly supply: NonNullable<BoardSpec['supply']>; moves: string[] }> = {
  A: { supply: {}, moves: ['take iron', 'take stone'] },
  B: { supply: {}, moves: ['dig I', 'dig II', 'dig IV', 'dig VII', 'dig VIII'] },
  C: {
    supply: { iron: 2, rubble: 2 },
    moves: ['lay V-2', 'trade 2 rubble for 1 stone from yard', 'trade 2 rubble for 1 stone from bag'],
  },
  D: { supply: { stone: 1, rubble: 1 }, moves: ['build V-2'] },
  E: { supply: {}, moves: ['I-1', 'II-1', 'III/IV-1', 'V-1', 'VII-1', 'VIII-1', 'the pub'].map((to) => `go to ${to}`) },
}

const names = { A: 'Stockyard', B: 'Excavation', C: 'Track & Trade', D: 'Station', E: 'Surveyor' }
const pairs = { A: 'C', B: 'D', C: 'E', D: 'A', E: 'B' }

const cards = box.actions.map((card) => ({ ...card, letter: letters[card.pair] ?? 'A' }))

describe.each(cards)('the golden side of $id', ({ id, letter, golden, grey }) => {
  // “All primary actions of each type are identical, whereas the corresponding secondary actions are all different.”
  // § 55, 68, 69, 72
  it(`is the primary action of type ${letter}, with ${pairs[letter]} on the back`, () => {
    expect(id.startsWith(letter)).toBe(true)
    expect(golden).toMatchObject({ letter, name: names[letter] })
    expect(grey.letter).toBe(pairs[letter])
  })

  it('offers what its type offers, and turns grey', () => {
    const { supply, moves } = offers[letter]
    const table = at({
      clear: ['V-2'],
      rubble: { 'V-3': letter === 'B' ? 0 : 3 },
      built: letter === 'E' ? { 'V-3': ['blue'] } : {},
      blue: { supply, cards: { [letter]: id } },
    })
    table.play(`select ${id}`)
    expect(table.moves()).toEqual(moves)
    while (table.asked() === 'blue') table.play(table.can('done') ? 'done' : (table.moves().at(0) ?? ''))
    expect(table.cards('blue')).toContain(`${id} grey`)
  })
})

describe('the grey sides', () => {
  // § 69
  it('are all different', () => {
    expect(new Set(box.actions.map(({ grey }) => grey.name)).size).toBe(25)
    expect(new Set(box.actions.map(({ grey }) => JSON.stringify(grey.verbs))).size).toBe(25)
  })

  it('belong to one blue, one green and three neutral cards of each letter', () => {
    for (const letter of letters) {
      const own = cards.filter((card) => card.letter === letter)
      expect(own.map(({ colour }) => colour).toSorted()).toEqual(['blue', 'green', 'neutral', 'neutral', 'neutral'])
    }
  })

  it('score in all five ways among those of each colour', () => {
    for (const colour of ['blue', 'green']) {
      const own = cards.filter((card) => card.colour === colour)
      expect(new Set(own.map(({ scoring }) => scoring)).size).toBe(5)
    }
  })
})
