import { describe, expect, it } from 'vitest'
import { leadOf, totalText } from '../../src/overlay/stream/streamPage.tsx'

describe('the points on a stream', () => {
  it('tell how far ahead or behind a seat is, once all of them are known', () => {
    expect([leadOf([12, 9, 15], 0), leadOf([12, 9, 15], 2), leadOf([7, 7], 1)]).toEqual([-3, 3, 0])
    expect([leadOf([12, undefined], 0), leadOf([12, undefined], 1), leadOf([12], 0)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('are closed, not none, while nobody else may know them', () => {
    expect([totalText([402, undefined], 0), totalText([402, undefined], 1), totalText([], 0)]).toEqual([
      '402',
      '?',
      undefined,
    ])
  })
})
