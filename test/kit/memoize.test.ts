import { describe, expect, it } from 'vitest'
import { kept, memoizeLast, remembered } from '../../src/kit/memoize.ts'

it('makes something new only for another argument', () => {
  const made: (number | undefined)[] = []
  const double = memoizeLast((given: number | undefined) => {
    made.push(given)
    return (given ?? 0) * 2
  })
  expect([2, 2, undefined, undefined, 2].map(double)).toEqual([4, 4, 0, 0, 4])
  expect(made).toEqual([2, undefined, 2])
})

describe('a function that is remembered by its text', () => {
  it('is called once for each, also where it makes nothing', () => {
    const made: string[] = []
    const sizeOf = remembered((text) => {
      made.push(text)
      return text.length || undefined
    })
    expect(['abc', '', 'abc', ''].map(sizeOf)).toEqual([3, undefined, 3, undefined])
    expect(made).toEqual(['abc', ''])
  })

  it('is forgotten when there are too many', () => {
    const made: string[] = []
    const same = remembered((text) => {
      made.push(text)
      return text
    }, 2)
    for (const text of ['a', 'b', 'c', 'a']) same(text)
    expect(made).toEqual(['a', 'b', 'c', 'a'])
  })
})

it('makes something once of each object, also where it makes nothing', () => {
  const made: object[] = []
  const first = kept((of: readonly number[]) => {
    made.push(of)
    return of[0]
  })
  const [one, same, none] = [[1], [1], []]
  expect([one, same, none, one, none].map(first)).toEqual([1, 1, undefined, 1, undefined])
  expect(made).toEqual([one, same, none])
})
