import { expect, it } from 'vitest'
import { stairOf } from '../../src/overlay/film/stairs.ts'

it('draws points as a stair from left to right, the most at the top', () => {
  expect(stairOf([0, 0, 5, 5, 10], 4, 10)).toBe('M0 100.00H50.00V50.00H100.00V0.00H100')
  expect(stairOf([3], 0, 3)).toBe('M0 0.00H100')
  expect(stairOf([undefined, undefined, 5, 10], 4, 10)).toBe('M50.00 50.00H75.00V0.00H100')
  expect(stairOf([undefined, undefined], 1, 10)).toBe('')
})
