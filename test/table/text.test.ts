import { describe, expect, it } from 'vitest'
import { problemReasons } from '../../src/rules/journal.ts'
import { tableReasons, tableSection } from '../../src/table/refusals.ts'
import { problemText, tableRefusal } from '../../src/table/text/en.ts'

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

  it('is a sentence of its own for everything that can be wrong with a match', () => {
    const sentences = problemReasons.map((reason) => problemText({ reason }))
    expect(new Set(sentences).size).toBe(problemReasons.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/)
  })

  it('says where, and what is still good', () => {
    expect(problemText({ reason: 'badField', entry: 7, field: 'chance', detail: '"x"' })).toBe(
      'Something in this match cannot be read. The field «chance» of entry 7 is at fault. Found: "x". Entries 0 to 6 are good.',
    )
    expect(problemText({ reason: 'wrongHash', entry: 1 })).toBe(
      'This match was changed after it was written. Entry 1 is at fault. Entries 0 to 0 are good.',
    )
    expect(problemText({ reason: 'badField', field: 'hash' })).toBe(
      'Something in this match cannot be read. The field «hash» is wrong.',
    )
    expect(problemText({ reason: 'noSetup', entry: 0 })).not.toContain('good')
  })
})
