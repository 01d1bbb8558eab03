import type { Link, LinkEvent } from '../link/link.ts'
import type { Again } from '../match/authority.ts'
import type { Presence } from '../match/roster.ts'
import type { Answer } from '../match/table.ts'
import type { Seat } from '../rules/game.ts'
import { makeLimit } from './limit.ts'
import { makePulse, type Pulse, pingEvery } from './liveness.ts'
import { makeJoin, writeInParts } from './parts.ts'
import {
  type GuestMessage,
  type Hello,
  type HostMessage,
  type Part,
  protocol,
  readGuestMessage,
  type Stranger,
} from './protocol.ts'
import {
  challengeBy,
  isProven,
  journalFrom,
  offer,
  type Reception,
  type SeatedMessage,
  welcomeFor,
} from './reception.ts'

/** The host's end of the link to one guest, or to somebody who would like to be one. */
export interface Visitor {
  /** Begins to read the link. */
  listen(): void
  /** The public key of whoever is at the other end, once that is proven. */
  key(): string | undefined
  /** Asks again who is there, since there may be a seat now. */
  challenge(): void
  /** The seat it was given by its hello. */
  seat(): Seat | undefined
  presence(): Presence
  say(message: HostMessage): void
  /** Looks whether it is still there; called every ping. */
  tick(): void
  close(reason: string): void
}

/** What a visitor tells the one who let it in. */
export interface VisitorEvents {
  /** Whether no page that came later has the seat. `since`: the last entry when this one came. */
  readonly isLatest: (since: number | undefined) => boolean
  readonly seated: () => void
  /** It can be heard again, or no more. */
  readonly changed: () => void
  readonly gone: () => void
}

/** A challenge is said again until it is answered, every so many pings. */
const challengeEvery = 2
/** How long a link may stay without a hello, ms. */
const strangerPatience = 10_000
/** Silence after which a link is given up, ms; its guest dials anew. */
const giveUpAfter = 30_000
/** The longest that a guest may say, in letters: some thousand entries. */
const longestGiven = 1_000_000

interface State<M> {
  readonly link: Link
  readonly ports: Reception<M>
  readonly on: VisitorEvents
  readonly pulse: Pulse
  readonly allow: () => boolean
  /** What a hello over this link must sign. */
  readonly nonce: string
  /** ms since the link was made, and since it was last heard. */
  age: number
  silence: number
  presence: Presence
  /** In its first hello; another one later is not listened to. */
  key: string | undefined
  seat: Seat | undefined
  messages: number
  /** Puts together what the guest says in parts. */
  readonly join: (part: Part) => GuestMessage | Stranger | undefined
}

/** Listens to a link that was made to this host. */
export function makeVisitor<M>(link: Link, ports: Reception<M>, on: VisitorEvents): Visitor {
  const { clock } = ports
  const state: State<M> = {
    ...{ link, ports, on, pulse: makePulse(clock), allow: makeLimit(clock) },
    ...{ age: 0, silence: 0, presence: 'here', key: undefined, seat: undefined, messages: 0 },
    nonce: ports.entropy(),
    join: makeJoin(readGuestMessage, longestGiven),
  }
  return {
    listen() {
      link.on((event) => onEvent(state, event))
      challenge(state)
    },
    challenge: () => challenge(state),
    key: () => state.key,
    seat: () => state.seat,
    presence: () => state.presence,
    say: (message) => say(state, message),
    tick: () => tick(state),
    close: (reason) => end(state, reason),
  }
}

function onEvent<M>(state: State<M>, event: LinkEvent): void {
  const { counts } = state.ports
  if (event.type !== 'closed') heard(state)
  if (event.type === 'closed') state.on.gone()
  else if (event.type === 'dropped') counts.dropped++
  else if (state.allow()) read(state, event.text)
  else counts.limited++
}

function heard<M>(state: State<M>): void {
  state.pulse.heard()
  state.silence = 0
  if (state.presence === 'here') return
  state.presence = 'here'
  state.on.changed()
}

function tick<M>(state: State<M>): void {
  state.age += pingEvery
  state.silence += pingEvery
  const before = state.presence
  state.presence = state.pulse.tick()
  if (state.presence !== before) state.on.changed()
  if (state.silence >= giveUpAfter) end(state, 'silent')
  if (state.key === undefined && state.age >= strangerPatience) end(state, 'no hello')
  if (state.seat === undefined && state.age % (challengeEvery * pingEvery) === 0) challenge(state)
}

/** Asks who is there, until it is known where they belong. */
function challenge<M>(state: State<M>): void {
  if (state.link.open && state.seat === undefined) say(state, challengeBy(state.ports, state.nonce))
}

/** Ends the link here; what was said before still arrives. */
function end<M>(state: State<M>, reason: string): void {
  state.link.close(reason)
}

function say<M>(state: State<M>, message: HostMessage): void {
  for (const text of writeInParts(message, state.messages++)) state.link.send(text)
}

function read<M>(state: State<M>, text: string): void {
  const message = readGuestMessage(text)
  if (message?.type === 'stranger') turnAway(state, message.protocol)
  else if (message?.type === 'hello') void greet(state, message)
  else if (message && state.seat !== undefined && state.key !== undefined)
    obey(state, message, state.key)
  else state.ports.counts.dropped++
}

/** Whoever speaks another version is told so, and so is the host. */
function turnAway<M>(state: State<M>, version: number): void {
  state.ports.met(version > protocol ? 'newer' : 'older')
  deny(state, 'version')
}

function deny<M>(state: State<M>, why: 'full' | 'version', away?: readonly Seat[]): void {
  const { build } = state.ports
  say(state, { type: 'denied', why, build, ...(away ? { away: [...away] } : {}) })
  end(state, why)
}

async function greet<M>(state: State<M>, hello: Hello): Promise<void> {
  const { ports, nonce } = state
  const proven = await isProven(ports, nonce, hello)
  state.key ??= proven ? hello.key : undefined
  if (!proven || state.key !== hello.key) {
    ports.counts.dropped++
    return
  }
  const seat = await ports.seatFor(hello)
  if (!state.link.open) return
  if (typeof seat === 'number') sitDown(state, seat, hello)
  else if (seat === 'full') deny(state, 'full', ports.hearing().absent)
  else if (seat === 'knocking') say(state, { type: 'knocking' })
  else end(state, seat === 'behind' ? 'behind' : 'not kept')
}

/** Of several pages of one person the one that came last has the seat. */
function sitDown<M>(state: State<M>, seat: Seat, hello: Hello): void {
  if (!state.on.isLatest(hello.visit)) {
    end(state, 'replaced')
    return
  }
  state.seat = seat
  state.on.seated()
  say(state, welcomeFor(state.ports, seat, hello.have))
}

/** Does what a seated guest says. */
function obey<M>(state: State<M>, message: SeatedMessage, key: string): void {
  const { ports } = state
  switch (message.type) {
    case 'ping':
      break
    case 'piece':
      joinPart(state, message, key)
      break
    case 'resync':
      ports.counts.resyncs++
      say(state, journalFrom(ports, message.from))
      break
    case 'given':
      void ports.adopt(message.from, message.entries)
      break
    case 'submit':
      void reply(state, message.id, offer(ports, key, message.entry))
      break
    case 'standIn':
      void reply(state, message.id, ports.standIn(message.seat))
  }
}

function joinPart<M>(state: State<M>, part: Part, key: string): void {
  const whole = state.join(part)
  if (!whole) return
  if (whole.type === 'given') obey(state, whole, key)
  else state.ports.counts.dropped++
}

async function reply<M>(
  state: State<M>,
  id: number,
  answer: Answer | Promise<Answer | Again>,
): Promise<void> {
  say(state, { ...(await answer), id })
}
