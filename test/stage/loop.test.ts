import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLoop, sparingly } from '../../src/stage/loop.ts'

let asked = new Map<number, (now: number) => void>()
beforeEach(() => {
  asked = new Map()
  let last = 0
  vi.stubGlobal('requestAnimationFrame', (call: (now: number) => void) => {
    last += 1
    asked.set(last, call)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => asked.delete(id))
})
afterEach(() => vi.unstubAllGlobals())

/** Runs the pending animation frame callbacks. */
function pass(now: number) {
  const calls = [...asked.values()]
  asked.clear()
  for (const call of calls) call(now)
}

/** A loop with a number of frames to draw, and what it did. */
function set(more = 0, shortest = 0) {
  const left = { more }
  const did: (number | 'draw')[] = []
  const loop = openLoop(
    (ms) => {
      did.push(ms)
      left.more -= 1
      return left.more > 0
    },
    () => did.push('draw') > 0,
    shortest,
  )
  return { loop, did, left }
}

describe('the loop', () => {
  it('draws nothing until woken, then one frame for all callers', () => {
    const { loop, did } = set()
    expect(asked.size).toBe(0)
    loop.wake()
    loop.wake()
    pass(1000)
    expect(did).toEqual([0, 'draw'])
    expect(asked.size).toBe(0)
    expect(loop.frames()).toBe(1)
  })

  it('passes each frame the time since the last, at most a tenth of a second after a pause', () => {
    const { loop, did } = set(3)
    loop.wake()
    for (const now of [1000, 1016, 2000]) pass(now)
    expect(did).toEqual([0, 'draw', 16, 'draw', 100, 'draw'])
  })

  it('leaves out frames that come too soon, and tells their time to the next', () => {
    const { loop, did } = set(3, sparingly)
    loop.wake()
    for (const now of [1000, 1016, 1033, 1050, 1066]) pass(now)
    expect(did).toEqual([0, 'draw', 33, 'draw', 33, 'draw'])
    expect(loop.frames()).toBe(3)
  })

  it('stops the clock while it sleeps', () => {
    const { loop, did } = set()
    loop.wake()
    pass(1000)
    loop.wake()
    pass(5000)
    expect(did).toEqual([0, 'draw', 0, 'draw'])
  })

  it('counts no frame that would look like the last', () => {
    const loop = openLoop(
      () => false,
      () => false,
    )
    loop.wake()
    pass(1000)
    expect(loop.frames()).toBe(0)
  })

  it('draws another frame when woken within one', () => {
    let woken = 0
    const loop = openLoop(
      () => {
        woken += 1
        if (woken === 1) loop.wake()
        return false
      },
      () => true,
    )
    loop.wake()
    pass(1000)
    pass(1016)
    expect(woken).toBe(2)
    expect(asked.size).toBe(0)
  })

  it('wraps frames in a measurement until that stops', () => {
    const { loop, did } = set(3)
    const seen: string[] = []
    const stop = loop.around((frame) => {
      seen.push('before')
      frame()
      seen.push('after')
    })
    loop.wake()
    pass(1000)
    stop()
    pass(1016)
    expect(seen).toEqual(['before', 'after'])
    expect(did).toEqual([0, 'draw', 16, 'draw'])
  })

  it('draws right away without the browser, in place of a requested frame', () => {
    const { loop, did } = set(2)
    loop.wake()
    loop.draw()
    expect(did).toEqual([0, 'draw'])
    expect(asked.size).toBe(1)
    pass(performance.now())
    expect(did.filter((what) => what === 'draw')).toHaveLength(2)
    expect(asked.size).toBe(0)
  })

  it('draws no frame once closed, neither one asked for before nor after', () => {
    const { loop, did } = set()
    loop.wake()
    loop.end()
    loop.wake()
    loop.draw()
    pass(1000)
    expect(did).toEqual([])
  })
})
