import { describe, expect, it } from 'vitest'
import { tableReasons, tableSection } from '../../src/match/refusals.ts'
import { tableRefusal } from './english.ts'

describe('a refusal by the table', () => {
  it('has a sentence of its own for every reason', () => {
    const sentences = tableReasons.map((reason) => tableRefusal({ reason, section: tableSection, amounts: {} }))
    expect(new Set(sentences).size).toBe(tableReasons.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/)
  })

  it('leaves refusals by the rules to the title', () => {
    expect(tableRefusal({ reason: 'over', section: 'End of game', amounts: {} })).toBeUndefined()
    expect(tableRefusal({ reason: 'x', section: tableSection, amounts: {} })).toBeUndefined()
  })
})
