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

/**
 * The page’s clock. Browsers throttle the timers of a hidden page, to a minute at worst, but not those of a worker: it
 * wakes the page, so that a table in a hidden window goes on.
 */
export function tickingClock(source: TickSource, timers: Clock = systemClock): Clock {
  const alarms = new Set<Alarm>()
  let stop: (() => void) | undefined
  /** Has the page woken while it is hidden and waits for something. */
  const look = (): void => {
    const wanted = source.hidden() && alarms.size > 0
    if (wanted) stop ??= source.start(() => ringAll(alarms, timers.now(), look))
    else {
      stop?.()
      stop = undefined
    }
  }
  source.onTurned(look)
  return {
    now: timers.now,
    after(ms, then) {
      const alarm: Alarm = { at: timers.now() + ms, then, cancel: () => {} }
      alarm.cancel = timers.after(ms, () => ring(alarms, alarm, look))
      alarms.add(alarm)
      look()
      return () => {
        if (alarms.delete(alarm)) alarm.cancel()
        look()
      }
    },
  }
}

/** Rings all alarms that are due, the earliest first. */
function ringAll(alarms: Set<Alarm>, now: number, rung: () => void): void {
  const due = [...alarms].filter(({ at }) => at <= now)
  for (const alarm of due.sort((a, b) => a.at - b.at)) ring(alarms, alarm, rung)
}

function ring(alarms: Set<Alarm>, alarm: Alarm, rung: () => void): void {
  if (!alarms.delete(alarm)) return
  alarm.cancel()
  rung()
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
