import { need } from './assert.ts'

/** Time as link and table see it: handed in, so that tests can hold it in their hands. */
export interface Clock {
  /** Milliseconds since some fixed moment; never goes back. */
  now(): number
  /** Calls `then` once, `ms` from now; the answer calls it off. */
  after(ms: number, then: () => void): () => void
}

/** A clock that stands still until it is told to go on. */
export interface ManualClock extends Clock {
  /** Goes `ms` on and does what falls due, in order; what falls due at one moment, as it was asked for. */
  advance(ms: number): void
  /** Goes on to the next thing due and does it; false when nothing is. */
  step(): boolean
  /** How many things are still to come. */
  readonly pending: number
}

interface Alarm {
  readonly at: number
  readonly then: () => void
}

/** A clock at 0 that only moves by `advance` and `step`. */
export function manualClock(): ManualClock {
  let now = 0
  const alarms: Alarm[] = []
  const step = () => {
    const next = alarms.shift()
    if (!next) return false
    now = next.at
    next.then()
    return true
  }
  return {
    now: () => now,
    after: (ms, then) => insert(alarms, { at: now + Math.max(0, ms), then }),
    advance(ms) {
      const end = now + ms
      while (alarms.length > 0 && need(alarms[0], 'the next alarm').at <= end) step()
      now = end
    },
    step,
    get pending() {
      return alarms.length
    },
  }
}

function insert(alarms: Alarm[], alarm: Alarm): () => void {
  const later = alarms.findIndex((other) => other.at > alarm.at)
  alarms.splice(later < 0 ? alarms.length : later, 0, alarm)
  return () => {
    const at = alarms.indexOf(alarm)
    if (at >= 0) alarms.splice(at, 1)
  }
}
