import { describe, expect, it } from 'vitest'
import { rarely } from '../../src/kit/rarely.ts'
import { manualClock } from './manualClock.ts'

describe('what is done rarely', () => {
  const counted = () => {
    const clock = manualClock()
    let done = 0
    const act = rarely(clock, 400, () => (done += 1))
    return { clock, act, done: () => done }
  }

  it('is done at once, then once for all that is asked for within its time', () => {
    const { clock, act, done } = counted()
    act.ask()
    expect(done()).toBe(1)
    for (let n = 0; n < 20; n++) act.ask()
    expect(done()).toBe(1)
    clock.advance(400)
    expect(done()).toBe(2)
    clock.advance(1000)
    expect(done()).toBe(2)
    act.ask()
    expect(done()).toBe(3)
  })

  it('is not done any more once stopped', () => {
    const { clock, act, done } = counted()
    act.ask()
    act.ask()
    act.stop()
    clock.advance(1000)
    expect(done()).toBe(1)
  })
})
