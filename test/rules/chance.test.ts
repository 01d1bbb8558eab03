import { describe, expect, it } from 'vitest'
import { type Draw, fastDraw, streamOf } from '../../src/rules/chance.ts'

const hex = (n: number) => n.toString(16).padStart(32, '0')
const makers: readonly (readonly [string, (seed: number) => Draw])[] = [
  ['a fast generator', fastDraw],
  ['the stream of a chance entry', (seed) => streamOf(hex(seed))],
]

describe.each(makers)('%s', (_, make) => {
  it('gives the same draws for the same seed', () => {
    const [a, b] = [make(7), make(7)]
    for (let i = 0; i < 50; i++) expect(a(1000)).toBe(b(1000))
  })

  it('stays below its limit and reaches every number', () => {
    const draw = make(3)
    const seen = new Set(Array.from({ length: 400 }, () => draw(6)))
    expect([...seen].toSorted()).toEqual([0, 1, 2, 3, 4, 5])
  })

  // Chi-squared with 9 degrees of freedom exceeds 35 once in twenty thousand runs.
  it.each([0, 1, 2, 5])('is even over neighbouring seeds, %i draws in', (before) => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (let seed = 0; seed < 1000; seed++) {
      const draw = make(seed)
      for (let i = 0; i < before; i++) draw(3)
      const drawn = draw(10)
      counts[drawn] = (counts[drawn] ?? 0) + 1
    }
    const chi = counts.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0)
    expect(chi).toBeLessThan(35)
  })
})
