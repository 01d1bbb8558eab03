import { describe, expect, it, vi } from 'vitest'
import { guestProblem, isFinal, isPassing } from '../../src/app/visit/guestProblem.ts'
import { holdRoom, tabMemory } from '../../src/app/windows.ts'
import { byes } from '../../src/net/protocol/protocol.ts'
import { manualClock } from '../kit/manualClock.ts'

describe('a room in two windows', () => {
  const ask = { take: false, lost: () => {} }

  /** Claims a room, giving other windows time to answer but no more than they have. */
  async function held(code: string) {
    const clock = manualClock()
    const asking = holdRoom(code, clock, ask)
    const passing = setInterval(() => clock.advance(1), 1)
    const holding = await asking
    clearInterval(passing)
    return holding
  }

  it('waits for no answer where the browser’s locks say that nobody is there', async () => {
    const names = new Set<string>()
    vi.stubGlobal('navigator', {
      locks: {
        query: async () => ({ held: [...names].map((name) => ({ name })) }),
        async request(name: string, _: unknown, hold: () => Promise<void>) {
          names.add(name)
          await hold()
          names.delete(name)
        },
      },
    })
    const clock = manualClock()
    const first = await holdRoom('ROOM-C', clock, ask)
    expect(first.elsewhere).toBe(false)
    expect((await holdRoom('ROOM-C', clock, ask)).elsewhere).toBe(true)
    first.release()
    await Promise.resolve()
    const second = await holdRoom('ROOM-C', clock, ask)
    expect(second.elsewhere).toBe(false)
    second.release()
    vi.unstubAllGlobals()
  })

  it('is held by the first window', async () => {
    const first = await held('ROOM-A')
    expect(first.elsewhere).toBe(false)
    const second = await held('ROOM-A')
    expect(second.elsewhere).toBe(true)
    first.release()
    second.release()
  })

  it('is free again when the first window is gone', async () => {
    const first = await held('ROOM-B')
    first.release()
    const second = await held('ROOM-B')
    expect(second.elsewhere).toBe(false)
    second.release()
  })

  it('is unknown to a second window if storage is forbidden', () => {
    tabMemory.write('ROOM', 'secret')
    expect(tabMemory.read('ROOM')).toBeUndefined()
  })
})

describe('a guest’s problem', () => {
  it.each(byes)('has words for “%s”', (why) => {
    expect(guestProblem({ type: 'denied', why, away: [] }).type).not.toBe('load')
  })

  it('is temporary for every guest if the host starts another match', () => {
    expect(isPassing({ type: 'denied', why: 'next', away: [] }, false)).toBe(true)
    expect(isPassing({ type: 'denied', why: 'full', away: [] }, true)).toBe(false)
  })

  it('is temporary during a reload of the host for a returning guest, but not for a stranger', () => {
    const nobody = { type: 'unreachable', why: 'noSuchRoom' } as const
    expect([isPassing(nobody, true), isPassing(nobody, false)]).toEqual([true, false])
    expect(isPassing({ type: 'unreachable', why: 'signallingDown' }, true)).toBe(false)
    expect(isPassing({ type: 'unreachable', why: 'lost' }, false)).toBe(true)
  })

  it('is permanent if no seat is free, or if the match was played before', () => {
    expect(isFinal({ type: 'denied', why: 'full', away: [] })).toBe(true)
    expect(isFinal({ type: 'denied', why: 'version', away: [] })).toBe(false)
    expect(isFinal({ type: 'unreadable', problem: { reason: 'playedBefore' } })).toBe(true)
    expect(isFinal({ type: 'unreadable', problem: { reason: 'saysLess' } })).toBe(false)
  })
})
