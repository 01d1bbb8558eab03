import type { Clock } from './clock.ts'

/** Number that may come at once, and number a second after that. */
export interface MessageRate {
  readonly burst: number
  readonly perSecond: number
}

/** Returns false for whatever exceeds a rate. */
export function makeRateLimit(clock: Clock, { burst, perSecond }: MessageRate): (cost?: number) => boolean {
  let left = burst
  let at = clock.now()
  return (cost = 1) => {
    const now = clock.now()
    left = Math.min(burst, left + ((now - at) * perSecond) / 1000)
    at = now
    if (left < cost) return false
    left -= cost
    return true
  }
}

/** Number of people remembered: more than a table ever holds at a time. */
const mostPeople = 200

/** The same rate for each person, named by a key. */
export function limitEach(clock: Clock, rate: MessageRate): (by: string) => boolean {
  const limits = new Map<string, () => boolean>()
  return (by) => {
    const limit = limits.get(by) ?? makeRateLimit(clock, rate)
    // Those silent for longest are forgotten first.
    limits.delete(by)
    limits.set(by, limit)
    const [first] = limits.keys()
    if (limits.size > mostPeople && first !== undefined) limits.delete(first)
    return limit()
  }
}
