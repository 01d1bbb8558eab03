import type { Clock } from './clock.ts'

/** Longest time that work goes on before the page gets its turn, ms: less than a frame. */
const slice = 14

/** Does work in slices, so that the page stays alive; resolves with what it made. */
export async function inSlices<T>(clock: Clock, work: Iterator<void, T>): Promise<T> {
  for (;;) {
    const { step } = await nextSlice(clock, work)
    if (step.done) return step.value
  }
}

/** The next slice of some work: the last step in it, and the time it took. */
export function nextSlice<T>(clock: Clock, work: Iterator<void, T>) {
  return new Promise<{ readonly step: IteratorResult<void, T>; readonly spent: number }>((resolve, reject) => {
    const goOn = () => {
      const begun = clock.now()
      try {
        for (let step = work.next(); ; step = work.next()) {
          const spent = clock.now() - begun
          if (step.done || spent >= slice) return resolve({ step, spent })
        }
      } catch (error) {
        return reject(error)
      }
    }
    clock.after(0, goOn)
  })
}

/** Does work to its end at once, where nobody waits for the page. */
export function atOnce<T>(work: Iterator<void, T>): T {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/**
 * Reads something that a stranger may have made to keep this page busy: work on so many lines. Resolves with what it
 * made; or with undefined, if a person would rather not have it read.
 */
export type Reading = <T>(work: Iterator<void, T>, lines: number) => Promise<T | undefined>

/** Reads at once, where nobody waits. */
export const readAtOnce: Reading = async (work) => atOnce(work)
