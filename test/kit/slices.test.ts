import { describe, expect, it } from 'vitest'
import type { Clock } from '../../src/kit/clock.ts'
import { readAsking } from '../../src/kit/readAsking.ts'
import { atOnce, inSlices } from '../../src/kit/slices.ts'

/** Steps that take 5 ms each by this clock; the result is how many there were. */
function* steps(count: number, spend: () => void): Generator<void, number> {
  for (let at = 0; at < count; at++) {
    spend()
    yield
  }
  return count
}

/** A page whose work takes time by its own clock, and a person who is asked. */
function asking(answer: boolean) {
  let time = 0
  const asked: number[] = []
  const clock: Clock = {
    now: () => time,
    after(_, then) {
      queueMicrotask(then)
      return () => {}
    },
  }
  const reading = readAsking(clock, async () => {
    asked.push(time)
    return answer
  })
  return {
    asked,
    read: (count: number, lines = 1) =>
      reading(
        steps(count, () => (time += 5)),
        lines,
      ),
  }
}

describe('reading something that may be long', () => {
  it('asks nobody about a second of work', async () => {
    const { asked, read } = asking(false)
    expect(await read(190)).toBe(190)
    expect(asked).toEqual([])
  })

  it('asks once before it works for much more than a second, and goes on or not', async () => {
    const willing = asking(true)
    expect(await willing.read(900)).toBe(900)
    expect(willing.asked).toEqual([expect.closeTo(1000, -2)])
    const unwilling = asking(false)
    expect(await unwilling.read(900)).toBeUndefined()
    expect(unwilling.asked).toHaveLength(1)
  })

  it('asks before any work about more lines than anyone has played', async () => {
    const { asked, read } = asking(false)
    expect(await read(10, 2001)).toBeUndefined()
    expect(asked).toEqual([0])
    expect(await read(10, 2000)).toBe(10)
  })
})

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
