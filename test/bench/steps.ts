import { timeText } from '../../src/lab/shardedRow.ts'

/** Notes where a step is, for people who wait and for the error if it never ends. */
export type At = (where: string) => void

/** Runs a step of a bench and tells when it begins and ends. */
export type Step = <T>(name: string, run: (at: At) => Promise<T>) => Promise<T>

/** Shows a line, which the next one replaces if it is `passing`. */
export type Show = (line: string, passing?: 'passing') => void

/** Shows lines where nothing but figures goes to the output. Passing lines are for terminals alone. */
const onTerminal: Show = (line, passing) => {
  const { stderr } = process
  if (stderr.isTTY) stderr.write(`\r\u001b[2K${line}${passing ? '' : '\n'}`)
  else if (!passing) stderr.write(`${line}\n`)
}

/**
 * Steps that may take `ms` together. One that isn’t done by then is rejected with its name and where it was; whatever
 * it still does is left to the end of the process.
 */
export function openSteps(ms: number, show: Show = onTerminal): Step {
  const begun = performance.now()
  return async (name, run) => {
    let where = name
    show(`${name} …`)
    const start = performance.now()
    const done = run((place) => {
      where = `${name}: ${place}`
      show(where, 'passing')
    })
    const result = await intime(done, ms - (start - begun), () => {
      throw new Error(`Not done within ${timeText(ms)}; it was at “${where}”.`)
    })
    show(`${name}: ${timeText(performance.now() - start)}`)
    return result
  }
}

/** A promise's value; calls `late`, which throws, if it takes longer than `ms`. */
async function intime<T>(promise: Promise<T>, ms: number, late: () => never): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<'over'>((resolve) => {
    timer = setTimeout(() => resolve('over'), Math.max(0, ms))
  })
  const first = await Promise.race([promise.then((value) => ({ value })), over])
  clearTimeout(timer)
  return first === 'over' ? late() : first.value
}
