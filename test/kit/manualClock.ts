import { need } from '../../src/kit/assert.ts'
import type { Clock } from '../../src/kit/clock.ts'

/** A clock that only moves when told to. */
export interface ManualClock extends Clock {
  /** Moves on by `ms` and runs what falls due, in order; at the same moment, in the order of the calls. */
  advance(ms: number): void
  /** Moves on to the next pending call and runs it. Returns false if there is none. */
  step(): boolean
  /** Number of pending calls. */
  readonly pending: number
}

interface Alarm {
  readonly at: number
  readonly then: () => void
}

/** A manual clock that starts at 0. */
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
