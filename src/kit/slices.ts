import type { Clock } from './clock.ts'

/** Longest time that work goes on before the page gets its turn, ms: less than a frame. */
const slice = 14

/** Does work in slices, so that the page stays alive; resolves with what it made. */
export function inSlices<T>(clock: Clock, work: Iterator<void, T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const goOn = () => {
      const end = clock.now() + slice
      try {
        while (clock.now() < end) {
          const step = work.next()
          if (step.done) return resolve(step.value)
        }
      } catch (error) {
        return reject(error)
      }
      clock.after(0, goOn)
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
