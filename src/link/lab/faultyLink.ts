import { utf8 } from '../../kit/bytes.ts'
import { type Link, messageCap } from '../link.ts'
import { linkOf, makeStory } from '../story.ts'
import type { Thread } from './thread.ts'
import { type Direction, makeDirection, type Outlet, type Wire, type WireTools } from './wire.ts'

/** What may be wrong on a link; each is asked for every message. */
export interface Between {
  wire(): Wire
  /** Whether what is sent here arrives there, and the other way round. */
  out(): boolean
  in(): boolean
}

/** A link with faults, and what can be done to it from outside. */
export interface FaultyLink {
  readonly link: Link
  /** `closed`: both ends are told it is lost. `silent`: nothing arrives any more, told to nobody. */
  cut(how: 'closed' | 'silent'): void
}

/**
 * Puts faults into both directions of a link, for the page that runs on this thread; without
 * `between` only what befalls the page itself.
 */
export function faultyLink(
  inner: Link,
  between: Between | undefined,
  tools: WireTools,
  thread: Thread,
): FaultyLink {
  const story = makeStory()
  let silent = false
  const direction = (way: 'out' | 'in', outlet: Outlet) => {
    const open = () => !silent && (between?.[way]() ?? true)
    return between ? makeDirection(tools, between.wire, open, outlet) : straight(open, outlet)
  }
  const out = direction('out', { message: inner.send, goodbye: inner.close })
  const into = direction('in', {
    message: (text) => thread.run(() => story.tell({ type: 'message', text })),
    goodbye: (reason) => thread.run(() => story.end(reason)),
  })
  const cut = (how: 'closed' | 'silent') => {
    silent = true
    if (how === 'silent') return
    thread.run(() => story.end('lost'))
    inner.close('lost')
  }
  const send = (text: string) => {
    if (!story.open || !thread.alive) return
    if (utf8(text).length > messageCap)
      story.tell({ type: 'dropped', why: 'a message of ours that was too big' })
    else if (!out.message(text)) cut('closed')
  }
  const close = (reason = '') => {
    if (story.open && thread.alive) out.goodbye(reason)
    story.end(reason)
  }
  inner.on((event) => {
    if (event.type === 'closed') into.goodbye(event.reason)
    else if (event.type === 'dropped') thread.run(() => story.tell(event))
    else if (!into.message(event.text)) cut('closed')
  })
  return { link: linkOf(inner.id, story, { send, close, path: inner.path }), cut }
}

/** Neither late nor lost: what could be wrong is put in at the other end. */
function straight(open: () => boolean, outlet: Outlet): Direction {
  return {
    message(text) {
      if (open()) outlet.message(text)
      return true
    },
    goodbye(reason) {
      if (open()) outlet.goodbye(reason)
    },
  }
}
