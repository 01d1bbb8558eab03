import { describe, expect, it } from 'vitest'
import { tableReasons, tableSection } from '../../src/match/refusals.ts'
import { tableRefusal } from '../../src/match/text/en.ts'

describe('what the table says', () => {
  it('is a sentence of its own for every refusal of the table', () => {
    const sentences = tableReasons.map((reason) =>
      tableRefusal({ reason, section: tableSection, amounts: {} }),
    )
    expect(new Set(sentences).size).toBe(tableReasons.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/)
  })

  it('is nothing about a refusal by the rules', () => {
    expect(tableRefusal({ reason: 'over', section: 'End of game', amounts: {} })).toBeUndefined()
    expect(tableRefusal({ reason: 'x', section: tableSection, amounts: {} })).toBeUndefined()
  })
})
