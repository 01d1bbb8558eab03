import type { Clock } from '../../kit/clock.ts'
import { forkOf } from '../../match/merge.ts'
import type { Entry } from '../../rules/body.ts'

/** Entries that viewers see only after a while. */
export interface HeldBack {
  /** Notes the journal as it is now: what is new in it waits from now on. */
  see(entries: readonly Entry<unknown>[]): void
  /** Entries that viewers may see by now, from the first on. Those they have seen stay, whatever the delay. */
  shown(): readonly Entry<unknown>[]
}

/** Holds entries back for `delay` s, asked again every time. */
export function makeHeldBack(clock: Clock, delay: () => number): HeldBack {
  let entries: readonly Entry<unknown>[] = []
  let seenAt: readonly number[] = []
  let shown = 0
  return {
    see(next) {
      const fork = forkOf(entries, next)
      entries = next
      shown = Math.min(shown, fork)
      seenAt = next.map((_, at) => (at < fork ? seenAt[at] : undefined) ?? clock.now())
    },
    shown() {
      const since = clock.now() - delay() * 1000
      const waiting = seenAt.findIndex((at, seq) => seq >= shown && at > since)
      shown = waiting < 0 ? entries.length : waiting
      return entries.slice(0, shown)
    },
  }
}
