import type { Clock } from '../kit/clock.ts'
import type { Asked } from '../match/table.ts'
import type { Entry } from '../rules/body.ts'
import type { Game, Typed } from '../rules/game.ts'
import type { Mind } from '../rules/mind.ts'
import { isStrength, type Strength, thinkingTime, usualBot } from './strength.ts'
import { plans } from './thinkers.ts'
import { facesKnown, type ThinkResult, thinkAbout } from './thinkRequest.ts'
import {
  type Answered,
  makeWorkerClient,
  type Reports,
  type StartWorker,
  type ThinkWorker,
  type Unnumbered,
} from './workerClient.ts'

/** Decides the moves of a table’s bots. */
export interface Brain {
  /** The move a bot of this name makes; undefined if the question was withdrawn meanwhile. */
  decide(name: string | undefined, asked: Asked, withdrawn: AbortSignal): Promise<Typed | undefined>
  /** Thinks ahead for a bot of this name, from what another seat is asked, until the next question. */
  ponder(name: string | undefined, asked: Asked): void
  /** Stops thinking ahead. */
  rest(): void
  close(): void
}

/** The parts a brain works with. */
export interface BrainParts {
  readonly title: { readonly game: Game; readonly edition: unknown; mind(): Promise<Mind> }
  /** A new seed for every question. */
  readonly seed: () => number
  /** Where thoughts are thought. */
  readonly worker: StartWorker
  /** Number of workers that share a search; one if missing. */
  readonly workers?: number
  readonly clock: Clock
  /** The match so far. */
  readonly journal: () => readonly Entry<Typed>[]
}

/** Futures for a thought in the page, where no worker thinks for it. */
const inPage = 150

/** The most time it thinks ahead of each question, ms. */
const aheadTime = 10_000

/** Decides the moves of a table’s bots in a worker; in the page where there is none. */
export function makeBrain({ title, seed, worker, workers = 1, clock, journal }: BrainParts): Brain {
  const { game, edition, mind } = title
  const clients = Array.from({ length: workers }, () => makeWorkerClient({ start: worker, clock }))
  /** The entry after which one who plans was last asked: other questions don’t reach every worker. */
  let last: number | undefined
  const requestFor = (strength: Strength, { seq, choice, position, known }: Asked): Unnumbered => {
    const { seat, moves } = choice
    const from = plans(strength) && !game.hidden ? last : undefined
    const since = from === undefined ? undefined : movesAfter(journal(), from, seq)
    if (plans(strength)) last = seq
    return {
      game: game.id,
      edition,
      hash: game.edition.hash,
      since,
      strength,
      seed: seed(),
      budget: thinkingTime[strength],
      position,
      seat,
      moves,
      faces: facesKnown(game, position, known),
    }
  }
  return {
    close() {
      for (const client of clients) client.close()
    },
    rest() {
      for (const client of clients) client.rest()
    },
    async decide(name, asked, withdrawn) {
      const { moves } = asked.choice
      if (moves.length === 1) return moves[0]
      const request = requestFor(strengthOf(name), asked)
      const busy = plans(request.strength) ? clients : clients.slice(0, 1)
      const answers = await Promise.all(busy.map(({ send }, n) => send({ ...request, part: n }, withdrawn)))
      if (withdrawn.aborted) return undefined
      const chosen = moves[chosenBy(answers) ?? thinkHere(request, { game, mind: await mind() })]
      if (chosen === undefined) throw new Error('A thinker chose no legal move')
      return chosen
    },
    ponder(name, asked) {
      const strength = strengthOf(name)
      // Among hidden cards there are too many moves to foresee the one that is made.
      if (game.hidden || !plans(strength)) return
      const request = { ...requestFor(strength, asked), ahead: true, budget: aheadTime } as const
      for (const [n, { ahead }] of clients.entries()) ahead({ ...request, part: n })
    },
  }
}

/** The number of the move that all answers together tried most; of the only answer, the move it chose. */
function chosenBy(answers: readonly (Answered | undefined)[]): number | undefined {
  const [first, ...others] = answers.filter((one) => one !== undefined)
  if (!first?.visits || others.length === 0) return first?.at
  const sums = first.visits.map((visits, move) => others.reduce((sum, one) => sum + (one.visits?.[move] ?? 0), visits))
  return sums.indexOf(Math.max(...sums))
}

/** Those of the laboratory, whose matches can be copied, need have no strength. */
const strengthOf = (name: string | undefined): Strength => (isStrength(name) ? name : usualBot)

/** The moves made after one entry up to another; undefined if anything else may have changed the position. */
function movesAfter(entries: readonly Entry<Typed>[], from: number, to: number) {
  const between = entries.slice(from + 1, to + 1)
  if (between.some(({ body }) => body.type !== 'move' && body.type !== 'chance')) return undefined
  return between.flatMap(({ body }) => (body.type === 'move' ? [body.move] : []))
}

const thinkHere = (request: Unnumbered, thinking: { readonly game: Game; readonly mind: Mind }): number =>
  thinkAbout({ ...request, id: 0 }, thinking, (iterations) => iterations < inPage)

/** Starts the bots’ worker to think about moves, where the browser can. */
export function startWorker({ answer, failed }: Reports): ThinkWorker | undefined {
  const worker = openWorker()
  if (!worker) return undefined
  worker.onmessage = ({ data }: MessageEvent<ThinkResult>) => answer(data)
  worker.onerror = failed
  return worker
}

/** Number of workers that may search on this device: one core is left to the page, and phones stay cool. */
export const workersHere = (): number => Math.min(3, Math.max(1, (globalThis.navigator?.hardwareConcurrency ?? 1) - 1))

/** A worker for requests or a study. The build finds it by this very expression. */
export function openWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' })
  } catch {
    return undefined
  }
}
