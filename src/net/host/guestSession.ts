import { type MessageRate, makeRateLimit } from '../../kit/rateLimit.ts'
import type { Link, LinkEvent } from '../../link/link.ts'
import { isGenuineHello, type Meeting, signChallenge, signDenied } from '../protocol/handshake.ts'
import { makePulse, type Presence, type Pulse, pingEvery } from '../protocol/liveness.ts'
import { byes, type Hello, type HostMessage, readGuestMessage, writeMessage } from '../protocol/protocol.ts'
import type { Branch } from '../role/succession.ts'
import type { GuestRequest, SessionHost } from './sessionHost.ts'

/** Reports of a session to the others of its host. */
export interface SessionEvents {
  /** Why this link may not have its person's place; undefined if it may. */
  readonly outdone: (session: GuestSession, hello: Hello) => 'replaced' | 'again' | undefined
  readonly admitted: (session: GuestSession) => void
  readonly closed: (session: GuestSession, reason: string) => void
}

/** The host's end of a link to one guest, or to a visitor who wants to become one. */
export interface GuestSession {
  readonly link: Link
  readonly host: SessionHost
  readonly on: SessionEvents
  readonly pulse: Pulse
  readonly allow: (cost: number) => boolean
  /** Limits what makes this host read or send a journal. */
  readonly allowJournal: () => boolean
  /** The nonce that a hello over this link must sign. */
  readonly nonce: string
  /** Time since the link was made, ms. */
  age: number
  presence: Presence
  /** The guest's public key, once proven; a hello with another one is dropped. */
  key: string | undefined
  /** The guest's name. */
  name: string | undefined
  /** Its page, and the last entry when that came. */
  visit: { readonly page: string | undefined; readonly since: number } | undefined
  isAdmitted: boolean
  /** Its hello, once it has been asked to prove that another host is further along. */
  asked: Hello | undefined
  /** Messages that came too fast. */
  excess: number
  /** Stops reading the link, which another session takes over; `undefined` from then on. */
  stop: (() => void) | undefined
}

/** Pings between two challenges while the first is unanswered. */
const challengeEvery = 2
/** Time a link may last without a valid hello, ms. */
const helloTimeout = 10_000
/** Silence after which a link is closed, ms; its guest dials again. */
const silenceTimeout = 30_000
/** The longest message read from a guest that wasn't let in, in characters. */
const longestHello = 4096

/** A session over a link that was made to this host. */
export function makeSession(link: Link, host: SessionHost, on: SessionEvents): GuestSession {
  const { clock, entropy } = host
  return {
    link,
    host,
    on,
    nonce: entropy(),
    pulse: makePulse(clock),
    allow: makeRateLimit(clock, messageRate),
    allowJournal: makeRateLimit(clock, journalRate),
    age: 0,
    presence: 'here',
    key: undefined,
    name: undefined,
    visit: undefined,
    isAdmitted: false,
    asked: undefined,
    excess: 0,
    stop() {},
  }
}

/** Starts reading the link, and asks who is there. */
export function start(session: GuestSession): void {
  session.stop = session.link.on((event) => onEvent(session, event))
  challenge(session)
}

/** Sends a message to the guest. */
export const send = ({ link }: GuestSession, message: HostMessage) => link.send(writeMessage(message))

function onEvent(session: GuestSession, event: LinkEvent): void {
  const { counts } = session.host
  if (event.type !== 'closed') heard(session)
  if (event.type === 'closed') session.on.closed(session, event.reason)
  else if (event.type === 'dropped') counts.dropped++
  else if (session.allow(costOf(event.text))) read(session, event.text)
  else limit(session)
}

/** Drops a message that came too fast; a link on which that never stops is closed. */
function limit(session: GuestSession): void {
  session.host.counts.limited++
  if (++session.excess > mostExcess) session.link.close('too much')
}

function heard(session: GuestSession): void {
  session.pulse.heard()
  setPresence(session, 'here')
}

function setPresence(session: GuestSession, presence: Presence): void {
  if (session.presence === presence) return
  session.presence = presence
  if (session.isAdmitted) session.host.changed()
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

const meetingOf = ({ link, host }: GuestSession): Meeting => ({ link, code: host.code })

/** Closes the link for good, if the reason is a `Bye`: the guest will not dial again. */
export function dismiss(session: GuestSession, reason: string, away: number[] = []): void {
  const { link, host, nonce } = session
  const why = byes.find((one) => one === reason)
  const said = why && { why, ...(away.length > 0 ? { away } : {}) }
  if (said && link.open) send(session, signDenied(host.signer, said, nonce, meetingOf(session)))
  link.close(reason)
}

/** Asks who is there, unless already let in; repeated while unanswered. */
export function challenge(session: GuestSession): void {
  const { link, nonce, isAdmitted, host } = session
  if (!link.open || isAdmitted) return
  send(session, signChallenge(host.signer, { nonce, ...host.ids() }, meetingOf(session)))
}

function read(session: GuestSession, text: string): void {
  const { isAdmitted, asked, key, host } = session
  const isTooLong = !isAdmitted && !asked && text.length > longestHello
  const message = isTooLong ? undefined : readGuestMessage(text)
  if (message?.type === 'foreignHello') denyForeign(session, message.protocol)
  else if (message?.type === 'hello' && !session.allowJournal()) limit(session)
  else if (message?.type === 'hello') void greet(session, message)
  else if (message?.type === 'branch') void compare(session, message)
  else if (!message || !isAdmitted || key === undefined) host.counts.dropped++
  else if (message.type === 'ping') return
  else if (isAboutJournal(message) && !session.allowJournal()) limit(session)
  else void host.answer(message, key).then(replyTo(session))
}

/** Judges a proof that was asked for, once: a guest that fails it is not listened to. */
async function compare(session: GuestSession, branch: Branch): Promise<void> {
  const { host, link, asked } = session
  session.asked = undefined
  if (!asked) {
    host.counts.dropped++
    return
  }
  const verdict = await host.judge(branch, asked.hosting)
  if (!verdict) link.close('unproven')
  else if (verdict !== 'later') await correct(session, asked)
}

/** Shows this host's entries to someone whose own, or whose host's, it won't follow. */
async function correct(session: GuestSession, hello: Hello): Promise<void> {
  const { have: _, ...without } = hello
  if (hello.hosting) send(session, session.host.branch(without))
  else await admit(session, without)
}

const replyTo = (session: GuestSession) => (answer: HostMessage | undefined) => answer && send(session, answer)

/** Both sides are told about the difference in versions. */
function denyForeign(session: GuestSession, version: number): void {
  session.host.foreign(version)
  session.link.close('version')
}

async function greet(session: GuestSession, hello: Hello): Promise<void> {
  const { host, nonce } = session
  const { signer } = host
  const question = { nonce, key: signer.key, match: host.ids().match }
  const isProven = await isGenuineHello(hello, question, meetingOf(session), signer.verify)
  if (isProven) session.key ??= hello.key
  if (!isProven || session.key !== hello.key) {
    host.counts.dropped++
    return
  }
  await admit(session, hello)
}

async function admit(session: GuestSession, hello: Hello): Promise<void> {
  const { host, link } = session
  const admission = await host.admit(hello)
  if (!link.open || !session.stop) return
  if (admission === 'in') letIn(session, hello)
  else if (admission === 'full') dismiss(session, 'full', host.away())
  else if (admission === 'stale') dismiss(session, 'stale')
  else if (admission === 'rival') send(session, host.branch(hello))
  else if (admission === 'unproven') ask(session, hello)
  else if (admission === 'undecided') send(session, { type: 'undecided' })
  else link.close(admission)
}

function ask(session: GuestSession, hello: Hello): void {
  session.asked = hello
  send(session, { type: 'prove' })
}

/** If one person has several pages open, the one opened last has the place, over its newest link. */
function letIn(session: GuestSession, hello: Hello): void {
  const { on, host } = session
  const outdone = on.outdone(session, hello)
  if (outdone) {
    dismiss(session, outdone)
    return
  }
  session.isAdmitted = true
  session.name = hello.name
  on.admitted(session)
  send(session, host.welcome(hello))
}

/** A few bytes of these cost a whole journal. */
const isAboutJournal = ({ type }: GuestRequest) => type === 'resync' || type === 'diverged'
const journalRate: MessageRate = { burst: 10, perSecond: 0.5 }
/** Messages beyond the rate after which a link is closed. */
const mostExcess = 1000

/** Messages of ordinary length. */
const messageRate: MessageRate = { burst: 120, perSecond: 40 }
/** Characters in a message of ordinary length; a longer one counts as several. */
const ordinary = 64 * 1024

const costOf = (text: string) => 1 + Math.floor(text.length / ordinary)
