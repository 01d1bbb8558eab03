import { utf8 } from '../kit/bytes.ts'
import { type Direction, goodWire, makeDirection, type Wire, type WireTools } from './lab/wire.ts'
import { type Link, messageCap } from './link.ts'
import { linkOf, makeStory } from './story.ts'

/** What a world in memory runs on: all that happens follows from these, again and again. */
export interface PairTools extends WireTools {
  /** Asked for every message, so it may change with time; a good one when missing. */
  readonly wire?: () => Wire
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
  const wire = tools.wire ?? (() => goodWire)
  const way = (to: () => End) =>
    makeDirection(tools, wire, () => !silent, {
      message: (text) => to().arrive(text),
      goodbye: (reason) => to().end(reason),
    })
  const a: End = makeEnd(
    names[0],
    way(() => b),
  )
  const b: End = makeEnd(
    names[1],
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

function makeEnd(id: string, way: Direction): End {
  const story = makeStory()
  const send = (text: string) => {
    if (!story.open) return
    if (utf8(text).length > messageCap)
      story.tell({ type: 'dropped', why: 'a message of ours that was too big' })
    else if (!way.message(text)) close('stalled')
  }
  const close = (reason = '') => {
    if (story.open) way.goodbye(reason)
    story.end(reason)
  }
  const arrive = (text: string) => story.tell({ type: 'message', text })
  return { link: linkOf(id, story, { send, close }), arrive, end: story.end }
}
