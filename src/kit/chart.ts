import type { Clock } from './clock.ts'

/**
 * The types of a statechart, for the `types` of XState's `setup`, which reads them when compiling and ignores the
 * value. `T` has the keys that a chart needs of `context`, `events`, `input`, `emitted` and `tags`.
 */
export const chartTypes = <T extends object>(): Partial<T> => ({})

/** A clock as XState takes it, for the delayed transitions of a chart. */
export const chartClock = (clock: Clock) => ({
  setTimeout: (then: () => void, ms: number) => clock.after(ms, then),
  clearTimeout: (cancel: () => void) => cancel(),
})
