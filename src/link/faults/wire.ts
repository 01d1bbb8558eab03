import { utf8 } from '../../kit/bytes.ts'
import type { Clock } from '../../kit/clock.ts'

/** The effect of a wire on messages. A real link may be slow, but keeps order and loses nothing. */
export interface Wire {
  /** The least and the longest delay, ms. Keeps order. */
  readonly delay: readonly [number, number]
  /** Share of messages that are lost, from 0 to 1. */
  readonly loss: number
  /** Share of messages that arrive twice. */
  readonly duplicate: number
  /** Share of messages that later ones overtake. */
  readonly reorder: number
  /** Bytes a second that the reader takes; 0: unlimited. */
  readonly rate: number
}

/** A wire without faults. */
export const perfectWire: Wire = { delay: [1, 1], loss: 0, duplicate: 0, reorder: 0, rate: 0 }

/** The clock and the random numbers of a simulation, which determine everything that happens. */
export interface WireTools {
  readonly clock: Clock
  /** A random whole number from 0 up to, but not including, `below`. */
  readonly draw: (below: number) => number
}

/** The far end of one direction. */
export interface Outlet {
  message(text: string): void
  goodbye(reason: string): void
}

/** One direction of a link, with its faults. */
export interface LinkDirection {
  /** Returns false if so much is waiting that the reader must have stalled. */
  message(text: string): boolean
  /** Arrives after all earlier messages, and is never lost while the direction is open. */
  goodbye(reason: string): void
}

/** Bytes that may wait for a slow reader, as on a real link. */
const mostWaiting = 7 * 1024 * 1024
const million = 1_000_000

/**
 * One direction of a link. `wire` and `open` are read for every message, so they may change over time. Whatever arrives
 * while it isn't open is lost silently.
 */
export function makeDirection(
  { clock, draw }: WireTools,
  wire: () => Wire,
  open: () => boolean,
  outlet: Outlet,
): LinkDirection {
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
    goodbye: (reason) => inOrder(within(wire().delay), 0, () => deliver(() => outlet.goodbye(reason))),
  }
}
