import { describe, expect, it } from 'vitest'
import { largest } from '../../src/overlay/stream/fit.ts'
import { columnsFor } from '../../src/overlay/stream/look.ts'

describe('the panels of a stream', () => {
  it('are printed as large as their words fit, and never below 28 pixels', () => {
    expect(largest(() => true)).toBe(1)
    expect(largest((size) => size < 0.85)).toBe(0.8)
    expect(Math.round(44 * largest(() => false))).toBe(28)
  })

  it('stand in two rows at most', () => {
    expect([1, 2, 3, 4, 5, 6].map(columnsFor)).toEqual([2, 2, 3, 2, 3, 3])
    expect([1, 2, 3, 4, 5, 6].map((seats) => Math.ceil(seats / columnsFor(seats)))).toEqual([
      ...[1, 1, 1, 2, 2, 2],
    ])
  })
})
