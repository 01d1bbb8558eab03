import type { Clock } from '../kit/clock.ts'

/** The time of the page (or of Node). */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}
