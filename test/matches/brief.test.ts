import { describe, expect, it } from 'vitest'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { need } from '../../src/kit/assert.ts'
import { readBrief, writeBrief } from '../../src/rules/brief.ts'
import { randomJournal, sound } from '../journals.ts'

const game = foothills(builtIn)
const journals = Array.from({ length: 12 }, (_, seed) => randomJournal(game, 2, {}, seed, { undo: 12, seated: true }))

describe('a finished Foothills as a brief', () => {
  it('comes back whole', () => {
    for (const journal of journals.slice(0, 3)) {
      const again = sound(readBrief(game, writeBrief(game, journal))).journal
      expect(again.entries).toEqual(journal.entries)
    }
  })

  it('has far fewer than 2,000 letters', () => {
    const lengths = journals.map((journal) => writeBrief(game, journal).length)
    expect(need(lengths.sort((a, b) => a - b).at(-1), 'the longest')).toBeLessThan(1000)
  })
})
