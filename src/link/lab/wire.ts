import { utf8 } from '../../kit/bytes.ts'
import type { Clock } from '../../kit/clock.ts'

/** What a wire does to messages. A real link keeps order and loses nothing, however long it takes. */
export interface Wire {
  /** The least and the most a message takes, ms. Order is kept. */
  readonly delay: readonly [number, number]
  /** Share of messages that never arrive, from 0 to 1. */
  readonly loss: number
  /** Share of messages that arrive twice. */
  readonly duplicate: number
  /** Share of messages that those behind them overtake. */
  readonly reorder: number
  /** Bytes a second that the reader takes; 0: as they come. */
  readonly rate: number
}

/** A wire as good as a real link. */
export const goodWire: Wire = { delay: [1, 1], loss: 0, duplicate: 0, reorder: 0, rate: 0 }

/** What faults run on: all that happens follows from these, again and again. */
export interface WireTools {
  readonly clock: Clock
  /** A whole number from 0 up to, not including, `below`. */
  readonly draw: (below: number) => number
}

/** What comes out at the far end of one direction. */
export interface Outlet {
  message(text: string): void
  goodbye(reason: string): void
}

/** One direction of a link, and the faults in it. */
export interface Direction {
  /** False when so much waits for a slow reader that nobody can be reading any more. */
  message(text: string): boolean
  /** Arrives after what was sent before, and is never lost on an open way. */
  goodbye(reason: string): void
}

/** Bytes that may wait for a slow reader: what a real link lets queue before it gives up. */
const mostWaiting = 7 * 1024 * 1024
const million = 1_000_000

/**
 * One direction of a link. `wire` and `open` are asked for every message, so they may change with
 * time; what arrives while the way is not open is lost, and nobody is told.
 */
export function makeDirection(
  { clock, draw }: WireTools,
  wire: () => Wire,
  open: () => boolean,
  outlet: Outlet,
): Direction {
  let lastAt = 0
  let waiting = 0
  const happens = (share: number) => share > 0 && draw(million) < share * million
  const within = ([least, most]: Wire['delay']) => least + draw(Math.max(0, most - least) + 1)
  const deliver = (then: () => void) => {
    if (open()) then()
  }
  const inOrder = (ms: number, taking: number, then: () => void) => {
    lastAt = Math.max(lastAt, clock.now() + ms) + taking
    clock.after(lastAt - clock.now(), then)
  }
  const carry = (now: Wire, text: string) => {
    const ms = within(now.delay)
    const arrive = () => deliver(() => outlet.message(text))
    if (happens(now.reorder)) clock.after(ms + draw(5 * now.delay[1] + 1), arrive)
    else if (now.rate <= 0) inOrder(ms, 0, arrive)
    else {
      const { length } = utf8(text)
      waiting += length
      inOrder(ms, (1000 * length) / now.rate, () => {
        waiting -= length
        arrive()
      })
    }
  }
  return {
    message(text) {
      const now = wire()
      if (happens(now.loss)) return true
      carry(now, text)
      if (happens(now.duplicate)) carry(now, text)
      return waiting <= mostWaiting
    },
    goodbye: (reason) =>
      inOrder(within(wire().delay), 0, () => deliver(() => outlet.goodbye(reason))),
  }
}
