import { describe, expect, it } from 'vitest'
import { makePendingRequests } from '../../src/net/guest/pendingRequests.ts'
import type { GuestMessage } from '../../src/net/protocol/protocol.ts'
import { manualClock } from '../kit/manualClock.ts'

describe('what a guest asks of its host', () => {
  it('keeps nobody waiting when the page asks by itself', () => {
    const said: GuestMessage[] = []
    const requests = makePendingRequests(
      manualClock(),
      (message) => said.push(message),
      () => {},
    )
    const make = (id: number): GuestMessage => ({ type: 'want', id, want: { type: 'stand', seat: 1 } })
    void requests.ask({ make, isSilent: true })
    expect([requests.any(), requests.anyAwaited()]).toEqual([true, false])
    void requests.ask({ make })
    expect(requests.anyAwaited()).toBe(true)
    expect(said).toHaveLength(2)
  })

  it('is prepared again each time it is sent again', async () => {
    const done: string[] = []
    const requests = makePendingRequests(
      manualClock(),
      () => done.push('sent'),
      () => {},
    )
    const ready = async () => void done.push('stored')
    const make = (id: number): GuestMessage => ({ type: 'want', id, want: { type: 'stand', seat: 1 } })
    void requests.ask({ make, ready })
    await Promise.resolve()
    requests.again(1, 5)
    requests.reached(5)
    requests.reached(6)
    await Promise.resolve()
    expect(done).toEqual(['stored', 'sent', 'stored', 'sent'])
  })
})
