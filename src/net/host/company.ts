import type { Clock } from '../../kit/clock.ts'
import type { Match } from '../../match/match.ts'
import type { SeatClaim, Sitter, Skew, Standing } from '../../match/table.ts'
import { hearingOf, type Presence, sitterOf, standingOf } from '../../match/view.ts'
import type { Seat } from '../../rules/game.ts'
import { isSeated } from '../../rules/tableState.ts'
import { awaitedPresence, standInAfter } from '../protocol/liveness.ts'
import { protocol } from '../protocol/protocol.ts'
import type { Admitted, GuestSessions } from './guestSessions.ts'
import { makeSilences } from './silences.ts'

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
  readonly returning?: boolean
  /** Seats whose people had been lost before; the others are expected. */
  readonly away?: readonly Seat[]
}

interface Parts extends HostStart {
  readonly match: Pick<Match, 'journal' | 'table' | 'company' | 'on' | 'notify'>
  readonly guests: Pick<GuestSessions, 'met' | 'presence' | 'admitted'>
  readonly clock: Clock
  /** The host's own key. */
  readonly own: string
}

/** Watches who is here, and tells the turn machine. */
export function makeCompany({ match, guests, clock, own, returning, away }: Parts): HostCompany {
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
export interface SeatRequest extends SeatClaim {
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
