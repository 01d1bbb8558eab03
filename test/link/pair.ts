import { utf8 } from '../../src/kit/bytes.ts'
import { makeBufferedEmitter } from '../../src/kit/emitter.ts'
import {
  type LinkDirection,
  makeDirection,
  perfectWire,
  type Wire,
  type WireTools,
} from '../../src/link/faults/wire.ts'
import { type Link, type LinkEvent, linkOf, messageCap } from '../../src/link/link.ts'

/** The parts of a simulated network. */
export interface PairTools extends WireTools {
  /** Read for every message, so it may change over time. Default: a perfect wire. */
  readonly wire?: () => Wire
  /** Told each message that arrives, and at which end. */
  readonly overhear?: (text: string, id: string) => void
  /** The binding that its ends sign along. Default: another for every pair. */
  readonly binding?: string
}

/** Two ends of one wire. */
export interface Pair {
  readonly ends: readonly [Link, Link]
  /** `closed`: both ends see it as lost. `silent`: nothing arrives any more, and no one is told. */
  cut(how: 'closed' | 'silent'): void
}

/** One end of a wire. */
interface End {
  readonly link: Link
  arrive(text: string): void
  end(reason: string): void
}

/** Number of pairs so far: no two have the same binding, not even in different worlds. */
let pairs = 0

/** Connects two links in memory. */
export function linkPair(tools: PairTools, names: readonly [string, string] = ['a', 'b']): Pair {
  let silent = false
  const binding = tools.binding ?? `${names.join(' and ')}, ${++pairs}`
  const wire = tools.wire ?? (() => perfectWire)
  const way = (to: () => End) =>
    makeDirection(tools, wire, () => !silent, {
      message: (text) => to().arrive(text),
      goodbye: (reason) => to().end(reason),
    })
  const a: End = makeEnd(
    tools,
    names[0],
    binding,
    way(() => b),
  )
  const b: End = makeEnd(
    tools,
    names[1],
    binding,
    way(() => a),
  )
  const cut = (how: 'closed' | 'silent') => {
    silent = true
    if (how === 'silent') return
    a.end('lost')
    b.end('lost')
  }
  return { ends: [a.link, b.link], cut }
}

function makeEnd({ overhear }: PairTools, id: string, binding: string, way: LinkDirection): End {
  const events = makeBufferedEmitter<LinkEvent>()
  const send = (text: string) => {
    if (!events.open) return
    if (utf8(text).length > messageCap) events.emit({ type: 'dropped', why: 'a message of ours that was too big' })
    else if (!way.message(text)) close('stalled')
  }
  const close = (reason = '') => {
    if (events.open) way.goodbye(reason)
    events.end({ type: 'closed', reason })
  }
  const arrive = (text: string) => {
    overhear?.(text, id)
    events.emit({ type: 'message', text })
  }
  return {
    link: linkOf({ id, binding }, events, { send, close }),
    arrive,
    end: (reason) => events.end({ type: 'closed', reason }),
  }
}
