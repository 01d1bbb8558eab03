import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { follow } from '../../src/stage/viewport.ts'

/** Follows a size; answers with the sizes told, a way to change it, and one to stop. */
function followed() {
  const now = { size: 600 }
  const told = [now.size]
  const { look, stop } = follow(() => {
    const isNew = now.size !== told.at(-1)
    if (isNew) told.push(now.size)
    return isNew
  })
  const resize = (size: number) => {
    now.size = size
    look()
  }
  return { told, resize, stop }
}

describe('the size of the table', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('follows the first change at once', () => {
    const { told, resize } = followed()
    resize(600)
    resize(480)
    expect(told).toEqual([600, 480])
  })

  it('follows further changes once they have come to rest', () => {
    const { told, resize } = followed()
    for (const size of [590, 580, 570]) {
      resize(size)
      vi.advanceTimersByTime(50)
    }
    expect(told).toEqual([600, 590])
    vi.advanceTimersByTime(50)
    expect(told).toEqual([600, 590, 570])
    resize(560)
    expect(told).toEqual([600, 590, 570, 560])
  })

  it('is not followed once nobody watches', () => {
    const { told, resize, stop } = followed()
    resize(590)
    resize(580)
    stop()
    vi.advanceTimersByTime(1000)
    expect(told).toEqual([600, 590])
  })
})
