import { describe, expect, it, vi } from 'vitest'
import type { AtRoom, IceServer } from '../../src/link/config.ts'
import { openRelays } from '../../src/link/relays.ts'
import { manualClock } from '../kit/manualClock.ts'
import { brokerAt } from './webrtc.ts'

const stun = { urls: 'stun:a' }
const me: AtRoom = { id: 'guest', token: 'mine', room: 'ng1-A' }
const minutes = 60_000

/** Relays whose server numbers its credentials. */
function relaysWith(answer: (count: number) => Promise<readonly IceServer[] | undefined>) {
  const clock = manualClock()
  let count = 0
  const ask = vi.fn((_: AtRoom) => answer(++count))
  return { clock, ask, relays: openRelays({ iceServers: [stun], relays: { at: brokerAt(9), ask } }, clock) }
}
const turn = (count: number) => ({ urls: 'turn:a', username: `${count}`, credential: 'c' })
const generous = async (count: number) => [turn(count)]

describe('relays that last for a while', () => {
  it('are asked for by a guest before its first connection, and when half their time is over', async () => {
    const { clock, ask, relays } = relaysWith(generous)
    expect(relays.rtc.iceServers).toEqual([stun])
    await relays.renew(me)
    expect(ask).toHaveBeenCalledWith(me)
    clock.advance(29 * minutes)
    await relays.renew(me)
    expect(relays.rtc.iceServers).toEqual([stun, turn(1)])
    clock.advance(minutes)
    await relays.renew(me)
    expect(relays.rtc.iceServers).toEqual([stun, turn(2)])
    expect(clock.pending).toBe(0)
  })

  it('are kept for a host as long as it is there, however long the match', async () => {
    const { clock, ask, relays } = relaysWith(generous)
    const leave = relays.keep(me)
    for (let ten = 0; ten < 12; ten++) {
      await vi.waitUntil(() => clock.pending === 1)
      clock.advance(10 * minutes)
    }
    await vi.waitUntil(() => ask.mock.calls.length === 5)
    leave()
    await vi.waitUntil(() => clock.pending === 0)
    clock.advance(60 * minutes)
    expect(ask).toHaveBeenCalledTimes(5)
  })

  it('are done without if they are refused, and asked for again', async () => {
    const { ask, relays } = relaysWith(async (count) => (count > 1 ? [turn(count)] : undefined))
    await relays.renew(me)
    expect(relays.rtc.iceServers).toEqual([stun])
    await relays.renew(me)
    expect(relays.rtc.iceServers).toEqual([stun, turn(2)])
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('keep no guest waiting for more than three seconds', async () => {
    const { clock, relays } = relaysWith(() => new Promise(() => {}))
    const renewed = relays.renew(me)
    clock.advance(3000)
    await renewed
    expect(relays.rtc.iceServers).toEqual([stun])
  })

  it('are not asked for where there are none', async () => {
    const clock = manualClock()
    const relays = openRelays({ iceServers: [stun], relayOnly: true }, clock)
    relays.keep(me)
    await relays.renew(me)
    expect(clock.pending).toBe(0)
    expect(relays.rtc).toEqual({ iceServers: [stun], iceTransportPolicy: 'relay' })
  })
})
