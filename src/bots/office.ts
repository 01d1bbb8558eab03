import type { Clock } from '../kit/clock.ts'
import type { Cancel, Errand, Errands } from './errand.ts'
import { longestThought } from './strength.ts'

/** An errand without the number it gets. */
export type Unnumbered = Omit<Errand, 'id'>

/** The answer to an errand: the number of the chosen move and, from a search, how often each was tried. */
export type Answered = Omit<Errands, 'id'>

/** Where errands go: a worker that starts with the first of them. */
export interface Office {
  /** Resolves to the answer; to undefined if the errand was withdrawn, or if there is no worker that answers. */
  send(errand: Unnumbered, withdrawn: AbortSignal): Promise<Answered | undefined>
  /** Thinks ahead until the next errand. */
  ahead(errand: Unnumbered): void
  /** Stops thinking ahead. */
  rest(): void
  close(): void
}

/** The messages of a worker. */
export interface Reports {
  answer(done: Errands): void
  failed(): void
}

/** A worker as it is used here. */
export interface Clerk {
  postMessage(message: Errand | Cancel): void
  terminate(): void
}

/** Starts a worker; undefined where that can't be had. */
export type StartClerk = (reports: Reports) => Clerk | undefined

/** A worker that takes this much longer than it may is given up, ms: it may have to load first. */
const patience = 5000

interface Parts {
  readonly start: StartClerk
  readonly clock: Clock
}

export function makeOffice({ start, clock }: Parts): Office {
  const waiting = new Map<number, (answered: Answered) => void>()
  let worker: Clerk | undefined
  let isClosed = false
  let count = 0
  let lastAhead: number | undefined
  const settle = ({ id, ...answered }: Errands) => {
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
  /** The errand's number; undefined if nobody takes it. */
  const post = (errand: Unnumbered) => {
    if (!worker && !isClosed) open()
    if (!worker || isClosed) return undefined
    worker.postMessage({ ...errand, id: ++count })
    return count
  }
  const cancel = (id: number) => {
    if (!isClosed) worker?.postMessage({ cancel: id })
    settle({ id })
  }
  return {
    close,
    ahead(errand) {
      lastAhead = post(errand)
    },
    rest() {
      if (lastAhead !== undefined) cancel(lastAhead)
    },
    send(errand, withdrawn) {
      const id = withdrawn.aborted ? undefined : post(errand)
      if (id === undefined) return Promise.resolve(undefined)
      return new Promise((resolve) => {
        const stopWaiting = clock.after(longestThought(errand.strength) + patience, close)
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
