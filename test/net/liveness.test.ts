import { describe, expect, it } from 'vitest'
import { makeRateLimit } from '../../src/kit/rateLimit.ts'
import type { Sitter } from '../../src/match/table.ts'
import {
  arriveWithin,
  awaitedPresence,
  everyPing,
  isMissing,
  makePulse,
  nextHost,
  pingEvery,
  quietAfter,
  takeoverPatience,
} from '../../src/net/protocol/liveness.ts'
import type { GameTypes } from '../../src/rules/game.ts'
import { type Journal, tableOf } from '../../src/rules/journal.ts'
import { beginJournal, extend } from '../../src/rules/replay.ts'
import { setupFor, sound } from '../journals.ts'
import { manualClock } from '../kit/manualClock.ts'
import { waybills } from '../waybills/waybills.ts'

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

describe('someone whom a new host expects', () => {
  const at = (...ages: readonly number[]) => ages.map((age) => awaitedPresence(age, false))

  it('is taken for here, then for quiet, and at last for absent', () => {
    expect(at(0, quietAfter - 1, quietAfter, arriveWithin - 1, arriveWithin)).toEqual([
      'here',
      'here',
      'quiet',
      'quiet',
      'absent',
    ])
  })

  it('is quiet from the start for a host that has come back itself', () => {
    expect(awaitedPresence(0, true)).toBe('quiet')
    expect(awaitedPresence(arriveWithin, true)).toBe('absent')
  })
})

describe('a pulse', () => {
  it('is quiet after three seconds of silence and absent after six', () => {
    expect(listenFor(7, [])).toEqual(['here', 'here', 'quiet', 'quiet', 'quiet', 'absent', 'absent'])
  })

  it('is here again with the next thing heard', () => {
    expect(listenFor(9, [8])).toEqual(['here', 'here', 'quiet', 'quiet', 'quiet', 'absent', 'absent', 'here', 'here'])
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

const sitter = (more: Partial<Sitter>): Sitter => ({ kind: 'person', mine: false, present: true, ...more })

describe('a host', () => {
  it('misses anyone who can’t be heard, even if others can', () => {
    expect(isMissing(sitter({ present: false }))).toBe(true)
    expect(isMissing(sitter({ kind: 'bot', standIn: true }))).toBe(true)
    for (const one of [sitter({}), sitter({ mine: true }), sitter({ kind: 'bot' })]) expect(isMissing(one)).toBe(false)
    expect(isMissing(sitter({ kind: 'open', present: false }))).toBe(false)
  })
})

describe('the patience of six guests of a lost host', () => {
  const seats = 6
  const keyOf = (seat: number) => `key ${seat}`
  const setup = { ...setupFor(waybills, seats, {}), key: keyOf(0) }
  let journal: Journal = sound(beginJournal<GameTypes>(waybills, setup)).journal
  for (let seat = 0; seat < seats; seat++) {
    const body = { type: 'seat', seat, kind: 'person', key: keyOf(seat) } as const
    journal = sound(extend<GameTypes>(waybills, journal, 'host', body)).journal
  }
  const patience = (seat: number, absent: readonly number[] = []) =>
    takeoverPatience(tableOf(journal), keyOf(seat), absent)

  it('lasts longer the later they sat down, and 25 s for the lost host itself', () => {
    const all = [1, 2, 3, 4, 5].map((seat) => patience(seat))
    expect(all).toEqual([15_000, 17_000, 19_000, 21_000, 23_000])
    expect(patience(0)).toBe(25_000)
  })

  it('is not wasted on those who were away before', () => {
    expect(patience(4, [1, 2])).toBe(17_000)
    expect(patience(5, [1, 2, 3, 4])).toBe(15_000)
  })

  it('tells them who is next and when, and passes over one who doesn’t come forward', () => {
    const next = (silence: number, absent: readonly number[] = []) =>
      nextHost(tableOf(journal), keyOf(5), absent, silence)
    expect(next(3000)).toEqual({ by: 1, in: 12_000 })
    expect(next(3000, [1])).toEqual({ by: 2, in: 12_000 })
    expect(next(20_000)).toEqual({ by: 1, in: 0 })
    expect(next(22_000)).toEqual({ by: 2, in: 0 })
    expect(next(60_000)).toEqual({ by: 5, in: 0 })
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
    const allowed = (tries: number) => Array.from({ length: tries }, () => allow(1)).filter(Boolean).length
    expect(allowed(500)).toBe(120)
    expect(allowed(500)).toBe(0)
    clock.advance(1000)
    expect(allowed(500)).toBe(40)
    clock.advance(60_000)
    expect(allowed(500)).toBe(120)
  })
})
