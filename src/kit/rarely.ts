import type { Clock } from './clock.ts'

/** Something that is done at most once in a while, however often it is asked for. */
export interface Rarely {
  /** Does it at once, or as soon as it may be done again. */
  ask(): void
  stop(): void
}

/** Does something at most every `ms` milliseconds. */
export function rarely(clock: Clock, ms: number, act: () => void): Rarely {
  let last = Number.NEGATIVE_INFINITY
  let cancel: (() => void) | undefined
  const go = () => {
    cancel = undefined
    last = clock.now()
    act()
  }
  return {
    ask() {
      const wait = last + ms - clock.now()
      if (wait <= 0 && !cancel) go()
      else cancel ??= clock.after(wait, go)
    },
    stop: () => cancel?.(),
  }
}
