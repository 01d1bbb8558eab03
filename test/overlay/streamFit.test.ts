import { describe, expect, it } from 'vitest'
import { columnsFor } from '../../src/overlay/stream/look.ts'
import { bestPrint } from '../../src/overlay/stream/widgets.tsx'

describe('the panels of a stream', () => {
  it('are printed as large as their words fit, and never below 28 pixels', () => {
    expect(bestPrint(1, () => true).size).toBe(1)
    expect(bestPrint(1, ({ size }) => size < 0.85).size).toBe(0.8)
    expect(Math.round(44 * bestPrint(1, () => false).size)).toBe(28)
  })

  it('are printed smaller rather than shorter, and lose whole sentences from the end', () => {
    expect(bestPrint(2, ({ size }) => size < 0.7)).toEqual({ size: 0.64, sentences: 2 })
    expect(bestPrint(2, ({ sentences }) => sentences < 2)).toEqual({ size: 1, sentences: 1 })
    expect(bestPrint(2, () => false)).toEqual({ size: 0.64, sentences: 1 })
  })

  it('stand in two rows at most', () => {
    expect([1, 2, 3, 4, 5, 6].map(columnsFor)).toEqual([2, 2, 3, 2, 3, 3])
    expect([1, 2, 3, 4, 5, 6].map((seats) => Math.ceil(seats / columnsFor(seats)))).toEqual([1, 1, 1, 2, 2, 2])
  })
})
