import type { Link, LinkEvent } from '../link/link.ts'
import type { Again } from '../match/authority.ts'
import { refuse } from '../match/refusals.ts'
import { hearingOf, type Presence, rosterOf } from '../match/roster.ts'
import { helloText, peopleOf } from '../match/signing.ts'
import type { Answer } from '../match/table.ts'
import { readEntry } from '../rules/entry.ts'
import type { Seat } from '../rules/game.ts'
import { entryHash } from '../rules/journal.ts'
import { choiceOf } from '../rules/play.ts'
import { setupOf } from '../rules/replay.ts'
import { admit, standIn, takeBack } from './admission.ts'
import type { HostSide } from './hostSide.ts'
import { makePulse, type Pulse, pingEvery } from './liveness.ts'
import {
  endOf,
  type GuestMessage,
  type Hello,
  type HostMessage,
  protocol,
  readGuestMessage,
  writeMessage,
} from './protocol.ts'
import { makeRateLimit, type Rate } from './rateLimit.ts'

/** What a session reports to the others of its host. */
export interface SessionEvents {
  /** Whether this page may have its seat: `since` is the last entry when it came to the table. */
  readonly isLatest: (since: number | undefined) => boolean
  readonly seated: () => void
  readonly closed: () => void
}

/** The host's end of a link to one guest, or to a visitor who wants to become one. */
export interface GuestSession {
  readonly link: Link
  readonly side: HostSide
  readonly on: SessionEvents
  readonly pulse: Pulse
  readonly allow: (cost: number) => boolean
  /** What a hello over this link must sign. */
  readonly nonce: string
  /** Time since the link was made, ms. */
  age: number
  presence: Presence
  /** The guest's public key, once proven; a hello with another one is dropped. */
  key: string | undefined
  seat: Seat | undefined
}

/** Pings between two challenges while the first is unanswered. */
const challengeEvery = 2
/** How long a link may last without a valid hello, ms. */
const helloTimeout = 10_000
/** Silence after which a link is closed, ms; its guest dials again. */
const silenceTimeout = 30_000
/** The longest message read from a guest that has no seat, in characters. */
const longestHello = 4096

/** A session over a link that was made to this host. */
export function makeSession(link: Link, side: HostSide, on: SessionEvents): GuestSession {
  const { clock, entropy } = side
  return {
    ...{
      link,
      side,
      on,
      nonce: entropy(),
      pulse: makePulse(clock),
      allow: makeRateLimit(clock, messageRate),
    },
    ...{ age: 0, presence: 'here', key: undefined, seat: undefined },
  }
}

/** Starts reading the link, and asks who is there. */
export function start(session: GuestSession): void {
  session.link.on((event) => onEvent(session, event))
  challenge(session)
}

/** Sends a message to the guest. */
export const send = ({ link }: GuestSession, message: HostMessage) =>
  link.send(writeMessage(message))

function onEvent(session: GuestSession, event: LinkEvent): void {
  const { counts } = session.side
  if (event.type !== 'closed') heard(session)
  if (event.type === 'closed') session.on.closed()
  else if (event.type === 'dropped') counts.dropped++
  else if (session.allow(costOf(event.text))) read(session, event.text)
  else counts.limited++
}

function heard(session: GuestSession): void {
  session.pulse.heard()
  setPresence(session, 'here')
}

function setPresence(session: GuestSession, presence: Presence): void {
  if (session.presence === presence) return
  session.presence = presence
  if (session.seat !== undefined) session.side.changed()
}

/** Checks whether the guest is still there; called every ping. */
export function tick(session: GuestSession): void {
  const { link, pulse } = session
  session.age += pingEvery
  setPresence(session, pulse.tick())
  if (pulse.silence() >= silenceTimeout) link.close('silent')
  if (session.key === undefined && session.age >= helloTimeout) link.close('no hello')
  if (session.age % (challengeEvery * pingEvery) === 0) challenge(session)
}

/** Asks who is there, unless already seated; repeated while unanswered. */
export function challenge(session: GuestSession): void {
  const { link, nonce, seat, side } = session
  if (!link.open || seat !== undefined) return
  const journal = side.match.journal()
  const ids = { match: setupOf(journal).match, people: peopleOf(journal) }
  send(session, { type: 'challenge', protocol, nonce, ...ids, ...endOf(journal.entries) })
}

function read(session: GuestSession, text: string): void {
  const { seat, key, side } = session
  const isTooLong = seat === undefined && text.length > longestHello
  const message = isTooLong ? undefined : readGuestMessage(text)
  if (message?.type === 'foreignHello') denyForeign(session, message.protocol)
  else if (message?.type === 'hello') void greet(session, message)
  else if (message && seat !== undefined && key !== undefined) handle(session, message, key)
  else side.counts.dropped++
}

/** Both sides are told about the difference in versions. */
function denyForeign(session: GuestSession, version: number): void {
  session.side.skew = version > protocol ? 'newer' : 'older'
  session.side.changed()
  deny(session, 'version')
}

function deny(session: GuestSession, why: 'full' | 'version', away?: readonly Seat[]): void {
  send(session, { type: 'denied', why, ...(away ? { away: [...away] } : {}) })
  session.link.close(why)
}

async function greet(session: GuestSession, hello: Hello): Promise<void> {
  const { side, nonce, link } = session
  const isProven = await side.signer.verify(hello.key, helloText(nonce, hello.key), hello.proof)
  if (isProven) session.key ??= hello.key
  if (!isProven || session.key !== hello.key) {
    side.counts.dropped++
    return
  }
  const admission = await admit(side, hello)
  if (!link.open) return
  if (typeof admission === 'number') takeSeat(session, admission, hello)
  else if (admission === 'full') deny(session, 'full', hearingOf(side.sitters()).absent)
  else if (admission === 'undecided') send(session, { type: 'undecided' })
  else link.close(admission)
}

/** If one person has several pages open, the one opened last has the seat. */
function takeSeat(session: GuestSession, seat: Seat, { since, have }: Hello): void {
  if (session.on.isLatest(since)) {
    session.seat = seat
    session.on.seated()
    send(session, welcome(session.side, have))
  } else session.link.close('replaced')
}

/** Sends the entries that the guest lacks. */
function welcome({ match, edition, sitters }: HostSide, have: Hello['have']): HostMessage {
  const journal = match.journal()
  const { entries } = journal
  const known = have && entries[have.seq]
  const from = known && entryHash(known) === have.hash ? have.seq + 1 : 0
  const values = edition === undefined ? {} : { edition }
  const missing = { ...values, from, entries: entries.slice(from) }
  return { type: 'welcome', match: setupOf(journal).match, ...missing, ...hearingOf(sitters()) }
}

/** Does what a seated guest asks for. */
function handle(
  session: GuestSession,
  message: Exclude<GuestMessage, { type: 'hello' }>,
  key: string,
): void {
  const { side } = session
  switch (message.type) {
    case 'ping':
      break
    case 'resync':
      side.counts.resyncs++
      send(session, journalFrom(side, message.from))
      break
    case 'diverged':
      void side.authority.adopt(message.from, message.entries)
      break
    case 'submit':
      void reply(session, message.id, submit(side, key, message.entry))
      break
    case 'standIn':
      void reply(session, message.id, standIn(side, message.seat))
      break
    case 'takeBack':
      void reply(session, message.id, takeBack(side, message.seat, key))
      break
    case 'react':
      side.relay.react(key, message.reaction)
      break
    case 'nudge':
      nudge(side, message.seat, key)
  }
}

/** Passes on a reminder to a seat that the others wait for. */
export function nudge({ match, relay }: HostSide, seat: Seat, by: string): void {
  const { ask, entries } = match.journal()
  const seated = rosterOf(entries).seats[seat]
  const isDue = seated?.kind === 'person' && seated.key !== by && choiceOf(ask, seat)
  if (isDue) relay.nudge(by, seat)
}

/** The journal from an entry on. */
export const journalFrom = ({ match }: HostSide, from: number): HostMessage => ({
  ...{ type: 'journal', from, entries: match.journal().entries.slice(from) },
})

function submit({ game, authority }: HostSide, key: string, data: unknown) {
  const read = readEntry(data, 0, game.readMove)
  return 'problem' in read ? refuse('unreadable') : authority.take(key, read.entry)
}

async function reply(
  session: GuestSession,
  id: number,
  answer: Answer | Promise<Answer | Again>,
): Promise<void> {
  send(session, { ...(await answer), id })
}

/** Messages of ordinary length. */
const messageRate: Rate = { burst: 120, perSecond: 40 }
/** Characters in a message of ordinary length; a longer one counts as several. */
const ordinary = 64 * 1024

const costOf = (text: string) => 1 + Math.floor(text.length / ordinary)
