import type { Link } from '../link/link.ts'
import { hearingOf, type Presence } from '../match/roster.ts'
import type { Entry } from '../rules/journal.ts'
import { lastOf } from '../rules/replay.ts'
import { challenge, type GuestSession, makeSession, send, start, tick } from './guestSession.ts'
import type { HostSide } from './hostSide.ts'
import { everyPing } from './liveness.ts'
import type { HostMessage } from './protocol.ts'

/** All sessions of a host. */
export interface GuestSessions {
  /** Takes a link that was made to this host. */
  accept(link: Link): void
  /** Sends a committed entry to every seated guest. */
  commit(entry: Entry<unknown>): void
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

/** No guests yet. */
export function makeSessions(side: HostSide): GuestSessions {
  const { clock, match, claims, sitters, changed } = side
  const sessions = new Set<GuestSession>()
  /** The last entry when each guest's page came to the table. */
  const cameAt = new WeakMap<GuestSession, number>()
  let closed = false

  const isSeated = ({ seat }: GuestSession) => seat !== undefined
  const seated = () => [...sessions].filter(isSeated)
  const withKey = (key: string | undefined) => [...sessions].filter((one) => one.key === key)
  const rivalsOf = (session: GuestSession) =>
    seated().filter((one) => one !== session && one.key === session.key)
  const lastSeq = () => lastOf(match.journal()).seq
  const isLatest = (session: GuestSession, since = lastSeq()) => {
    cameAt.set(session, since)
    return !rivalsOf(session).some(
      (one) => one.presence !== 'absent' && (cameAt.get(one) ?? 0) > since,
    )
  }
  /** The newest link of a person's newest page replaces all others. */
  const replaceOthers = (session: GuestSession) => {
    for (const one of rivalsOf(session)) one.link.close('replaced')
    changed()
  }
  const remove = (session: GuestSession) => {
    sessions.delete(session)
    const { key } = session
    if (key !== undefined && withKey(key).length === 0) claims.drop(key)
    if (isSeated(session)) changed()
  }
  const tellSeated = (message: HostMessage, key?: string) => {
    for (const one of seated()) if (key === undefined || one.key === key) send(one, message)
  }
  const stopPings = everyPing(clock, () => {
    for (const session of sessions) tick(session)
    tellSeated({ type: 'ping', seq: lastSeq(), ...hearingOf(sitters()) })
  })
  return {
    accept(link) {
      if (closed || sessions.size >= mostLinks) return link.close('busy')
      const session: GuestSession = makeSession(link, side, {
        isLatest: (since) => isLatest(session, since),
        seated: () => replaceOthers(session),
        closed: () => remove(session),
      })
      sessions.add(session)
      start(session)
    },
    commit: (entry) => tellSeated({ type: 'entry', entry }),
    send: tellSeated,
    challenge(key) {
      for (const session of withKey(key)) challenge(session)
    },
    presence: (key) => seated().find((one) => one.key === key)?.presence ?? 'absent',
    close(reason) {
      closed = true
      stopPings()
      for (const { link } of sessions) link.close(reason)
    },
    turnAway(key) {
      for (const { link } of withKey(key)) link.close('full')
    },
  }
}
