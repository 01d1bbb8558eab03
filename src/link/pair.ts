import { utf8 } from '../kit/bytes.ts'
import type { Clock } from './clock.ts'
import { type Link, messageCap } from './link.ts'
import { linkOf, makeStory } from './story.ts'

/** What a wire in memory does to messages. A real link keeps order and loses nothing. */
export interface Faults {
  /** What every message takes, ms. */
  readonly delay: number
  /** Up to so much more, by chance, ms. */
  readonly jitter: number
  /** Messages in a thousand that never arrive. */
  readonly loss: number
  /** Messages in a thousand that arrive twice. */
  readonly duplicate: number
  /** Messages in a thousand that are overtaken by those behind them. */
  readonly reorder: number
}

/** A wire as good as a real link. */
export const faultless: Faults = { delay: 1, jitter: 0, loss: 0, duplicate: 0, reorder: 0 }

/** What a world in memory runs on: all that happens follows from these, again and again. */
export interface PairTools {
  readonly clock: Clock
  /** A whole number from 0 up to, not including, `below`. */
  readonly draw: (below: number) => number
  /** Asked for every message, so they may change with time; `faultless` when missing. */
  readonly faults?: () => Faults
}

/** Two ends of one wire. */
export interface Pair {
  readonly ends: readonly [Link, Link]
  /** `closed`: both ends are told it is lost. `silent`: nothing arrives any more and nobody is told. */
  cut(how: 'closed' | 'silent'): void
}

/** One end of a wire, with what the wire does to it. */
interface End {
  readonly link: Link
  arrive(text: string): void
  end(reason: string): void
}

/** Joins two links by a wire in memory. */
export function linkPair(tools: PairTools, names: readonly [string, string] = ['a', 'b']): Pair {
  let silent = false
  const wire = (to: () => End) => makeWire(tools, (deliver) => silent || deliver(to()))
  const a: End = makeEnd(
    names[0],
    wire(() => b),
  )
  const b: End = makeEnd(
    names[1],
    wire(() => a),
  )
  const cut = (how: 'closed' | 'silent') => {
    silent = true
    if (how === 'silent') return
    a.end('lost')
    b.end('lost')
  }
  return { ends: [a.link, b.link], cut }
}

/** One direction: carries what happens to the other end there, late and not always once. */
interface Wire {
  message(text: string): void
  goodbye(reason: string): void
}

function makeWire(
  { clock, draw, faults }: PairTools,
  reach: (deliver: (end: End) => void) => void,
) {
  let lastAt = 0
  const happens = (perThousand: number) => perThousand > 0 && draw(1000) < perThousand
  const inOrder = (ms: number, deliver: (end: End) => void) => {
    lastAt = Math.max(lastAt, clock.now() + ms)
    clock.after(lastAt - clock.now(), () => reach(deliver))
  }
  const carry = (faults: Faults, text: string) => {
    const ms = faults.delay + draw(faults.jitter + 1)
    const deliver = (end: End) => end.arrive(text)
    if (!happens(faults.reorder)) return inOrder(ms, deliver)
    clock.after(ms + draw(5 * (faults.delay + faults.jitter) + 1), () => reach(deliver))
  }
  const wire: Wire = {
    message(text) {
      const now = faults?.() ?? faultless
      if (happens(now.loss)) return
      carry(now, text)
      if (happens(now.duplicate)) carry(now, text)
    },
    goodbye: (reason) => inOrder((faults?.() ?? faultless).delay, (end) => end.end(reason)),
  }
  return wire
}

function makeEnd(id: string, wire: Wire): End {
  const story = makeStory()
  const send = (text: string) => {
    if (!story.open) return
    if (utf8(text).length <= messageCap) wire.message(text)
    else story.tell({ type: 'dropped', why: 'an oversized message of our own' })
  }
  const close = (reason = '') => {
    if (story.open) wire.goodbye(reason)
    story.end(reason)
  }
  const arrive = (text: string) => story.tell({ type: 'message', text })
  return { link: linkOf(id, story, { send, close }), arrive, end: story.end }
}
