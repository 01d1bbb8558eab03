import { utf8 } from '../../kit/bytes.ts'
import { makeBufferedEmitter } from '../../kit/emitter.ts'
import { type Link, type LinkEvent, linkOf, messageCap } from '../link.ts'
import type { Thread } from './thread.ts'
import { type LinkDirection, makeDirection, type Outlet, type Wire, type WireTools } from './wire.ts'

/** The faults of a link, read for every message. */
interface Between {
  wire(): Wire
  /** Whether messages from here arrive there, and the reverse. */
  out(): boolean
  in(): boolean
}

/** A link with faults that can be cut. */
export interface FaultyLink {
  readonly link: Link
  /** `closed`: both ends see it as lost. `silent`: nothing arrives any more, and no one is told. */
  cut(how: 'closed' | 'silent'): void
}

/**
 * Adds faults to both directions of a link, for a page that runs on this thread. Without `between` it only freezes and
 * ends with the page.
 */
export function faultyLink(inner: Link, between: Between | undefined, tools: WireTools, thread: Thread): FaultyLink {
  const events = makeBufferedEmitter<LinkEvent>()
  let silent = false
  const direction = (way: 'out' | 'in', outlet: Outlet) => {
    const open = () => !silent && (between?.[way]() ?? true)
    return between ? makeDirection(tools, between.wire, open, outlet) : straight(open, outlet)
  }
  const out = direction('out', { message: inner.send, goodbye: inner.close })
  const into = direction('in', {
    message: (text) => thread.run(() => events.emit({ type: 'message', text })),
    goodbye: (reason) => thread.run(() => events.end({ type: 'closed', reason })),
  })
  const cut = (how: 'closed' | 'silent') => {
    silent = true
    if (how === 'silent') return
    thread.run(() => events.end({ type: 'closed', reason: 'lost' }))
    inner.close('lost')
  }
  const send = (text: string) => {
    if (!events.open || !thread.alive) return
    if (utf8(text).length > messageCap) events.emit({ type: 'dropped', why: 'a message of ours that was too big' })
    else if (!out.message(text)) cut('closed')
  }
  const close = (reason = '') => {
    if (events.open && thread.alive) out.goodbye(reason)
    events.end({ type: 'closed', reason })
  }
  inner.on((event) => {
    if (event.type === 'closed') into.goodbye(event.reason)
    else if (event.type === 'dropped') thread.run(() => events.emit(event))
    else if (!into.message(event.text)) cut('closed')
  })
  return { link: linkOf(inner, events, { send, close, path: inner.path }), cut }
}

/** A direction without faults: the other end adds them. */
function straight(open: () => boolean, outlet: Outlet): LinkDirection {
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
