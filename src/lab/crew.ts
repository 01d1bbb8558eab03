import { parentPort, Worker } from 'node:worker_threads'
import { need } from '../kit/assert.ts'
import { type JobInput, type JobName, type Jobs, jobsWith, type Output } from './jobs.ts'
import type { TitleLoader } from './title.ts'

/** Those who do the jobs, several at once. */
export interface Crew {
  readonly size: number
  perform<K extends JobName>(job: K, input: JobInput<K>): Promise<Output<K>>
  close(): Promise<void>
}

/** A crew of one in this thread. */
export function soloCrew(titles: readonly TitleLoader[]): Crew {
  const jobs = jobsWith(titles)
  return { size: 1, perform: (job, input) => performHere(jobs, job, input), close: async () => {} }
}

const performHere = <K extends JobName>(jobs: Jobs, job: K, input: JobInput<K>) => jobs[job](input)

type Answer = { readonly output: never } | { readonly error: string }

interface Waiting {
  readonly message: { readonly job: JobName; readonly input: unknown }
  readonly settle: (answer: Answer) => void
}

/** Workers in threads of their own, each running a file that calls `workFor`. */
export function threadCrew(file: URL, size: number): Crew {
  const queue: Waiting[] = []
  const idle = Array.from({ length: size }, () => new Worker(file, { execArgv: [] }))
  const all = [...idle]
  const next = () => {
    const worker = queue.length > 0 ? idle.pop() : undefined
    if (!worker) return
    const { message, settle } = need(queue.shift(), 'a waiting job')
    const failed = (error: unknown) => settle({ error: `A worker failed: ${error}` })
    worker.once('error', failed)
    worker.once('message', (answer: Answer) => {
      worker.off('error', failed)
      settle(answer)
      idle.push(worker)
      next()
    })
    worker.postMessage(message)
  }
  return {
    size,
    perform: (job, input) =>
      new Promise((resolve, reject) => {
        const settle = (answer: Answer) =>
          'error' in answer ? reject(new Error(answer.error)) : resolve(answer.output)
        queue.push({ message: { job, input }, settle })
        next()
      }),
    async close() {
      await Promise.all(all.map((worker) => worker.terminate()))
    },
  }
}

/** In a worker's thread: does the jobs it is sent. */
export function workFor(titles: readonly TitleLoader[]): void {
  const jobs = jobsWith(titles)
  const port = need(parentPort, 'a thread that sends jobs')
  port.on('message', async ({ job, input }) => {
    try {
      port.postMessage({ output: await performHere(jobs, job, input) })
    } catch (error) {
      port.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : `${error}` })
    }
  })
}

/** Does a row of jobs and gives what comes of them in the row's order, with as many under way as keep the crew busy. */
export async function* inOrder<I, O>(
  crew: Crew,
  row: AsyncIterable<I> | Iterable<I>,
  perform: (input: I) => Promise<O>,
): AsyncGenerator<O> {
  const underWay: Promise<O>[] = []
  for await (const input of row) {
    const one = perform(input)
    // Its error shows when its turn comes; until then it must not count as unhandled.
    one.catch(() => {})
    underWay.push(one)
    if (underWay.length >= 4 * crew.size) yield await need(underWay.shift(), 'a job')
  }
  for (const one of underWay) yield await one
}
