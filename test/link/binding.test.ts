import { describe, expect, it } from 'vitest'
import { bindingOf } from '../../src/link/binding.ts'

const lines = (...all: readonly string[]) => all.join('\r\n')
const description = (...prints: readonly string[]): RTCSessionDescription => {
  const sdp = lines('v=0', ...prints.map((one) => `a=fingerprint:sha-256 ${one}`), 'a=mid:0', '')
  return { type: 'offer', sdp, toJSON: () => ({ type: 'offer', sdp }) }
}
const bound = (local: RTCSessionDescription, remote: RTCSessionDescription | null) =>
  bindingOf({ localDescription: local, remoteDescription: remote })

describe('the binding of a WebRTC connection', () => {
  const [one, other, third] = ['AA:01', 'BB:02', 'CC:03'].map((print) => description(print))

  it('is the same at both ends', () => {
    if (!one || !other) throw new Error('no descriptions')
    expect(bound(one, other)).toBe(bound(other, one))
    expect(bound(one, other)).toBe(bound(description('aa:01', 'AA:01'), other))
    expect(bound(one, other)).toMatch(/^[0-9a-f]{64}$/)
  })

  it('differs if someone stands between the two', () => {
    if (!one || !other || !third) throw new Error('no descriptions')
    const all = [bound(one, third), bound(third, other), bound(one, other), bound(one, null)]
    expect(new Set(all).size).toBe(4)
  })
})
