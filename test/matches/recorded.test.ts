import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { goals } from './goals/index.ts'
import { filesOf, missingIn, readRecorded, textOf } from './recorded.ts'

/**
 * Matches that strong bots have played. If something is no longer reached, such as a card that is new,
 * `npx tsx test/matches/record.ts` records others.
 */
describe.each(Object.keys(goals))('the recorded matches of %s', async (title) => {
  const wanted = need(goals[title], 'goals')
  const matches = await readRecorded(title, wanted)

  it('are at least fifty, and small', () => {
    expect(matches.length).toBeGreaterThanOrEqual(50)
    const sizes = filesOf(title).map((file) => textOf(title, file).length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000)
  })

  it('reach everything between them', () => {
    expect(missingIn(wanted, matches)).toEqual([])
  })

  it('are all needed: without any one, something is left', () => {
    const spare = matches.filter(
      (one) =>
        missingIn(
          wanted,
          matches.filter((other) => other !== one),
        ).length === 0,
    )
    expect(spare.map(({ file }) => file)).toEqual([])
  })
})
