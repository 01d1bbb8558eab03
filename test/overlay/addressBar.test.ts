import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { coverHash, hashNow, renameHash } from '../../src/overlay/settings/addressBar.ts'

const bar = { hash: '' }
const history = {
  state: null as unknown,
  replaceState(state: unknown, _: string, hash: string) {
    history.state = state ?? null
    bar.hash = hash
  },
}

beforeEach(() => {
  history.state = null
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', bar)
})
afterEach(() => vi.unstubAllGlobals())

describe('a covered address bar', () => {
  it.each(['#/r/CDFG', '#/r/CDFG?seat=0f', '#/w/HJKM', '#/i/offer', '#/check/CDFG'])(
    'shows nothing of %s, which the page still knows',
    (hash) => {
      bar.hash = hash
      coverHash(true)
      expect(bar.hash).toBe('#/covered')
      expect(hashNow()).toBe(hash)
      coverHash(true)
      expect(hashNow()).toBe(hash)
      coverHash(false)
      expect(bar.hash).toBe(hash)
      expect(hashNow()).toBe(hash)
    },
  )

  it('leaves alone what leads to nobody', () => {
    for (const hash of ['', '#/', '#/rules/metro', '#/g/37']) {
      bar.hash = hash
      coverHash(true)
      expect(bar.hash).toBe(hash)
    }
  })

  it('stays covered when what it stands for changes', () => {
    bar.hash = '#/r/CDFG'
    renameHash('#/r/HJKM')
    expect(bar.hash).toBe('#/r/HJKM')
    coverHash(true)
    renameHash('#/r/CDFG')
    expect(bar.hash).toBe('#/covered')
    expect(hashNow()).toBe('#/r/CDFG')
  })
})
