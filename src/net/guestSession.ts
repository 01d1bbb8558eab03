import type { Clock } from '../kit/clock.ts'
import type { Link, LinkEvent } from '../link/link.ts'
import type { Again } from '../match/authority.ts'
import { refuse } from '../match/refusals.ts'
import type { Hearing, Presence } from '../match/roster.ts'
import { helloText, type Signatures } from '../match/signing.ts'
import type { Answer, Counts, Skew } from '../match/table.ts'
import { type ReadMove, readEntry } from '../rules/entry.ts'
import type { Seat } from '../rules/game.ts'
import { type Entry, entryHash } from '../rules/journal.ts'
import type { Admission } from './admission.ts'
import { makePulse, pingEvery } from './liveness.ts'
import {
  endOf,
  type GuestMessage,
  type Hello,
  type HostMessage,
  protocol,
  readGuestMessage,
  writeMessage,
} from './protocol.ts'

/** What a session needs from the host it belongs to. */
export interface SessionPorts<M> {
  readonly clock: Clock
  /** Component values that guests lack, or `undefined`. */
  readonly edition: unknown
  readonly match: string
  readonly people: string
  readonly entropy: () => string
  readonly verify: Signatures['verify']
  readonly entries: () => readonly Entry<M>[]
  readonly hearing: () => Hearing
  readonly readMove: ReadMove<M>
  /** Decides where the sender of a proven hello belongs. */
  readonly admit: (hello: Hello) => Promise<Admission>
  readonly submit: (key: string, entry: Entry<M>) => Promise<Answer | Again>
  readonly standIn: (seat: Seat) => Promise<Answer>
  readonly adopt: (from: number, entries: readonly unknown[]) => Promise<boolean>
  /** A page of another version called. */
  readonly foreign: (version: Skew) => void
  readonly counts: Counts
}

/** What a session reports while it lasts. */
export interface SessionEvents {
  /** Whether this page may have its seat: `since` is the last entry when it came to the table. */
  readonly isLatest: (since: number | undefined) => boolean
  readonly seated: () => void
  readonly presenceChanged: () => void
  readonly closed: () => void
}

/** The host's end of a link to one guest, or to a visitor who wants to become one. */
export interface GuestSession {
  /** Starts reading the link. */
  start(): void
  /** The guest's public key, once proven. */
  key(): string | undefined
  seat(): Seat | undefined
  presence(): Presence
  send(message: HostMessage): void
  /** Asks who is there, unless already seated; also repeated while unanswered. */
  challenge(): void
  /** Checks whether the guest is still there; called every ping. */
  tick(): void
  close(reason: string): void
}

/** Pings between two challenges while the first is unanswered. */
const challengeEvery = 2
/** How long a link may last without a valid hello, ms. */
const helloTimeout = 10_000
/** Silence after which a link is closed, ms; its guest dials again. */
const silenceTimeout = 30_000
/** The longest message read from a guest that has no seat, in characters. */
const longestHello = 4096

interface State<M> {
  readonly link: Link
  readonly ports: SessionPorts<M>
  readonly on: SessionEvents
  readonly pulse: ReturnType<typeof makePulse>
  readonly allow: (cost: number) => boolean
  /** What a hello over this link must sign. */
  readonly nonce: string
  /** Milliseconds since the link was made, and since it was last heard. */
  age: number
  silence: number
  presence: Presence
  /** Set by the first valid hello; one with another key is dropped. */
  key: string | undefined
  seat: Seat | undefined
}

/** A session over a link that was made to this host. */
export function makeSession<M>(
  link: Link,
  ports: SessionPorts<M>,
  on: SessionEvents,
): GuestSession {
  const { clock } = ports
  const state: State<M> = {
    ...{ link, ports, on, pulse: makePulse(clock), allow: makeRateLimit(clock) },
    ...{ age: 0, silence: 0, presence: 'here', key: undefined, seat: undefined },
    nonce: ports.entropy(),
  }
  return {
    start() {
      link.on((event) => onEvent(state, event))
      challenge(state)
    },
    key: () => state.key,
    seat: () => state.seat,
    presence: () => state.presence,
    send: (message) => send(state, message),
    challenge: () => challenge(state),
    tick: () => tick(state),
    close: link.close,
  }
}

const send = <M>({ link }: State<M>, message: HostMessage) => link.send(writeMessage(message))

function onEvent<M>(state: State<M>, event: LinkEvent): void {
  const { counts } = state.ports
  if (event.type !== 'closed') heard(state)
  if (event.type === 'closed') state.on.closed()
  else if (event.type === 'dropped') counts.dropped++
  else if (state.allow(costOf(event.text))) read(state, event.text)
  else counts.limited++
}

function heard<M>(state: State<M>): void {
  state.pulse.heard()
  state.silence = 0
  if (state.presence === 'here') return
  state.presence = 'here'
  state.on.presenceChanged()
}

function tick<M>(state: State<M>): void {
  const { link, presence } = state
  state.age += pingEvery
  state.silence += pingEvery
  state.presence = state.pulse.tick()
  if (state.presence !== presence) state.on.presenceChanged()
  if (state.silence >= silenceTimeout) link.close('silent')
  if (state.key === undefined && state.age >= helloTimeout) link.close('no hello')
  if (state.age % (challengeEvery * pingEvery) === 0) challenge(state)
}

function challenge<M>(state: State<M>): void {
  const { link, nonce, seat } = state
  const { match, people, entries } = state.ports
  if (!link.open || seat !== undefined) return
  send(state, { type: 'challenge', protocol, nonce, match, people, ...endOf(entries()) })
}

function read<M>(state: State<M>, text: string): void {
  const { seat, key, ports } = state
  const isTooLong = seat === undefined && text.length > longestHello
  const message = isTooLong ? undefined : readGuestMessage(text)
  if (message?.type === 'foreignHello') denyForeign(state, message.protocol)
  else if (message?.type === 'hello') void greet(state, message)
  else if (message && seat !== undefined && key !== undefined) handle(state, message, key)
  else ports.counts.dropped++
}

/** Both sides are told about the difference in versions. */
function denyForeign<M>(state: State<M>, version: number): void {
  state.ports.foreign(version > protocol ? 'newer' : 'older')
  deny(state, 'version')
}

function deny<M>(state: State<M>, why: 'full' | 'version', away?: readonly Seat[]): void {
  send(state, { type: 'denied', why, ...(away ? { away: [...away] } : {}) })
  state.link.close(why)
}

async function greet<M>(state: State<M>, hello: Hello): Promise<void> {
  const { ports, nonce, link } = state
  const isProven = await ports.verify(hello.key, helloText(nonce, hello.key), hello.proof)
  if (isProven) state.key ??= hello.key
  if (!isProven || state.key !== hello.key) {
    ports.counts.dropped++
    return
  }
  const admission = await ports.admit(hello)
  if (!link.open) return
  if (typeof admission === 'number') takeSeat(state, admission, hello)
  else if (admission === 'full') deny(state, 'full', ports.hearing().absent)
  else if (admission === 'undecided') send(state, { type: 'undecided' })
  else link.close(admission)
}

/** If one person has several pages open, the one opened last has the seat. */
function takeSeat<M>(state: State<M>, seat: Seat, { since, have }: Hello): void {
  if (state.on.isLatest(since)) {
    state.seat = seat
    state.on.seated()
    send(state, welcome(state.ports, have))
  } else state.link.close('replaced')
}

/** The journal as far as the guest lacks it. */
function welcome<M>(ports: SessionPorts<M>, have: Hello['have']): HostMessage {
  const { match, edition, hearing } = ports
  const entries = ports.entries()
  const known = have && entries[have.seq]
  const from = known && entryHash(known) === have.hash ? have.seq + 1 : 0
  const values = edition === undefined ? {} : { edition }
  return { type: 'welcome', match, ...values, from, entries: entries.slice(from), ...hearing() }
}

/** Does what a seated guest asks for. */
function handle<M>(
  state: State<M>,
  message: Exclude<GuestMessage, { type: 'hello' }>,
  key: string,
): void {
  const { ports } = state
  switch (message.type) {
    case 'ping':
      break
    case 'resync': {
      const { from } = message
      ports.counts.resyncs++
      send(state, { type: 'journal', from, entries: ports.entries().slice(from) })
      break
    }
    case 'diverged':
      void ports.adopt(message.from, message.entries)
      break
    case 'submit':
      void reply(state, message.id, submit(ports, key, message.entry))
      break
    case 'standIn':
      void reply(state, message.id, ports.standIn(message.seat))
  }
}

function submit<M>(ports: SessionPorts<M>, key: string, data: unknown) {
  const read = readEntry(data, 0, ports.readMove)
  return 'problem' in read ? refuse('unreadable') : ports.submit(key, read.entry)
}

async function reply<M>(
  state: State<M>,
  id: number,
  answer: Answer | Promise<Answer | Again>,
): Promise<void> {
  send(state, { ...(await answer), id })
}

/** Messages of ordinary length that may come at once, and how many a second after that. */
const burst = 120
const perSecond = 40
/** Characters in a message of ordinary length; a longer one counts as several. */
const ordinary = 64 * 1024

const costOf = (text: string) => 1 + Math.floor(text.length / ordinary)

/** Returns false when a guest sends more than the host is prepared to read. */
export function makeRateLimit(clock: Clock): (cost: number) => boolean {
  let left = burst
  let at = clock.now()
  return (cost) => {
    const now = clock.now()
    left = Math.min(burst, left + ((now - at) * perSecond) / 1000)
    at = now
    if (left < cost) return false
    left -= cost
    return true
  }
}
