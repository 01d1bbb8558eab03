import { describe, expect, it } from 'vitest'
import { judge } from '../../src/bots/reward.ts'
import { tiny } from '../tiny/tiny.ts'

/** What a position in which the seats have so many points is worth to each. */
function judged(points: readonly number[]) {
  const mind = { worth: () => points }
  return judge(tiny, mind, tiny.setup(2, { wagons: 20 }))
}

describe('what a seat is thought to do well', () => {
  it('is its chance to win, between two', () => {
    const { chances, merits } = judged([7, 3])
    expect(merits).toEqual(chances)
  })

  it('among several counts everyone it is ahead of, the winner or not', () => {
    const [winner = 0, second = 0, third = 0, last = 0] = judged([90, 30, 20, 10]).merits
    expect(winner).toBeGreaterThan(0.99)
    expect(second).toBeGreaterThan(third + 0.1)
    expect(third).toBeGreaterThan(last + 0.1)
  })

  it('leaves the second of several no chance to win against a sure winner', () => {
    expect(judged([90, 30, 20, 10]).chances[1]).toBeLessThan(0.01)
  })
})
