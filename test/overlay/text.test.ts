import { describe, expect, it } from 'vitest'
import { filled } from '../../src/kit/language.ts'
import { weakReasons } from '../../src/match/level.ts'
import { explained } from '../../src/overlay/screens/explained.ts'
import type { PageProblem } from '../../src/overlay/screens/pageProblem.ts'
import * as playOn from '../../src/overlay/words/en/playOn.ts'
import { problemReasons } from '../../src/rules/problem.ts'
import { halves } from '../../src/rules/words.ts'

const problems: readonly PageProblem[] = [
  ...(['length', 'character', 'checksum'] as const).map((why) => ({ type: 'mistyped', text: 'ABC', why }) as const),
  ...(['noSuchRoom', 'signallingDown', 'timeout', 'noPath', 'refused', 'unsupported', 'cancelled'] as const).map(
    (why) => ({ type: 'dial', why }) as const,
  ),
  ...(['full', 'version', 'edition', 'seat'] as const).map((why) => ({ type: 'refused', why }) as const),
  { type: 'unknown' },
  { type: 'noFile' },
  { type: 'elsewhere' },
  { type: 'closed' },
  { type: 'differs' },
  { type: 'load' },
]

const files = import.meta.glob(['../../src/overlay/words/en/*.ts', '!**/index.ts'], { eager: true })

/** Every string in a file of text that takes no parameters. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

describe('the page’s own English', () => {
  it.each(Object.entries(files))('is typeset as the house wants it: %s', (_, file) => {
    const wrong = stringsIn(file).filter((text) => /[«»"';]| …|\.\.\./.test(text))
    expect(wrong).toEqual([])
  })

  it.each(problems)('says what is wrong with $type $why in whole sentences', (problem) => {
    const { title, text } = explained(problem)
    expect(title).toMatch(/^[A-Z].+[^.]$/)
    expect(text).toMatch(/^.{20,}[.]$/)
  })

  it('repeats the mistyped code', () => {
    expect(explained({ type: 'mistyped', text: 'ABC', why: 'length' }).text).toContain('“ABC”')
  })

  it('says why a position is impossible', () => {
    const problem = { reason: 'badPosition', entry: 12, detail: 'no such card' } as const
    expect(explained({ type: 'match', problem }).text).toMatch(/impossible position: no such card\./)
  })

  it('tells a match that was declined from one that can’t be opened', () => {
    const titleOf = (reason: (typeof problemReasons)[number]) => explained({ type: 'match', problem: { reason } }).title
    expect(titleOf('playedBefore')).toBe(titleOf('leftUnread'))
    expect(titleOf('playedBefore')).not.toBe(titleOf('notJson'))
  })

  it.each(problemReasons)('says what %s means in a match file, and where', (reason) => {
    const problem = { reason, entry: 12, field: 'body.move', detail: 'x' }
    const { text } = explained({ type: 'match', problem })
    expect(text).toMatch(/^[A-Z].*\. Look at “body\.move” in move 12\.$/)
    expect(explained({ type: 'match', problem: { reason } }).text).not.toMatch(/Look at|undefined/)
  })

  it.each(weakReasons)('says in a sentence what %s means in a match that says less than a new one', (reason) => {
    for (const count of [1, 2]) expect(filled(playOn.weaknesses[reason], { count })).toMatch(/^[A-Z2].{20,}[.]$/)
  })

  it.each([
    [0, '0'],
    [0.5, '½'],
    [3, '3'],
    [12.5, '12½'],
  ])('writes %d points as %s', (points, text) => {
    expect(halves(points)).toBe(text)
  })
})
