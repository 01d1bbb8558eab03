import { need } from '../kit/assert.ts'
import type { Clock } from '../kit/clock.ts'
import type { SeatPort } from '../match/table.ts'
import type { Draw } from '../rules/chance.ts'
import type { GameTypes } from '../rules/game.ts'

/** What a random bot works with. */
export interface RandomBot {
  /** Where its choices come from. */
  readonly draw: Draw
  readonly clock: Clock
  /** How long it pretends to think, ms, so that people can follow. */
  readonly pause: number
}

/** How long it waits before retrying a refused move, ms. */
const tryAgain = 1000

/** Plays legal moves at random in a seat, each equally likely; returns how to stop it. */
export function sitRandom<G extends GameTypes>(
  port: SeatPort<G>,
  { draw, clock, pause }: RandomBot,
): () => void {
  let cancel: (() => void) | undefined
  let stopped = false
  const think = (ms: number) => {
    if (!stopped && !cancel && port.asked()) cancel = clock.after(ms, () => void move())
  }
  const move = async () => {
    const asked = port.asked()
    const answer = asked && (await port.submit(asked.seq, pick(asked.choice.moves, draw)))
    cancel = undefined
    think(answer?.type === 'refused' ? Math.max(pause, tryAgain) : pause)
  }
  const off = port.on(() => think(pause))
  think(pause)
  return () => {
    stopped = true
    off()
    cancel?.()
  }
}

const pick = <M>(moves: readonly M[], draw: Draw): M =>
  need(moves[draw(moves.length)], 'a legal move')
