import type { Link } from '../link/link.ts'
import type { Presence } from '../match/roster.ts'
import type { Entry } from '../rules/journal.ts'
import { makeVisitor, type Visitor } from './guestSession.ts'
import { everyPing } from './liveness.ts'
import type { HostMessage } from './protocol.ts'
import type { Reception } from './reception.ts'

/** All links to a host, and whose key each speaks for. */
export interface Guests<M> {
  /** Takes in a link that somebody made. */
  accept(link: Link): void
  /** Sends what was committed to everybody seated. */
  send(entry: Entry<M>): void
  /** Says something to everybody seated, or to whoever holds a key. */
  say(message: HostMessage, key?: string): void
  /** Asks whoever holds a key, and waits without a seat, once more. */
  challenge(key: string): void
  /** Whether whoever holds a key has a seat and can be heard. */
  presence(key: string): Presence
  /** Ends all links. A `Bye` keeps guests from dialling again; `away` says that the page is left. */
  close(reason: string): void
  /** Ends the links of whoever holds a key, as a guest for whom there is no place. */
  turnAway(key: string): void
}

/** Links that may be open at one time; no table seats so many. */
const mostLinks = 32

/** Nobody yet. `changed`: somebody came, went or went quiet. `gone`: a key's link ended. */
export function makeGuests<M>(
  ports: Reception<M>,
  changed: () => void,
  gone: (key: string) => void,
): Guests<M> {
  const visitors = new Set<Visitor>()
  const seated = () => [...visitors].filter((visitor) => visitor.seat() !== undefined)
  const withKey = (key: string) => [...visitors].filter((visitor) => visitor.key() === key)
  /** The last entry when the page at a link came to the table. */
  const since = new WeakMap<Visitor, number>()
  let closed = false

  /** The newest link of the newest page that knows a seat's secret speaks for it. */
  const replaceBy = (newest: Visitor) => {
    for (const visitor of seated())
      if (visitor !== newest && visitor.key() === newest.key()) visitor.close('replaced')
    changed()
  }
  const accept = (link: Link) => {
    if (closed || visitors.size >= mostLinks) {
      link.close('busy')
      return
    }
    const visitor: Visitor = makeVisitor(link, ports, {
      isLatest(told = ports.entries().length - 1) {
        since.set(visitor, told)
        return !seated().some(
          (one) =>
            one.key() === visitor.key() &&
            one.presence() !== 'absent' &&
            (since.get(one) ?? 0) > told,
        )
      },
      seated: () => replaceBy(visitor),
      changed: () => visitor.seat() !== undefined && changed(),
      gone() {
        visitors.delete(visitor)
        const key = visitor.key()
        if (key !== undefined && withKey(key).length === 0) gone(key)
        if (visitor.seat() !== undefined) changed()
      },
    })
    visitors.add(visitor)
    visitor.listen()
  }
  const stopTicks = everyPing(ports.clock, () => {
    const seq = ports.entries().length - 1
    for (const visitor of visitors) visitor.tick()
    const hearing = ports.hearing()
    for (const visitor of seated()) visitor.say({ type: 'ping', seq, ...hearing })
  })
  return {
    accept,
    send(entry) {
      for (const visitor of seated()) visitor.say({ type: 'entry', entry })
    },
    say(message, key) {
      for (const visitor of seated())
        if (key === undefined || visitor.key() === key) visitor.say(message)
    },
    challenge(key) {
      for (const visitor of withKey(key)) visitor.challenge()
    },
    presence: (key) =>
      seated()
        .find((visitor) => visitor.key() === key)
        ?.presence() ?? 'absent',
    close(reason) {
      closed = true
      stopTicks()
      for (const visitor of visitors) visitor.close(reason)
    },
    turnAway(key) {
      for (const visitor of withKey(key)) visitor.close('full')
    },
  }
}
