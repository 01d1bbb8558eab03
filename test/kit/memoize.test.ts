import { expect, it } from 'vitest'
import { memoizeLast } from '../../src/kit/memoize.ts'

it('makes something new only for another argument', () => {
  const made: (number | undefined)[] = []
  const double = memoizeLast((given: number | undefined) => {
    made.push(given)
    return (given ?? 0) * 2
  })
  expect([2, 2, undefined, undefined, 2].map(double)).toEqual([4, 4, 0, 0, 4])
  expect(made).toEqual([2, undefined, 2])
})
