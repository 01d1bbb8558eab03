import { utf8 } from '../../kit/bytes.ts'
import type { Clock } from '../../kit/clock.ts'
import { linkOf, makeLinkEvents } from '../../link/events.ts'
import type { Dialled, Link, LinkEvent, Network, Path } from '../../link/link.ts'

/** The traffic in one direction of a link. */
export interface Flow {
  readonly messages: number
  /** Bytes of UTF-8. */
  readonly bytes: number
  /** When the last message passed, ms; `undefined` before the first. */
  readonly last: number | undefined
}

/** What is shown of a link. */
export interface LinkView {
  readonly id: string
  /** Who dialled: this page or the other one. */
  readonly dialled: 'here' | 'there'
  /** Why it closed; `undefined` while it is open. */
  readonly closed: string | undefined
  readonly out: Flow
  readonly in: Flow
  /** The time from the last request to its answer, ms. */
  readonly roundTrip: number | undefined
  /** How its bytes travel, when last probed. */
  readonly path: Path | undefined
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

const quiet: Flow = { messages: 0, bytes: 0, last: undefined }
const traced = 24

/** Messages that expect an answer, with the types of their answers. */
const answers: Readonly<Record<string, readonly string[]>> = {
  hello: ['challenge', 'welcome', 'denied', 'undecided'],
  submit: ['accepted', 'refused', 'again'],
  resync: ['journal'],
}

/** An empty log. */
export function makeLinkLog(clock: Pick<Clock, 'now'>): LinkLog {
  const views: LinkView[] = []
  const probes: ((() => Promise<void>) | undefined)[] = []
  const take = (link: Link, dialled: LinkView['dialled']): Link => {
    const at = views.length
    const first = { id: link.id, dialled, closed: undefined, out: quiet, in: quiet }
    views.push({
      ...first,
      path: undefined,
      roundTrip: undefined,
      resyncs: 0,
      dropped: 0,
      trace: [],
    })
    const note: Note = (change) => {
      const before = views[at]
      if (before) views[at] = change(before)
    }
    probes[at] = async () => {
      const path = link.open ? await link.path?.() : undefined
      if (path) note((before) => ({ ...before, path }))
    }
    return watched(link, clock, note)
  }
  const taken = (dialling: Dialled): Dialled =>
    'link' in dialling ? { link: take(dialling.link, 'here') } : dialling
  return {
    links: () => views.toReversed(),
    probe: () => {
      for (const probe of probes) void probe?.()
    },
    watch: (network) => ({
      listen: (address, onLink, host) =>
        network.listen(address, (link) => onLink(take(link, 'there')), host),
      dial(address) {
        const { result, cancel } = network.dial(address)
        return { result: result.then(taken), cancel }
      },
    }),
  }
}

type Note = (change: (before: LinkView) => LinkView) => void

function watched(link: Link, clock: Pick<Clock, 'now'>, note: Note): Link {
  const events = makeLinkEvents()
  let asked: { readonly type: string; readonly at: number } | undefined
  link.on((event) => {
    const type = event.type === 'message' ? kindOf(event.text) : ''
    const trip = asked && answers[asked.type]?.includes(type) ? clock.now() - asked.at : undefined
    if (trip !== undefined) asked = undefined
    note((before) => heard(before, event, type, clock.now(), trip))
    if (event.type === 'closed') events.close(event.reason)
    else events.emit(event)
  })
  const send = (text: string) => {
    const type = kindOf(text)
    if (type in answers) asked = { type, at: clock.now() }
    if (events.open) note((before) => sent(before, text, type, clock.now()))
    link.send(text)
  }
  const close = (reason = '') => {
    note((before) => ({
      ...before,
      closed: before.closed ?? `here: ${reason || 'no reason given'}`,
    }))
    link.close(reason)
    events.close(reason)
  }
  return linkOf(link.id, events, { send, close, path: link.path })
}

const flowed = ({ messages, bytes }: Flow, text: string, at: number): Flow => ({
  messages: messages + 1,
  bytes: bytes + utf8(text).length,
  last: at,
})

const traceOf = (before: LinkView, line: string) =>
  line.endsWith('ping') ? before.trace : [...before.trace, line].slice(-traced)

const sent = (before: LinkView, text: string, type: string, at: number): LinkView => ({
  ...before,
  out: flowed(before.out, text, at),
  resyncs: before.resyncs + (type === 'resync' ? 1 : 0),
  trace: traceOf(before, `> ${type}`),
})

function heard(
  before: LinkView,
  event: LinkEvent,
  type: string,
  at: number,
  trip: number | undefined,
): LinkView {
  if (event.type === 'closed')
    return { ...before, closed: before.closed ?? (event.reason || 'no reason given') }
  if (event.type === 'dropped') return { ...before, dropped: before.dropped + 1 }
  return {
    ...before,
    in: flowed(before.in, event.text, at),
    roundTrip: trip ?? before.roundTrip,
    resyncs: before.resyncs + (type === 'resync' ? 1 : 0),
    trace: traceOf(before, `< ${type}`),
  }
}

/** The type of a protocol message; `?` for anything else. */
function kindOf(text: string): string {
  try {
    const { type }: { type?: unknown } = JSON.parse(text)
    return typeof type === 'string' ? type : '?'
  } catch {
    return '?'
  }
}
