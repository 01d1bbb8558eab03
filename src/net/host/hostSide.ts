import type { Authority, AuthorityPorts } from '../../match/authority.ts'
import type { Ack } from '../../match/evidence.ts'
import type { Inspect } from '../../match/match.ts'
import type { Counts, SeatClaim, Sitter, Skew } from '../../match/table.ts'
import type { Seat } from '../../rules/game.ts'
import { entryHash, type Journal, lastOf, tableOf } from '../../rules/journal.ts'
import type { End } from '../protocol/protocol.ts'
import type { Proven } from '../role/succession.ts'
import type { Gallery } from '../viewers/gallery.ts'
import type { Allowance } from './asides.ts'
import type { Admitted } from './guestSessions.ts'
import type { Relay } from './talkRelay.ts'

/** What a host works with. Its signer signs for this device's seats, for bots and for itself. */
export interface HostPorts
  extends Omit<
    AuthorityPorts,
    'match' | 'standing' | 'absent' | 'stored' | 'caught' | 'replaced' | 'mayLack'
  > {
  readonly inspect?: Inspect | undefined
  /** The room's code, if there is a room, and the key that later hosts' addresses derive from. */
  readonly code?: string | undefined
  readonly roomKey?: string | undefined
  /** What holds for those who watch by a link; missing at a table without a room. */
  readonly gallery?: Gallery | undefined
  /** Another host has proven that it goes on with the match, and this one doesn't. */
  readonly surpassed?: (by: Proven) => void
  /** This host has come back: its guests may hold more of the match than it has kept. */
  readonly returning?: boolean
  /** Seats whose people had been lost before this host began; the others are expected. */
  readonly away?: readonly Seat[]
  /** This host goes on in another epoch, and can be reached at that one's address too. */
  readonly reopened?: (epoch: number) => void
  /** The holder of this device's own key has joined from another device. */
  readonly twin?: () => void
}

/** A host from the inside, as its guests' sessions and admission use it. */
export interface HostSide extends HostPorts, Pick<AuthorityPorts, 'match' | 'standing'> {
  readonly authority: Authority
  readonly claims: Claims
  readonly losses: Losses
  readonly counts: Counts
  readonly relay: Relay
  readonly allows: Allowance
  /** What guests last acknowledged, by key, and which of that everyone has been told. */
  readonly acks: Map<string, Ack>
  readonly told: WeakSet<Ack>
  readonly sitters: () => readonly Sitter[]
  /** Those who were let in without a seat. */
  readonly watchers: () => readonly Admitted[]
  /** Seats, presence or standing changed. */
  readonly changed: () => void
  /** The version of the last visitor whose page differs from this one. */
  skew: Skew | undefined
}

/** Entries that a host may have lost while it was away. */
export interface Losses {
  /** Whether others may still hold some. */
  any(): boolean
  /** Someone has come whose journal ends at `have`; undefined if they hold none. */
  met(key: string, have: End | undefined): void
}

/**
 * What a host that comes back to the end of a journal may have lost: its people, until each of them has shown that they
 * hold nothing more, or an epoch has been opened since.
 */
export function makeLosses(first: Journal, journal: () => Journal, own: string): Losses {
  const { epoch } = lastOf(first)
  const roster = tableOf(first).roster
  const unmet = new Set(roster.seats.flatMap((seated) => seated?.key ?? []))
  unmet.delete(own)
  return {
    any: () => unmet.size > 0 && lastOf(journal()).epoch === epoch,
    met(key, have) {
      const known = have && journal().entries[have.seq]
      if (!have || (known && entryHash(known) === have.hash)) unmet.delete(key)
    },
  }
}

/** Nothing is lost. */
export const noLosses: Losses = { any: () => false, met() {} }

/** A claim to a seat by a person who lost its secret. */
export interface Claim extends SeatClaim {
  readonly key: string
  readonly name: string | undefined
}

/** Claims waiting for the host's decision. */
export interface Claims {
  all(): readonly SeatClaim[]
  add(key: string, seat: Seat, name: string | undefined): void
  /** Removes a claim, in order to decide it. */
  take(id: number): Claim | undefined
  /** The claimant has gone. */
  drop(key: string): void
}

/** No claims yet. */
export function makeClaims(changed: () => void): Claims {
  let claims: readonly Claim[] = []
  let count = 0
  const replace = (next: readonly Claim[]) => {
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
    take(id) {
      const claim = claims.find((one) => one.id === id)
      replace(claims.filter((one) => one !== claim))
      return claim
    },
    drop: (key) => replace(claims.filter((one) => one.key !== key)),
  }
}
