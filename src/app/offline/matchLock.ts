import { effect, type ReadonlySignal } from '@preact/signals'
import { locks } from '../windows.ts'

/** Held, shared, by each window of this browser that is in a match. */
const name = 'narrow-gauge match'

/** This window's lock against being replaced in mid-match. */
interface MatchLock {
  /** Whether it holds it now. */
  held(): boolean
  /** Calls `act`, which reloads all windows, though this one is in a match. False if another one is, too. */
  unlessElsewhere(act: () => void): Promise<boolean>
}

/** Holds the lock while `playing`. */
export function holdMatch(playing: ReadonlySignal<boolean>): MatchLock {
  let release: (() => void) | undefined
  let released: Promise<unknown> | undefined
  const hold = () => {
    const until = new Promise<void>((resolve) => {
      release = () => {
        release = undefined
        resolve()
      }
    })
    released = locks()?.request(name, { mode: 'shared' }, () => until)
  }
  const follow = () => {
    if (!playing.value) release?.()
    else if (!release) hold()
  }
  effect(follow)
  return {
    held: () => release !== undefined,
    async unlessElsewhere(act) {
      release?.()
      // One let go of a moment ago, when the match was left, may still be there.
      await released
      const isFree = await whenNobodyPlays(act)
      if (!isFree) follow()
      return isFree
    },
  }
}

/** Calls `act` unless a window of this browser is in a match; false if one is. `act` ends in a reload. */
export function whenNobodyPlays(act: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const proceed = () => {
      resolve(true)
      act()
    }
    const all = locks()
    if (!all) return proceed()
    const request = all.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(false)
      proceed()
      // Held until the page is gone, so that no match begins meanwhile.
      return new Promise<void>(() => {})
    })
    request.catch(() => resolve(false))
  })
}
