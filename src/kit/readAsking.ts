import type { Clock } from './clock.ts'
import { nextSlice, type Reading } from './slices.ts'

/** The most lines of a match read unasked, and the most time for it, ms. Matches that were played need a tenth. */
const unasked = { lines: 2000, ms: 1000 }

/** Reads in slices. Of what would take long, `mayRead` asks a person first. */
export function readAsking(clock: Clock, mayRead: () => Promise<boolean>): Reading {
  return async (work, lines) => {
    let left = lines > unasked.lines ? 0 : unasked.ms
    for (;;) {
      if (left <= 0 && !(await mayRead())) return undefined
      if (left <= 0) left = Number.POSITIVE_INFINITY
      const { step, spent } = await nextSlice(clock, work)
      if (step.done) return step.value
      left -= spent
    }
  }
}
