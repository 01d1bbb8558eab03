import type { Asked } from '../match/table.ts'
import type { Game } from '../rules/game.ts'
import type { Mind } from '../rules/mind.ts'
import { type Errand, type Errands, facesKnown, runErrand } from './errand.ts'
import { isStrength, type Strength, usualBot } from './strength.ts'
import type { More } from './thinker.ts'

/** What decides the moves of a table’s bots. */
export interface Brain {
  /** The move a bot of this name makes. */
  decide(name: string | undefined, asked: Asked): Promise<Asked['choice']['moves'][number]>
  close(): void
}

/** What a brain works with. */
export interface BrainParts {
  readonly title: {
    readonly game: Game
    readonly edition: unknown
    mind(): Promise<Mind>
  }
  /** A new seed for every question. */
  readonly seed: () => number
  /** Where long thoughts are thought; undefined where that can’t be had. */
  readonly worker: () => Worker | undefined
}

/** How long each strength may think about a move, ms; the others are done at once. */
const budgets: Readonly<Partial<Record<Strength, number>>> = { shrewd: 700, master: 1500 }

/** How many futures there are for a thought in the page, where no worker thinks for it. */
const inPage = 150

/** Decides the moves of a table’s bots: the quick ones here, the others in a worker. */
export function makeBrain({ title, seed, worker }: BrainParts): Brain {
  const office = makeOffice(worker)
  return {
    close: office.close,
    async decide(name, { choice, position, known }) {
      const { seat, moves } = choice
      // Bots of older matches have no strength.
      const strength = name !== undefined && isStrength(name) ? name : usualBot
      const budget = moves.length > 1 ? (budgets[strength] ?? 0) : 0
      const errand = {
        ...{ game: title.game.id, edition: title.edition, hash: title.game.edition.hash },
        ...{ strength, seed: seed(), budget },
        ...{ position, seat, moves, faces: facesKnown(title.game, position, known) },
      }
      const at = budget > 0 ? await office.send(errand) : undefined
      const chosen = moves[at ?? (await thinkHere(title, { ...errand, id: 0 }))]
      if (chosen === undefined) throw new Error('A thinker chose no legal move')
      return chosen
    },
  }
}

async function thinkHere(title: BrainParts['title'], errand: Errand): Promise<number> {
  const more: More = (iterations) => iterations < inPage
  return runErrand(errand, { game: title.game, mind: await title.mind() }, more)
}

/** A worker that starts with the first errand, and answers each in turn. */
function makeOffice(start: () => Worker | undefined) {
  const waiting = new Map<number, (at: number | undefined) => void>()
  let worker: Worker | undefined
  let isClosed = false
  let count = 0
  const settle = ({ id, at }: Errands) => {
    waiting.get(id)?.(at)
    waiting.delete(id)
  }
  const close = () => {
    isClosed = true
    worker?.terminate()
    for (const id of [...waiting.keys()]) settle({ id })
  }
  const open = () => {
    worker = start()
    if (!worker) return close()
    worker.onmessage = ({ data }: MessageEvent<Errands>) => settle(data)
    worker.onerror = close
  }
  return {
    close,
    send(errand: Omit<Errand, 'id'>): Promise<number | undefined> {
      if (!worker && !isClosed) open()
      if (!worker || isClosed) return Promise.resolve(undefined)
      const id = count++
      worker.postMessage({ ...errand, id })
      return new Promise((resolve) => void waiting.set(id, resolve))
    },
  }
}

/** Starts the bots’ worker, where the browser can. */
export function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' })
  } catch {
    return undefined
  }
}
