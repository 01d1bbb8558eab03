import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../src/overlay/table/log.ts'
import { newsOf } from '../../src/overlay/table/turnNews.ts'

const lines = (...texts: string[]): readonly LogLine[] =>
  texts.map((text, seq) => ({ key: text, seq, seat: 0, text, played: true }))

describe('screen reader news', () => {
  const first = newsOf(undefined, lines('A.'), 0, false)

  it('is nothing at first', () => {
    expect(first.said).toBe('')
  })

  it('waits for the end of a turn, also while something is drawn in it', () => {
    const then = newsOf(first, lines('A.', 'B.'), 0, false)
    expect(newsOf(then, lines('A.', 'B.', 'C.'), undefined, false).said).toBe('')
  })

  it('is all of a turn at once when the next seat is asked, and stays until the next', () => {
    const all = lines('A.', 'B.', 'C.')
    const next = newsOf(newsOf(first, lines('A.', 'B.'), 0, false), all, 1, false)
    expect(next.said).toBe('B. C.')
    expect(newsOf(next, all, 1, false)).toBe(next)
    expect(newsOf(next, lines('A.', 'B.', 'C.', 'D.'), 0, false).said).toBe('D.')
  })

  it('comes with each choice of who plays alone, since no one else has a turn', () => {
    const drawn = newsOf(first, lines('A.', 'B.', 'C.'), undefined, false, true)
    expect(drawn.said).toBe('')
    const next = newsOf(drawn, lines('A.', 'B.', 'C.'), 0, false, true)
    expect(next.said).toBe('B. C.')
    expect(newsOf(next, lines('A.', 'B.', 'C.'), 0, false, true)).toBe(next)
  })

  it('tells the end of the match', () => {
    expect(newsOf(first, lines('A.', 'The end.'), undefined, true).said).toBe('The end.')
  })

  it('leaves out all but the last lines of a long absence', () => {
    const many = lines('A.', ...Array.from({ length: 30 }, (_, at) => `Line ${at}.`))
    const { said } = newsOf(first, many, 1, false)
    expect(said).toMatch(/^Line 22\..*Line 29\.$/)
  })
})
