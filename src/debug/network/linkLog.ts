import { utf8 } from '../../kit/bytes.ts'
import type { Clock } from '../../kit/clock.ts'
import { makeBufferedEmitter } from '../../kit/emitter.ts'
import { parseJson } from '../../kit/json.ts'
import { type Dialled, type Link, type LinkEvent, linkOf, type Network, type Transport } from '../../link/link.ts'
import { pageText } from '../text/page.ts'

const text = pageText.network

/** The traffic in one direction of a link. */
export interface Flow {
  readonly messages: number
  /** Bytes of UTF-8. */
  readonly bytes: number
  /** When the last message passed, ms; `undefined` before the first. */
  readonly last: number | undefined
}

/** The parts of a link that are shown. */
export interface LinkView {
  readonly id: string
  /** The page that dialled: this one or the other. */
  readonly dialled: 'here' | 'there'
  /** Why it closed; `undefined` while it is open. */
  readonly closed: string | undefined
  readonly out: Flow
  readonly in: Flow
  /** The time from the last request to its answer, ms. */
  readonly roundTrip: number | undefined
  /** The path of its bytes, when last probed. */
  readonly path: Transport | undefined
  /** Journals requested again, in either direction. */
  readonly resyncs: number
  /** Messages that were unreadable or too big. */
  readonly dropped: number
  /** Types of the last messages, newest last: `> submit`, `< accepted`. */
  readonly trace: readonly string[]
}

/** Records the links of a network. */
export interface LinkLog {
  watch(network: Network): Network
  /** All links so far, newest first. */
  links(): readonly LinkView[]
  /** Probes how the bytes of open links travel. */
  probe(): void
}

/** The number of message types to keep. */
const traced = 24

/** Messages that expect an answer, with the types of their answers. */
const answers: Readonly<Record<string, readonly string[]>> = {
  hello: ['challenge', 'welcome', 'denied', 'knocking'],
  submit: ['accepted', 'refused', 'again'],
  resync: ['journal', 'part'],
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** An empty log. */
export function makeLinkLog(clock: Pick<Clock, 'now'>): LinkLog {
  const records: { readonly link: Link; readonly view: Mutable<LinkView> }[] = []
  const record = (link: Link, dialled: LinkView['dialled']): Link => {
    const view = emptyView(link.id, dialled)
    records.push({ link, view })
    return recorded(link, view, clock)
  }
  return {
    links: () => records.map(({ view }) => ({ ...view })).reverse(),
    probe() {
      for (const { link, view } of records)
        if (link.open) void link.path?.().then((path) => (view.path = path ?? view.path))
    },
    watch: (network) => ({
      listen: (address, onLink, host) => network.listen(address, (link) => onLink(record(link, 'there')), host),
      dial(address) {
        const { result, cancel } = network.dial(address)
        const recordLink = (dialled: Dialled) => ('link' in dialled ? { link: record(dialled.link, 'here') } : dialled)
        return { result: result.then(recordLink), cancel }
      },
    }),
  }
}

const unused: Flow = { messages: 0, bytes: 0, last: undefined }

const emptyView = (id: string, dialled: LinkView['dialled']): Mutable<LinkView> => ({
  id,
  dialled,
  out: unused,
  in: unused,
  trace: [],
  closed: undefined,
  roundTrip: undefined,
  path: undefined,
  resyncs: 0,
  dropped: 0,
})

/** The same link, which keeps a view of itself up to date. */
function recorded(link: Link, view: Mutable<LinkView>, clock: Pick<Clock, 'now'>): Link {
  const events = makeBufferedEmitter<LinkEvent>()
  let request: { readonly type: string; readonly at: number } | undefined
  const count = (way: 'in' | 'out', message: string) => {
    const type = typeOf(message)
    const { messages, bytes } = view[way]
    view[way] = { messages: messages + 1, bytes: bytes + utf8(message).length, last: clock.now() }
    if (type === 'resync') view.resyncs += 1
    if (type !== 'ping') view.trace = [...view.trace, `${way === 'in' ? '<' : '>'} ${type}`].slice(-traced)
    return type
  }
  const receive = (message: string) => {
    const type = count('in', message)
    if (!request || !answers[request.type]?.includes(type)) return
    view.roundTrip = clock.now() - request.at
    request = undefined
  }
  link.on((event) => {
    if (event.type === 'message') receive(event.text)
    if (event.type === 'dropped') view.dropped += 1
    if (event.type === 'closed') {
      view.closed ??= event.reason || text.noReason
      events.end(event)
    } else events.emit(event)
  })
  return linkOf(link, events, {
    path: link.path,
    send(message) {
      if (events.open) {
        const type = count('out', message)
        if (type in answers) request = { type, at: clock.now() }
      }
      link.send(message)
    },
    close(reason = '') {
      view.closed ??= text.closedHere(reason)
      link.close(reason)
      events.end({ type: 'closed', reason })
    },
  })
}

/** The type of a protocol message; `?` for anything else. */
function typeOf(text: string): string {
  const message = parseJson(text)
  const isTyped = typeof message === 'object' && message !== null && 'type' in message
  return isTyped && typeof message.type === 'string' ? message.type : '?'
}
