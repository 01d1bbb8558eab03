import { describe, expect, it } from 'vitest'
import type { PageProblem } from '../../src/overlay/pageProblem.ts'
import { en } from '../../src/overlay/text/en.ts'
import { problemReasons } from '../../src/rules/journal.ts'

const problems: readonly PageProblem[] = [
  ...(['length', 'character', 'checksum'] as const).map(
    (why) => ({ type: 'mistyped', text: 'ABC', why }) as const,
  ),
  ...(
    [
      'noSuchRoom',
      'signallingDown',
      'timeout',
      'noPath',
      'refused',
      'unsupported',
      'cancelled',
    ] as const
  ).map((why) => ({ type: 'dial', why }) as const),
  ...(['full', 'version', 'edition', 'seat', 'other'] as const).map(
    (why) => ({ type: 'refused', why }) as const,
  ),
  { type: 'unknown' },
  { type: 'noFile' },
  { type: 'elsewhere' },
  { type: 'closed' },
  { type: 'load' },
]

describe('the page’s own English', () => {
  it.each(problems)('says what is wrong with $type $why in whole sentences', (problem) => {
    expect(en.problem.title(problem)).toMatch(/^[A-Z].+[^.]$/)
    expect(en.problem.text(problem)).toMatch(/^.{20,}[.]$/)
  })

  it('repeats the mistyped code', () => {
    expect(en.problem.text({ type: 'mistyped', text: 'ABC', why: 'length' })).toContain('«ABC»')
  })

  it.each(problemReasons)('says what %s means in a match file, and where', (reason) => {
    const problem = { reason, entry: 12, field: 'body.move', detail: 'x' }
    const text = en.problem.text({ type: 'match', problem })
    expect(text).toMatch(/^[A-Z].*\. It is line 12 of the match, at «body\.move»\.$/)
    expect(en.problem.text({ type: 'match', problem: { reason } })).not.toMatch(
      /It is line|undefined/,
    )
  })

  it.each([
    [0, '0'],
    [0.5, '½'],
    [3, '3'],
    [12.5, '12½'],
  ])('writes %d points as %s', (points, text) => {
    expect(en.reckoning.number(points)).toBe(text)
  })
})
