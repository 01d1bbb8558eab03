import type { Clock } from '../../kit/clock.ts'

/** A page's event loop: its timers, and tasks that come from outside. */
export interface Thread {
  /** Runs on while the page is frozen, but its timers don't fire. */
  readonly clock: Clock
  readonly alive: boolean
  /** Runs a task now, or when the page thaws, in order. Never runs it once the page has ended. */
  run(task: () => void): void
  /** Suspends the page, or resumes it and runs all that fell due meanwhile. */
  freeze(frozen: boolean): void
  /** Ends the page and drops its pending tasks. */
  end(): void
}

/** A running thread. */
export function makeThread(clock: Clock): Thread {
  const due: (() => void)[] = []
  let frozen = false
  let alive = true
  const run = (task: () => void) => {
    if (!alive) return
    if (frozen) due.push(task)
    else task()
  }
  return {
    clock: {
      now: clock.now,
      after(ms, then) {
        let cancelled = false
        const cancel = clock.after(ms, () => run(() => cancelled || then()))
        return () => {
          cancelled = true
          cancel()
        }
      },
    },
    get alive() {
      return alive
    },
    run,
    freeze(on) {
      frozen = on
      while (!frozen && due.length > 0) due.shift()?.()
    },
    end() {
      alive = false
      due.length = 0
    },
  }
}
