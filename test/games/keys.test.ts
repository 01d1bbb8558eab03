import { describe, expect, it } from 'vitest'
import { metro } from '../../src/games/metro/index.ts'
import { randomJournal } from '../journals.ts'
import { game as foothills } from './foothills/table.ts'

/** Every string in a value. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

describe('the journal of a match', () => {
  it.each([
    ['Foothills', randomJournal(foothills, 2, {}, 5).entries],
    ['Metro', randomJournal(metro, 4, {}, 5).entries],
  ])('of %s holds keys and amounts, and no sentence', (_, entries) => {
    const strings = stringsIn(entries)
    expect(strings.length).toBeGreaterThan(100)
    expect(strings.filter((text) => /\s/.test(text))).toEqual([])
  })
})
