import type { Clock } from '../../kit/clock.ts'
import type { Link } from '../../link/link.ts'
import type { Match } from '../../match/match.ts'
import type { SeatClaim, Sitter, Skew, Standing } from '../../match/table.ts'
import type { Seat } from '../../rules/game.ts'
import { isSeated } from '../../rules/tableState.ts'
import {
  awaitedPresence,
  everyPing,
  hearingOf,
  type Presence,
  sitterOf,
  standInAfter,
  standingOf,
} from '../protocol/liveness.ts'
import { type HostMessage, protocol } from '../protocol/protocol.ts'
import {
  challenge,
  dismiss,
  type GuestSession,
  makeSession,
  type SessionEvents,
  send,
  start,
  tick,
} from './guestSession.ts'
import type { SessionHost } from './sessionHost.ts'
import { makeSilences } from './silences.ts'

/** Someone who was let in. */
interface Admitted {
  readonly key: string
  readonly name: string | undefined
}

/** All sessions of a host. */
export interface GuestSessions {
  /** Opens a door; the function returned takes a link that was made to this host. */
  serve(host: SessionHost): (link: Link) => void
  /** Sends a message to everyone let in, or to the holder of a key. */
  send(message: HostMessage, key?: string): void
  /** Challenges the holder of a key again, because there may be a place now. */
  challenge(key: string): void
  /** Presence of the holder of a key; absent unless let in. */
  presence(key: string): Presence
  /** Whether the holder of a key has been let in at all. */
  met(key: string): boolean
  /** Everyone let in, each once. */
  admitted(): readonly Admitted[]
  /** Closes all links. After a `Bye` guests do not dial again; `away` means the page is being left. */
  close(reason: string): void
  /** Ends all sessions without a word; their links, still open, are for another host of this page. */
  release(): readonly Link[]
  /** Closes the links of a key's holder, for whom there is no place. */
  turnAway(key: string): void
}

/** Links that may be open at a time; no table has that many seats. */
const mostLinks = 32

/** No guests yet, and no door. */
export function makeSessions(clock: Clock): GuestSessions {
  const sessions = new Set<GuestSession>()
  const met = new Set<string>()
  let isClosed = false
  let stopPings = () => {}
  const { outdone, replaceOthers } = makeRivalry(sessions)
  const withKey = (key: string | undefined) => [...sessions].filter((one) => one.key === key)
  const admit = (session: GuestSession) => {
    if (session.key !== undefined) met.add(session.key)
    replaceOthers(session)
    session.host.changed()
  }
  const remove = (session: GuestSession, reason: string) => {
    sessions.delete(session)
    const { key, isAdmitted, host } = session
    if (key !== undefined && withKey(key).length === 0) host.gone(key, reason)
    if (isAdmitted) host.changed()
  }
  const tell = (message: HostMessage, key?: string) => {
    for (const one of admittedIn(sessions)) if (key === undefined || one.key === key) send(one, message)
  }
  const close = () => {
    isClosed = true
    stopPings()
  }
  const events = { outdone, admitted: admit, closed: remove }
  return {
    serve(host) {
      stopPings = everyPing(clock, () => {
        for (const session of sessions) tick(session)
        tell(host.ping())
      })
      return (link) => {
        // One that closed on its way from a waiting room never says so again.
        if (!link.open) return
        if (isClosed || (sessions.size >= mostLinks && !makeRoom(sessions))) return link.close('busy')
        const session = makeSession(link, host, events)
        sessions.add(session)
        start(session)
      }
    },
    send: tell,
    challenge(key) {
      for (const session of withKey(key)) challenge(session)
    },
    presence: (key) => admittedIn(sessions).find((one) => one.key === key)?.presence ?? 'absent',
    met: (key) => met.has(key),
    admitted: () => peopleIn(sessions),
    close(reason) {
      close()
      for (const session of [...sessions]) dismiss(session, reason)
    },
    release() {
      close()
      return releaseAll(sessions)
    },
    turnAway(key) {
      for (const session of withKey(key)) dismiss(session, 'full')
    },
  }
}

type Sessions = ReadonlySet<GuestSession>

const admittedIn = (sessions: Sessions) => [...sessions].filter(({ isAdmitted }) => isAdmitted)

/** Everyone let in, each once. */
function peopleIn(sessions: Sessions): readonly Admitted[] {
  const all = admittedIn(sessions).flatMap(({ key, name }) => (key === undefined ? [] : [{ key, name }]))
  return [...new Map(all.map((one) => [one.key, one])).values()]
}

/** Hangs up on the first of those who haven’t been let in, strangers before others; whether there was one. */
function makeRoom(sessions: Sessions): boolean {
  const waiting = [...sessions].filter(({ isAdmitted }) => !isAdmitted)
  const first = waiting.find(({ key }) => key === undefined) ?? waiting[0]
  first?.link.close('busy')
  return first !== undefined
}

/** Stops reading all links, which stay open. */
function releaseAll(sessions: Set<GuestSession>): readonly Link[] {
  const links = [...sessions].map((session) => {
    session.stop?.()
    session.stop = undefined
    return session.link
  })
  sessions.clear()
  return links
}

/** Decides which of a person's links has the place: the newest one of the newest page. */
function makeRivalry(sessions: Sessions) {
  const rivalsOf = (session: GuestSession) =>
    admittedIn(sessions).filter((one) => one !== session && one.key === session.key)
  const isSamePage = ({ visit }: GuestSession, other: GuestSession) =>
    visit?.page !== undefined && visit.page === other.visit?.page
  const outdone: SessionEvents['outdone'] = (session, { page, since = session.host.ids().seq }) => {
    session.visit = { page, since }
    const here = rivalsOf(session).filter(({ presence }) => presence !== 'absent')
    const order = [...sessions]
    const isNewer = (one: GuestSession) => order.indexOf(one) > order.indexOf(session)
    // A page that dials twice may be heard late over its first link.
    if (here.some((one) => isSamePage(one, session) && isNewer(one))) return 'again'
    const isLater = (one: GuestSession) => !isSamePage(one, session) && (one.visit?.since ?? 0) > since
    return here.some(isLater) ? 'replaced' : undefined
  }
  const replaceOthers = (session: GuestSession) => {
    for (const one of rivalsOf(session)) dismiss(one, isSamePage(one, session) ? 'again' : 'replaced')
  }
  return { outdone, replaceOthers }
}

/** The people at a host's table, and their presence. */
export interface HostCompany {
  sitters(): readonly Sitter[]
  /** Seats whose people can't be reached. */
  absent(): readonly Seat[]
  /** Those who have been silent for so long that one device alone may let a bot, or someone else, have their seat. */
  gone(): readonly Seat[]
  /** Time until a seat's person is gone, if they stay silent, ms. */
  patience(seat: Seat): number
  /** Those who were let in without a seat. */
  watchers(): readonly Admitted[]
  standing(): Standing
  /** The version of the last visitor whose page differs from this one. */
  skew(): Skew | undefined
  /** A page that speaks another version has called. */
  foreign(version: number): void
  /** The table is closed. */
  close(): void
}

/** The beginning of a host. */
export interface HostStart {
  /** It has come back: its guests may hold more of the match than it has kept. */
  readonly returning?: boolean | undefined
  /** Seats whose people had been lost before; the others are expected. */
  readonly away?: readonly Seat[] | undefined
}

interface CompanyParts extends HostStart {
  readonly match: Pick<Match, 'journal' | 'table' | 'company' | 'on' | 'notify'>
  readonly guests: Pick<GuestSessions, 'met' | 'presence' | 'admitted'>
  readonly clock: Clock
  /** The host's own key. */
  readonly own: string
}

/** Watches who is here, and tells the turn machine. */
export function makeCompany({ match, guests, clock, own, returning, away }: CompanyParts): HostCompany {
  const began = clock.now()
  let isClosed = false
  let skew: Skew | undefined
  const presence = (key: string, seat: Seat): Presence => {
    const isExpected = !guests.met(key) && !away?.includes(seat)
    return isExpected ? awaitedPresence(clock.now() - began, returning === true) : guests.presence(key)
  }
  const sitters = () =>
    match.table().roster.seats.map((seated, seat) => {
      const isRemote = seated?.kind === 'person' && seated.key !== own
      return sitterOf(seated, own, isRemote ? presence(seated.key ?? '', seat) : 'here')
    })
  const absent = () => hearingOf(sitters()).absent
  const silences = makeSilences({ match, guests, clock, own })
  const patience = (seat: Seat) => Math.max(0, standInAfter - silences.of(seat))
  match.on((news) => {
    if (news.type === 'changed' && !isClosed) match.company({ hosted: true, absent: absent() })
  })
  return {
    sitters,
    absent,
    gone: () => absent().filter((seat) => patience(seat) === 0),
    patience,
    watchers: () => guests.admitted().filter(({ key }) => !isSeated(match.table(), key)),
    standing: () => (isClosed ? 'closed' : standingOf(match.journal(), sitters())),
    skew: () => skew,
    foreign(version) {
      skew = version > protocol ? 'newer' : 'older'
      match.notify()
    },
    close() {
      isClosed = true
      silences.stop()
    },
  }
}

/** The names of some people; empty for those who haven't said. */
export const namesOf = (all: readonly Admitted[]): string[] => all.map(({ name }) => name ?? '')

/** A claim to a seat by a person who lost its secret. */
interface SeatRequest extends SeatClaim {
  readonly key: string
  readonly name: string | undefined
}

/** Claims waiting for the host's decision. */
export interface Claims {
  all(): readonly SeatClaim[]
  add(key: string, seat: Seat, name: string | undefined): void
  find(id: number): SeatRequest | undefined
  /** It is decided, or the claimant has gone. */
  drop(key: string): void
}

/** No claims yet. */
export function makeClaims(changed: () => void): Claims {
  let claims: readonly SeatRequest[] = []
  let count = 0
  const replace = (next: readonly SeatRequest[]) => {
    if (next.length === claims.length) return
    claims = next
    changed()
  }
  return {
    all: () => claims.map(({ id, seat }) => ({ id, seat })),
    add(key, seat, name) {
      if (claims.some((one) => one.key === key)) return
      replace([...claims, { id: ++count, seat, key, name }])
    },
    find: (id) => claims.find((one) => one.id === id),
    drop: (key) => replace(claims.filter((one) => one.key !== key)),
  }
}
