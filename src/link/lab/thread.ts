import type { Clock } from '../../kit/clock.ts'

/** What one page runs on: its clock, and whatever reaches it from outside. */
export interface Thread {
  /** Time goes on while the page is frozen, but nothing that falls due is done. */
  readonly clock: Clock
  readonly alive: boolean
  /** Does something now, or as soon as the page thaws, in order; never once it has ended. */
  run(task: () => void): void
  /** Stands still, or goes on with all that fell due meanwhile. */
  freeze(frozen: boolean): void
  /** The page is gone: nothing that it still wanted to do is done. */
  end(): void
}

/** A page that runs. */
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
        let calledOff = false
        const cancel = clock.after(ms, () => run(() => calledOff || then()))
        return () => {
          calledOff = true
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
