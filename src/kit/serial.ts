/** Runs tasks one after another, in the order they came; one that fails stops none after it. */
export type Serial = <T>(task: () => Promise<T>) => Promise<T>

/** A queue of its own. */
export function makeSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const next = last.then(task)
    last = next.catch(() => undefined)
    return next
  }
}
