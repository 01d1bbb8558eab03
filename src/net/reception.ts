import type { Clock } from '../kit/clock.ts'
import type { Again } from '../match/authority.ts'
import { refuse } from '../match/refusals.ts'
import type { Hearing } from '../match/roster.ts'
import { helloText, type Signatures } from '../match/signing.ts'
import type { Answer, Counts, Skew } from '../match/table.ts'
import { type ReadMove, readEntry } from '../rules/entry.ts'
import type { Seat } from '../rules/game.ts'
import { type Entry, entryHash } from '../rules/journal.ts'
import {
  type Challenge,
  type GuestMessage,
  type Hello,
  type HostMessage,
  protocol,
} from './protocol.ts'

/**
 * Where a visitor belongs: in a seat; nowhere, since all are taken; nowhere yet, until this host
 * gives the seat it asks for; with another host, who has gone further; or nobody knows, since the
 * host could not keep whose seat it is.
 */
export type Reserved = Seat | 'full' | 'knocking' | 'behind' | 'notKept'

/** What the host's end of a link needs to know of the host. */
export interface Reception<M> {
  readonly clock: Clock
  readonly build: string
  /** A visitor's page is of another version. */
  readonly met: (version: Skew) => void
  /** Component values that guests lack, or `undefined`. */
  readonly edition: unknown
  readonly match: string
  readonly people: string
  readonly entropy: () => string
  readonly verify: Signatures['verify']
  readonly entries: () => readonly Entry<M>[]
  readonly hearing: () => Hearing
  readonly readMove: ReadMove<M>
  /** The seat that goes with a hello's key, else a free one. */
  readonly seatFor: (hello: Hello) => Promise<Reserved>
  readonly take: (key: string, entry: Entry<M>) => Promise<Answer | Again>
  readonly standIn: (seat: Seat) => Promise<Answer>
  readonly adopt: (from: number, entries: readonly unknown[]) => Promise<boolean>
  readonly counts: Counts
}

/** What a guest may say once it has a seat. */
export type SeatedMessage = Exclude<GuestMessage, { type: 'hello' }>

/** The first words over a link. */
export function challengeBy<M>(ports: Reception<M>, nonce: string): Challenge {
  const { build, match, people } = ports
  const entries = ports.entries()
  return { type: 'challenge', protocol, build, nonce, match, people, ...endOf(entries) }
}

/** The last entry, as challenge and hello tell it. */
export function endOf(entries: readonly Entry<unknown>[]) {
  const last = entries.at(-1)
  const { epoch = 1, seq = 0 } = last ?? {}
  return { epoch, seq, hash: last ? entryHash(last) : '0'.repeat(64) }
}

/** Whether a hello is by whoever holds its key. */
export const isProven = <M>({ verify }: Reception<M>, nonce: string, { key, proof }: Hello) =>
  verify(key, helloText(nonce, key), proof)

/** The first words to a guest: its seat, and the journal as far as it lacks it. */
export function welcomeFor<M>(ports: Reception<M>, seat: Seat, have: Hello['have']): HostMessage {
  const { match, edition } = ports
  const entries = ports.entries()
  const known = have && entries[have.seq]
  const from = known && entryHash(known) === have.hash ? have.seq + 1 : 0
  const values = edition === undefined ? {} : { edition }
  const rest = { seat, match, from, entries: entries.slice(from), ...ports.hearing() }
  return { type: 'welcome', ...values, ...rest }
}

/** The journal from a number on. */
export function journalFrom<M>({ entries }: Reception<M>, from: number): HostMessage {
  return { type: 'journal', from, entries: entries().slice(from) }
}

/** Brings a guest's entry to the authority, if it can be read. */
export function offer<M>(
  { take, readMove }: Reception<M>,
  key: string,
  data: unknown,
): Answer | Promise<Answer | Again> {
  const read = readEntry(data, 0, readMove)
  return 'problem' in read ? refuse('unreadable') : take(key, read.entry)
}
