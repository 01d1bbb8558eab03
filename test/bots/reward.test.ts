import { describe, expect, it } from 'vitest'
import { judge } from '../../src/bots/reward.ts'
import { tiny } from '../tiny/tiny.ts'

/** The worth to each seat of a position in which the seats have so many points. */
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

  it('grows evenly with the points alone, however many there are, and is the same at the end', () => {
    const well = [0, 40, 80, 120].map((points) => judged([points]).merits[0] ?? 0)
    for (const [at, one] of well.entries()) if (at > 0) expect(one - (well[at - 1] ?? 0)).toBeCloseTo(0.2)
    const over = { ...tiny, outcome: () => ({ seats: [{ lines: [], total: 40 }], winners: [0] }) }
    const end = judge(over, { worth: () => [0] }, tiny.setup(1, { wagons: 20 }))
    expect(end.merits[0]).toBe(well[1])
  })
})
