import type { Clock } from '../../src/kit/clock.ts'

/** A clock of a page that is busy: every look at it takes so many ms, and nothing is waited for. */
export function busyClock(ms: number): Clock {
  let time = 0
  return {
    now: () => (time += ms),
    after(_, then) {
      queueMicrotask(then)
      return () => {}
    },
  }
}
