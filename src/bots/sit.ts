import type { Clock } from '../kit/clock.ts'
import type { Asked, SeatPort } from '../match/table.ts'
import type { GameTypes } from '../rules/game.ts'

/** How a bot plays in a seat. */
export interface Player<G extends GameTypes = GameTypes> {
  /** Chooses one of the legal moves. */
  decide(asked: Asked<G>): G['move'] | Promise<G['move']>
  readonly clock: Clock
  /** How long each move takes at least, ms, so that people can follow. */
  readonly pause: number
}

/** How long it waits before retrying a refused move, ms. */
const tryAgain = 1000

/** Plays in a seat whenever it is asked; returns how to stop it. */
export function sit<G extends GameTypes>(
  port: SeatPort<G>,
  { decide, clock, pause }: Player<G>,
): () => void {
  let stopped = false
  let busy = false
  let cancel = () => {}
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      cancel = clock.after(ms, resolve)
    })
  const move = async (asked: Asked<G>, ms: number) => {
    const [chosen] = await Promise.all([decide(asked), wait(ms)])
    // What was asked may have been withdrawn meanwhile.
    const isAsked = !stopped && port.asked() !== undefined
    return isAsked ? port.submit(asked.seq, chosen) : undefined
  }
  const think = async (ms: number) => {
    const asked = stopped || busy ? undefined : port.asked()
    if (!asked) return
    busy = true
    const answer = await move(asked, ms)
    busy = false
    void think(answer?.type === 'refused' ? Math.max(pause, tryAgain) : pause)
  }
  const off = port.on(() => void think(pause))
  void think(pause)
  return () => {
    stopped = true
    off()
    cancel()
  }
}
