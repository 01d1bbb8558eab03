import type { Link } from '../link/link.ts'
import type { Presence } from '../match/roster.ts'
import type { Entry } from '../rules/journal.ts'
import { type GuestSession, makeSession, type SessionPorts } from './guestSession.ts'
import { everyPing } from './liveness.ts'
import type { HostMessage } from './protocol.ts'

/** All sessions of a host. */
export interface GuestSessions<M> {
  /** Takes a link that was made to this host. */
  accept(link: Link): void
  /** Sends a committed entry to every seated guest. */
  commit(entry: Entry<M>): void
  /** Sends a message to every seated guest, or to the holder of a key. */
  send(message: HostMessage, key?: string): void
  /** Challenges the holder of a key again, because there may be a seat now. */
  challenge(key: string): void
  /** How well the seated holder of a key is heard. */
  presence(key: string): Presence
  /** Closes all links. After a `Bye` guests do not dial again; `away` means the page is being left. */
  close(reason: string): void
  /** Closes the links of a key's holder, for whom there is no seat. */
  turnAway(key: string): void
}

/** Links that may be open at a time; no table has that many seats. */
const mostLinks = 32

/** What the sessions report. */
export interface SessionsEvents {
  /** A guest was seated, left, or changed in presence. */
  readonly changed: () => void
  /** The last link of a key's holder has closed. */
  readonly gone: (key: string) => void
}

/** No guests yet. */
export function makeSessions<M>(ports: SessionPorts<M>, on: SessionsEvents): GuestSessions<M> {
  const sessions = new Set<GuestSession>()
  const seated = () => [...sessions].filter((session) => session.seat() !== undefined)
  const withKey = (key: string | undefined) => [...sessions].filter((one) => one.key() === key)
  /** The last entry when each guest's page came to the table. */
  const cameAt = new WeakMap<GuestSession, number>()
  let closed = false

  const isSeated = (session: GuestSession) => session.seat() !== undefined
  const isLatest = (session: GuestSession, since = ports.entries().length - 1) => {
    cameAt.set(session, since)
    const rivals = seated().filter((one) => one.key() === session.key())
    return !rivals.some((one) => one.presence() !== 'absent' && (cameAt.get(one) ?? 0) > since)
  }
  /** The newest link of a person's newest page replaces all others. */
  const replaceOthers = (session: GuestSession) => {
    for (const one of seated())
      if (one !== session && one.key() === session.key()) one.close('replaced')
    on.changed()
  }
  const remove = (session: GuestSession) => {
    sessions.delete(session)
    const key = session.key()
    if (key !== undefined && withKey(key).length === 0) on.gone(key)
    if (isSeated(session)) on.changed()
  }
  const accept = (link: Link) => {
    if (closed || sessions.size >= mostLinks) return link.close('busy')
    const session: GuestSession = makeSession(link, ports, {
      isLatest: (since) => isLatest(session, since),
      seated: () => replaceOthers(session),
      presenceChanged: () => isSeated(session) && on.changed(),
      closed: () => remove(session),
    })
    sessions.add(session)
    session.start()
  }
  const stopPings = everyPing(ports.clock, () => {
    for (const session of sessions) session.tick()
    const seq = ports.entries().length - 1
    const hearing = ports.hearing()
    for (const session of seated()) session.send({ type: 'ping', seq, ...hearing })
  })
  return {
    accept,
    commit(entry) {
      for (const session of seated()) session.send({ type: 'entry', entry })
    },
    send(message, key) {
      for (const session of seated())
        if (key === undefined || session.key() === key) session.send(message)
    },
    challenge(key) {
      for (const session of withKey(key)) session.challenge()
    },
    presence: (key) =>
      seated()
        .find((session) => session.key() === key)
        ?.presence() ?? 'absent',
    close(reason) {
      closed = true
      stopPings()
      for (const session of sessions) session.close(reason)
    },
    turnAway(key) {
      for (const session of withKey(key)) session.close('full')
    },
  }
}
