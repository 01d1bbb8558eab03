import { afterEach, describe, expect, it, vi } from 'vitest'
import { holdRoom, playSeat, whenFree } from '../../src/app/windows.ts'
import { manualClock } from '../kit/manualClock.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Lets a question and its answer arrive, and whatever follows from them. */
async function heard(): Promise<void> {
  const [here, there] = [new BroadcastChannel('probe'), new BroadcastChannel('probe')]
  for (let words = 0; words < 4; words++)
    await new Promise<void>((resolve) => {
      there.onmessage = () => resolve()
      here.postMessage(words)
    })
  here.close()
  there.close()
}

/** Advances second by second, and lets every message arrive in between. */
async function seconds(clock: ReturnType<typeof manualClock>, count: number): Promise<void> {
  for (let second = 0; second < count; second++) {
    await heard()
    clock.advance(1000)
  }
}

/** A window that waits for a name to become free. */
function waiting(name: string) {
  const clock = manualClock()
  const told = { free: 0 }
  const stop = whenFree(name, clock, () => {
    told.free++
  })
  return { clock, told, stop }
}

describe('a window that waits for a seat', () => {
  it('hears when the window that plays it is gone, and not before', async () => {
    const leave = playSeat('seat/a')
    const { clock, told, stop } = waiting('seat/a')
    await seconds(clock, 20)
    expect(told.free).toBe(0)
    leave()
    await seconds(clock, 20)
    expect(told.free).toBe(1)
    stop()
  })

  it('hears nothing if the window that plays it only reloads', async () => {
    const leave = playSeat('seat/b')
    const { clock, told, stop } = waiting('seat/b')
    await seconds(clock, 2)
    leave()
    await seconds(clock, 2)
    const leaveAgain = playSeat('seat/b')
    await seconds(clock, 20)
    expect(told.free).toBe(0)
    leaveAgain()
    stop()
  })

  it('waits for ever if no window of this browser plays it', async () => {
    const leave = playSeat('seat/another')
    const { clock, told, stop } = waiting('seat/c')
    await seconds(clock, 20)
    expect(told.free).toBe(0)
    leave()
    stop()
  })

  it('leaves it to another device that took it from the window that played it', async () => {
    const leave = playSeat('seat/e')
    const first = waiting('seat/e')
    await seconds(first.clock, 2)
    leave()
    const second = waiting('seat/e')
    await seconds(first.clock, 20)
    await seconds(second.clock, 20)
    expect([first.told.free, second.told.free]).toEqual([0, 0])
    first.stop()
    second.stop()
  })

  it('leaves it to another window that was waiting too', async () => {
    const leave = playSeat('seat/f')
    const first = waiting('seat/f')
    const second = waiting('seat/f')
    const both = async (count: number) => {
      for (let at = 0; at < count; at++) {
        await seconds(first.clock, 1)
        await seconds(second.clock, 1)
      }
    }
    await both(2)
    leave()
    await both(7)
    expect(first.told.free + second.told.free).toBe(1)
    const leaveAgain = playSeat('seat/f')
    await both(20)
    expect(first.told.free + second.told.free).toBe(1)
    leaveAgain()
    first.stop()
    second.stop()
  })

  it('hears nothing more once it has stopped waiting', async () => {
    const leave = playSeat('seat/d')
    const { clock, told, stop } = waiting('seat/d')
    await seconds(clock, 2)
    stop()
    leave()
    await seconds(clock, 20)
    expect(told.free).toBe(0)
  })
})

/** Holds a room in a window; no other window objects. */
async function held(code: string, take = false) {
  const clock = manualClock()
  const told = { lost: 0 }
  const holding = holdRoom(code, clock, { take, lost: () => void told.lost++ })
  return {
    told,
    async asked() {
      clock.advance(1000)
      // And more, since the browser's locks may have been asked first.
      const passing = setInterval(() => clock.advance(1000), 1)
      await holding
      clearInterval(passing)
      return holding
    },
  }
}

describe('a window that holds a room', () => {
  it('keeps another window out until it is gone', async () => {
    const first = await held('C4H7KM')
    const { elsewhere, release } = await first.asked()
    expect(elsewhere).toBe(false)
    const second = await held('C4H7KM')
    await heard()
    expect(await second.asked()).toMatchObject({ elsewhere: true })
    await heard()
    expect(first.told.lost).toBe(0)
    const { clock, told, stop } = waiting('C4H7KM')
    await seconds(clock, 5)
    expect(told.free).toBe(0)
    release()
    await seconds(clock, 7)
    expect(told.free).toBe(1)
    stop()
  })

  it('loses it to a window whose question it could not answer while it stalled', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 })
    const first = await held('D4H7KM')
    await first.asked()
    vi.setSystemTime(1_700_000_060_000)
    // No message arrives before the second window decides.
    const second = await held('D4H7KM')
    const { elsewhere, release } = await second.asked()
    expect(elsewhere).toBe(false)
    await heard()
    await heard()
    expect([first.told.lost, second.told.lost]).toEqual([1, 0])
    release()
  })

  it('loses it to a window that takes it without asking', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 })
    const first = await held('G4H7KM')
    await first.asked()
    vi.setSystemTime(1_700_000_060_000)
    const second = await held('G4H7KM', true)
    await heard()
    expect([first.told.lost, second.told.lost]).toEqual([1, 0])
    const { elsewhere, release } = await second.asked()
    expect(elsewhere).toBe(false)
    release()
  })

  it('is the only one of two that ask at the same moment', async () => {
    const both = [await held('F4H7KM'), await held('F4H7KM')]
    const holdings = await Promise.all(both.map((one) => one.asked()))
    await heard()
    await heard()
    expect(both.map(({ told }) => told.lost).sort()).toEqual([0, 1])
    for (const { release } of holdings) release()
  })
})
