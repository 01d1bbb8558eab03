import type { Authority } from '../match/authority.ts'
import { type Roster, rosterOf, type Seated, seatsOf } from '../match/roster.ts'
import type { Knock, Sitter } from '../match/table.ts'
import type { Seat } from '../rules/game.ts'
import type { Body } from '../rules/journal.ts'
import { type Journal, lastOf } from '../rules/replay.ts'
import { type End, endOf, type Hello } from './protocol.ts'

/**
 * What a hello leads to.
 * - a seat, which has been entered in the journal
 * - `full`: every seat is taken
 * - `undecided`: this host is being asked to give the claimed seat back
 * - `behind`: the guest knows of a host that has gone further
 * - `not kept`: the seat could not be stored; trying again may help
 */
export type Admission = Seat | 'full' | 'undecided' | 'behind' | 'not kept'

/** A claim to a seat by a person who lost its secret, for the host to decide. */
export interface Claim extends Knock {
  readonly key: string
  readonly name: string | undefined
}

/** Claims waiting for the host's decision. */
export interface Claims {
  all(): readonly Knock[]
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

/** What admission depends on. */
export interface AdmissionPorts {
  readonly ownKey: string
  readonly journal: () => Journal
  readonly authority: Authority
  readonly claims: Claims
  readonly sitters: () => readonly Sitter[]
  /** Another host has gone further: it is of a later epoch, or has a longer journal in this one. */
  readonly surpassed: (epoch: number) => void
  /** The holder of this device's own key has come from another device. */
  readonly twin: () => void
}

/** Decides where the sender of a hello belongs, and enters new arrivals in the journal. */
export async function admit(ports: AdmissionPorts, hello: Hello): Promise<Admission> {
  const { journal, authority, ownKey, surpassed, twin } = ports
  const roster = () => rosterOf(journal().entries)
  const { key } = hello
  if (seatsOf(roster(), key).length > 0 && isSurpassed(journal(), hello)) {
    surpassed(hello.have?.epoch ?? 1)
    return 'behind'
  }
  for (const _ of seatsToTake(roster(), key)) {
    // Read again when the entry is made: others may have sat down in the meantime.
    const written = await authority.note(() => seatEntry(roster(), hello))
    if (written?.type === 'refused') return 'not kept'
  }
  const [seat] = seatsOf(roster(), key)
  if (seat === undefined) return claimSeat(ports, hello)
  if (key === ownKey) twin()
  return seat
}

/** Whether a guest knows of a later host, or is one itself that has gone further. */
function isSurpassed(journal: Journal, { have, hosting }: Hello): boolean {
  if (!have) return false
  if (have.epoch !== lastOf(journal).epoch) return have.epoch > lastOf(journal).epoch
  return hosting === true && isFurther(have, endOf(journal.entries))
}

/** Which of two hosts goes on: the one with the later epoch, longer journal or smaller hash. */
export function isFurther(a: End, b: End): boolean {
  if (a.epoch !== b.epoch) return a.epoch > b.epoch
  return a.seq === b.seq ? a.hash < b.hash : a.seq > b.seq
}

/** The seats to enter a key's holder in: its own that a bot plays, else the first free one. */
function seatsToTake({ seats }: Roster, key: string): readonly Seat[] {
  const own = seats.flatMap((seated, seat) => (seated?.key === key ? [seat] : []))
  if (own.length > 0) return own.filter((seat) => seats[seat]?.kind === 'bot')
  const free = seats.indexOf(undefined)
  return free < 0 ? [] : [free]
}

type SeatBody = Extract<Body<never>, { type: 'seat' }>

function seatEntry(roster: Roster, { key, name }: Hello): SeatBody | undefined {
  const [seat] = seatsToTake(roster, key)
  return seat === undefined ? undefined : personIn(seat, key, name)
}

/** The journal's entry for a person who sits down. */
export const personIn = (seat: Seat, key: string, name: string | undefined): SeatBody => ({
  ...{ type: 'seat', seat, kind: 'person', key },
  ...(name === undefined ? {} : { name }),
})

/** All seats are taken, but the claimed one may have been this guest's, and be vacant. */
function claimSeat({ claims, sitters }: AdmissionPorts, { claim, key, name }: Hello): Admission {
  const sitter = claim === undefined ? undefined : sitters()[claim]
  if (claim === undefined || !sitter || !isVacant(sitter)) return 'full'
  claims.add(key, claim, name)
  return 'undecided'
}

const isVacant = ({ kind, present, standIn }: Sitter) =>
  (kind === 'person' && !present) || standIn === true

/** Whether a seat's person is entered in the journal but not heard, so that a bot may play on. */
export const isAway = (seated: Seated | undefined, sitter: Sitter | undefined): boolean =>
  seated?.kind === 'person' && sitter?.present === false
