import type { Clock } from '../kit/clock.ts'
import { same } from '../kit/json.ts'
import type { Asked, SeatPort } from '../match/table.ts'
import type { GameTypes } from '../rules/game.ts'

/** A bot's way of playing in a seat. */
export interface SeatPlayer<G extends GameTypes = GameTypes> {
  /** Chooses one of the legal moves; none if the question was withdrawn meanwhile. */
  decide(asked: Asked<G>, withdrawn: AbortSignal): G['move'] | undefined | Promise<G['move'] | undefined>
  readonly clock: Clock
  /** Least time for each move, ms, so that people can follow. */
  readonly pause: number
}

/** Wait before a refused move is retried, ms. */
const tryAgain = 1000

/** The reason that a thought is told when its question is withdrawn: without one, each would be an error with its trace. */
const why = 'withdrawn'

/**
 * Plays in a seat whenever it is asked; returns how to stop it. A question that is withdrawn, for example by an undo,
 * ends the thought about it right away.
 */
export function sit<G extends GameTypes>(port: SeatPort<G>, { decide, clock, pause }: SeatPlayer<G>): () => void {
  let stopped = false
  let thought: Thought<G> | undefined
  const move = async ({ asked, withdrawn: { signal } }: Thought<G>, ms: number) => {
    const [chosen] = await Promise.all([decide(asked, signal), wait(clock, ms, signal)])
    const isAsked = !stopped && !signal.aborted && port.asked() !== undefined
    return isAsked && chosen ? port.submit(asked.seq, chosen) : undefined
  }
  const think = async (ms: number) => {
    const asked = stopped || thought ? undefined : port.asked()
    if (!asked) return
    thought = { asked, withdrawn: new AbortController() }
    const answer = await move(thought, ms)
    thought = undefined
    void think(answer?.type === 'refused' ? Math.max(pause, tryAgain) : pause)
  }
  const off = port.on(() => {
    if (thought && !isSame(thought.asked, port.asked())) thought.withdrawn.abort(why)
    void think(pause)
  })
  void think(pause)
  return () => {
    stopped = true
    off()
    thought?.withdrawn.abort(why)
  }
}

/** The question a bot is thinking about. */
interface Thought<G extends GameTypes> {
  readonly asked: Asked<G>
  readonly withdrawn: AbortController
}

/** Whether a question is still asked: others may have written something beside it. */
const isSame = (asked: Asked, now: Asked | undefined) =>
  now !== undefined && same(now.choice, asked.choice) && same(now.position, asked.position)

/** Resolves after `ms`, or as soon as the signal is aborted. */
const wait = (clock: Clock, ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const cancel = clock.after(ms, resolve)
    const stop = () => {
      cancel()
      resolve()
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
