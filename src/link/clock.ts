import type { Clock } from '../kit/clock.ts'

/** The real time, in a page or in Node. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}
