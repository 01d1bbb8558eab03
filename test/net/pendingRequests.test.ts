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
})
