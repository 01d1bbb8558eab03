import type { Clock } from '../kit/clock.ts'
import { longestThought } from './strength.ts'
import type { Cancel, ThinkRequest, ThinkResult } from './thinkRequest.ts'

/** A request without the number it gets. */
export type Unnumbered = Omit<ThinkRequest, 'id'>

/** The answer to a request: the number of the chosen move and, from a search, how often each was tried. */
export type Answered = Omit<ThinkResult, 'id'>

/** Where requests go: a worker that starts with the first of them. */
export interface WorkerClient {
  /** Resolves to the answer; to undefined if the request was withdrawn, or if there is no worker that answers. */
  send(request: Unnumbered, withdrawn: AbortSignal): Promise<Answered | undefined>
  /** Thinks ahead until the next request. */
  ahead(request: Unnumbered): void
  /** Stops thinking ahead. */
  rest(): void
  close(): void
}

/** The messages of a worker. */
export interface Reports {
  answer(done: ThinkResult): void
  failed(): void
}

/** A worker as it is used here. */
export interface ThinkWorker {
  postMessage(message: ThinkRequest | Cancel): void
  terminate(): void
}

/** Starts a worker; undefined where that can't be had. */
export type StartWorker = (reports: Reports) => ThinkWorker | undefined

/** A worker that takes this much longer than it may is given up, ms: it may have to load first. */
const patience = 5000

interface Parts {
  readonly start: StartWorker
  readonly clock: Clock
}

export function makeWorkerClient({ start, clock }: Parts): WorkerClient {
  const waiting = new Map<number, (answered: Answered) => void>()
  let worker: ThinkWorker | undefined
  let isClosed = false
  let count = 0
  let lastAhead: number | undefined
  const settle = ({ id, ...answered }: ThinkResult) => {
    waiting.get(id)?.(answered)
    waiting.delete(id)
  }
  const close = () => {
    isClosed = true
    worker?.terminate()
    for (const id of [...waiting.keys()]) settle({ id })
  }
  const open = () => {
    worker = start({ answer: settle, failed: close })
    if (!worker) close()
  }
  /** The request's number; undefined if nobody takes it. */
  const post = (request: Unnumbered) => {
    if (!worker && !isClosed) open()
    if (!worker || isClosed) return undefined
    worker.postMessage({ ...request, id: ++count })
    return count
  }
  const cancel = (id: number) => {
    if (!isClosed) worker?.postMessage({ cancel: id })
    settle({ id })
  }
  return {
    close,
    ahead(request) {
      lastAhead = post(request)
    },
    rest() {
      if (lastAhead !== undefined) cancel(lastAhead)
    },
    send(request, withdrawn) {
      const id = withdrawn.aborted ? undefined : post(request)
      if (id === undefined) return Promise.resolve(undefined)
      return new Promise((resolve) => {
        const stopWaiting = clock.after(longestThought(request.strength) + patience, close)
        const withdraw = () => cancel(id)
        withdrawn.addEventListener('abort', withdraw)
        waiting.set(id, (answered) => {
          stopWaiting()
          withdrawn.removeEventListener('abort', withdraw)
          resolve(answered.at === undefined ? undefined : answered)
        })
      })
    },
  }
}
