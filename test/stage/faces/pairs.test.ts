import { describe, expect, it } from 'vitest'
import { pairsOf } from './pairs.ts'

describe('rows of choices', () => {
  it('let any two choices from different lists meet', () => {
    const lengths = [9, 6, 3, 3, 2]
    const rows = pairsOf(lengths)
    const missing = lengths.flatMap((some, i) =>
      lengths
        .slice(i + 1)
        .flatMap((others, more) =>
          Array.from({ length: some * others }, (_, at) => [at % some, Math.floor(at / some)] as const).filter(
            ([a, b]) => !rows.some((row) => row[i] === a && row[i + 1 + more] === b),
          ),
        ),
    )
    expect(missing).toEqual([])
    expect(rows.every((row) => row.length === lengths.length)).toBe(true)
  })

  it('are not many more than the two longest lists ask for', () => {
    expect(pairsOf([9, 6, 3, 3, 2]).length).toBeLessThan(9 * 6 * 1.2)
    expect(pairsOf([4, 1]).length).toBe(4)
  })
})
