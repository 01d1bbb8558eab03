import { describe, expect, it } from 'vitest'
import type { Clock } from '../../src/kit/clock.ts'
import { atOnce, inSlices } from '../../src/kit/slices.ts'

/** Steps that take 5 ms each by this clock; the result is how many there were. */
function* steps(count: number, spend: () => void): Generator<void, number> {
  for (let at = 0; at < count; at++) {
    spend()
    yield
  }
  return count
}

describe('work in slices', () => {
  it('lets the page have its turn after a few milliseconds, and ends with the same result', async () => {
    let time = 0
    let turns = 0
    const clock: Clock = {
      now: () => time,
      after(_, then) {
        turns++
        queueMicrotask(then)
        return () => {}
      },
    }
    const work = () => steps(30, () => (time += 5))
    expect(await inSlices(clock, work())).toBe(30)
    expect(turns).toBeGreaterThan(9)
    expect(atOnce(work())).toBe(30)
  })

  it('fails as the work does', async () => {
    const clock: Clock = {
      now: () => 0,
      after(_, then) {
        queueMicrotask(then)
        return () => {}
      },
    }
    const work = steps(3, () => {
      throw new Error('no more')
    })
    await expect(inSlices(clock, work)).rejects.toThrow('no more')
  })
})
