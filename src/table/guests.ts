import type { Link } from '../link/link.ts'
import type { Seat } from '../rules/game.ts'
import type { Entry } from '../rules/journal.ts'
import { everyPing, type Presence } from './liveness.ts'
import type { Bye } from './protocol.ts'
import type { Reception } from './reception.ts'
import { makeVisitor, type Visitor } from './visitor.ts'

/** All links to a host, and which seat each speaks for. */
export interface Guests<M> {
  /** Takes in a link that somebody made. */
  accept(link: Link): void
  /** Sends what was committed to everybody seated. */
  send(entry: Entry<M>): void
  /** Whether the guest in a seat can be heard. */
  presence(seat: Seat): Presence
  /** Ends all links. A `Bye` keeps guests from dialling again. */
  close(reason: Bye | 'away'): void
}

/** Links that may be open at one time; no table seats so many. */
const mostLinks = 32

/** Nobody yet. `changed`: somebody came, went or went quiet. */
export function makeGuests<M>(ports: Reception<M>, changed: () => void): Guests<M> {
  const visitors = new Set<Visitor>()
  const seated = () => [...visitors].filter((visitor) => visitor.seat() !== undefined)
  let closed = false

  /** The newest link that knows a seat's secret speaks for it. */
  const replaceBy = (newest: Visitor) => {
    for (const visitor of seated())
      if (visitor !== newest && visitor.seat() === newest.seat()) visitor.close('replaced')
    changed()
  }
  const accept = (link: Link) => {
    if (closed || visitors.size >= mostLinks) {
      link.close('busy')
      return
    }
    const visitor = makeVisitor(link, ports, {
      seated: () => replaceBy(visitor),
      changed: () => visitor.seat() !== undefined && changed(),
      gone() {
        visitors.delete(visitor)
        if (visitor.seat() !== undefined) changed()
      },
    })
    visitors.add(visitor)
    visitor.listen()
  }
  const stopTicks = everyPing(ports.clock, () => {
    const seq = ports.entries().length - 1
    for (const visitor of visitors) visitor.tick()
    for (const visitor of seated()) visitor.say({ type: 'ping', seq, ...ports.hearing() })
  })
  return {
    accept,
    send(entry) {
      for (const visitor of seated()) visitor.say({ type: 'entry', entry })
    },
    presence: (seat) =>
      seated()
        .find((visitor) => visitor.seat() === seat)
        ?.presence() ?? 'absent',
    close(reason) {
      closed = true
      stopTicks()
      for (const visitor of visitors) visitor.close(reason)
    },
  }
}
