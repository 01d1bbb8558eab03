import { describe, expect, it } from 'vitest'
import { everyPing, makePulse, pingEvery } from '../../src/net/liveness.ts'
import { makeRateLimit } from '../../src/net/rateLimit.ts'
import { manualClock } from '../kit/manualClock.ts'

/** A pulse that is checked every second for this many seconds; returns what it said. */
function listenFor(seconds: number, heardAt: readonly number[]) {
  const clock = manualClock()
  const pulse = makePulse(clock)
  return Array.from({ length: seconds }, (_, second) => {
    clock.advance(pingEvery)
    if (heardAt.includes(second + 1)) pulse.heard()
    return pulse.tick()
  })
}

describe('a pulse', () => {
  it('is quiet after three seconds of silence and absent after six', () => {
    expect(listenFor(7, [])).toEqual([
      ...['here', 'here', 'quiet', 'quiet', 'quiet', 'absent', 'absent'],
    ])
  })

  it('is here again with the next thing heard', () => {
    expect(listenFor(9, [8])).toEqual([
      ...['here', 'here', 'quiet', 'quiet', 'quiet', 'absent', 'absent', 'here', 'here'],
    ])
  })

  it('does not mistake this browser’s own stall for silence', () => {
    const clock = manualClock()
    const pulse = makePulse(clock)
    clock.advance(pingEvery)
    expect(pulse.tick()).toBe('here')
    clock.advance(60 * pingEvery)
    expect(pulse.tick()).toBe('here')
    for (let n = 0; n < 4; n++) clock.advance(pingEvery)
    expect(pulse.tick()).not.toBe('absent')
    const after = Array.from({ length: 4 }, () => {
      clock.advance(pingEvery)
      return pulse.tick()
    })
    expect(after.at(-1)).toBe('absent')
  })
})

describe('everyPing', () => {
  it('calls once a second until it is stopped', () => {
    const clock = manualClock()
    let calls = 0
    const stop = everyPing(clock, () => calls++)
    clock.advance(5 * pingEvery)
    expect(calls).toBe(5)
    stop()
    clock.advance(5 * pingEvery)
    expect(calls).toBe(5)
  })

  it('may be stopped from within', () => {
    const clock = manualClock()
    let calls = 0
    const stop = everyPing(clock, () => {
      calls++
      stop()
    })
    clock.advance(5 * pingEvery)
    expect(calls).toBe(1)
  })
})

describe('the rate limit', () => {
  it('lets a burst through, then only a number per second', () => {
    const clock = manualClock()
    const allow = makeRateLimit(clock, { burst: 120, perSecond: 40 })
    const allowed = (tries: number) =>
      Array.from({ length: tries }, () => allow(1)).filter(Boolean).length
    expect(allowed(500)).toBe(120)
    expect(allowed(500)).toBe(0)
    clock.advance(1000)
    expect(allowed(500)).toBe(40)
    clock.advance(60_000)
    expect(allowed(500)).toBe(120)
  })
})
