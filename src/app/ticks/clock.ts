import type { Clock } from '../../kit/clock.ts'
import { systemClock } from '../../link/clock.ts'

/** The parts of its page that the clock needs. */
export interface TickSource {
  hidden(): boolean
  /** Calls whenever the page is hidden or shown. */
  onTurned(then: () => void): void
  /** Wakes the page regularly until the returned function is called; undefined if nothing can. */
  start(wake: () => void): (() => void) | undefined
}

interface Alarm {
  readonly at: number
  readonly then: () => void
  cancel: () => void
}

/** A page's alarms, and how it stops being woken for them. */
interface Ticking {
  readonly source: TickSource
  readonly timers: Clock
  readonly alarms: Set<Alarm>
  stop: (() => void) | undefined
}

/**
 * The page’s clock. Browsers throttle the timers of a hidden page, to a minute at worst, but not those of a worker: it
 * wakes the page, so that a table in a hidden window goes on.
 */
export function tickingClock(source: TickSource, timers: Clock = systemClock): Clock {
  const ticking: Ticking = { source, timers, alarms: new Set(), stop: undefined }
  source.onTurned(() => look(ticking))
  return {
    now: timers.now,
    after(ms, then) {
      const alarm: Alarm = { at: timers.now() + ms, then, cancel: () => {} }
      alarm.cancel = timers.after(ms, () => ring(ticking, alarm))
      ticking.alarms.add(alarm)
      look(ticking)
      return () => {
        if (ticking.alarms.delete(alarm)) alarm.cancel()
        look(ticking)
      }
    },
  }
}

/** Has the page woken while it is hidden and waits for something. */
function look(ticking: Ticking): void {
  const { source, alarms } = ticking
  if (source.hidden() && alarms.size > 0) ticking.stop ??= source.start(() => wake(ticking))
  else {
    ticking.stop?.()
    ticking.stop = undefined
  }
}

function wake(ticking: Ticking): void {
  const due = [...ticking.alarms].filter(({ at }) => at <= ticking.timers.now())
  for (const alarm of due.sort((a, b) => a.at - b.at)) ring(ticking, alarm)
}

function ring(ticking: Ticking, alarm: Alarm): void {
  if (!ticking.alarms.delete(alarm)) return
  alarm.cancel()
  look(ticking)
  alarm.then()
}

/** This page, woken by a worker of its own while it is hidden. */
export const pageTicks: TickSource = {
  hidden: () => document.hidden,
  onTurned: (then) => document.addEventListener('visibilitychange', then),
  start(wake) {
    try {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      worker.onmessage = wake
      return () => worker.terminate()
    } catch {
      return undefined
    }
  },
}
