import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRow, writeRow } from '../../src/kit/packedRow.ts'

const weights = [60, 3, 1]
const step = fc.oneof(
  fc
    .integer({ min: 1, max: 2 ** 32 })
    .chain((below) =>
      fc.record({
        type: fc.constant('pick' as const),
        below: fc.constant(below),
        value: fc.integer({ min: 0, max: below - 1 }),
      }),
    ),
  fc.record({ type: fc.constant('weigh' as const), value: fc.integer({ min: 0, max: 2 }) }),
)

describe('a row of numbers', () => {
  it('returns what was written, in order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const bytes = writeRow((row) => {
          for (const one of steps)
            if (one.type === 'pick') row.pick(one.below, one.value)
            else row.weigh(weights, one.value)
        })
        const row = readRow(bytes)
        for (const one of steps) {
          const found = one.type === 'pick' ? row.pick(one.below, 0) : row.weigh(weights, 0)
          expect(found).toBe(one.value)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('takes no more room than the odds of its numbers need', () => {
    const thousand = (fill: (row: Parameters<Parameters<typeof writeRow>[0]>[0]) => void) =>
      writeRow((row) => {
        for (let n = 0; n < 1000; n++) fill(row)
      }).length
    expect(thousand((row) => row.pick(1, 0))).toBe(1)
    expect(thousand((row) => row.pick(3, 2))).toBe(Math.ceil((1000 * Math.log2(3) + 1) / 8))
    const bits = Math.log2(64 / 60)
    expect(thousand((row) => row.weigh(weights, 0))).toBeLessThan((1000 * bits) / 8 + 3)
  })

  it('returns numbers within bounds past its end', () => {
    const row = readRow(new Uint8Array())
    expect(row.pick(7, 3)).toBe(0)
    expect(row.weigh(weights, 2)).toBe(0)
  })
})
