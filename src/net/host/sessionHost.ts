import type { Clock } from '../../kit/clock.ts'
import type { Signer } from '../../match/signing.ts'
import type { TrafficCounts } from '../../match/table.ts'
import type { Challenge, GuestMessage, Hello, HostMessage } from '../protocol/protocol.ts'
import type { Branch, SuccessionVerdict } from '../role/succession.ts'

/**
 * The outcome of a hello.
 * - `in`: the sender has a place
 * - `full`: there is none left
 * - `undecided`: this host is being asked to give the claimed seat back
 * - `unproven`: the sender says it knows of a host that is further along, and has to prove it
 * - `rival`: the sender hosts this match too, and isn't further along
 * - `stale`: the sender's key has been replaced by its person
 * - `not kept`: the seat could not be stored; trying again may help
 */
export type Admission = 'in' | 'full' | 'undecided' | 'unproven' | 'rival' | 'stale' | 'not kept'

/** The most people who may watch a table. */
export const mostWatchers = 10

/** Requests open to someone who was let in. */
export type GuestRequest = Exclude<GuestMessage, { type: 'hello' | 'ping' | 'branch' }>

/** A host's door, where guests come to a match, or to the lobby before one. */
export interface SessionHost {
  readonly clock: Clock
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  /** Signs what this host says, and verifies what others do. */
  readonly signer: Signer
  /** The room's code; empty at a table without one. */
  readonly code: string
  readonly counts: TrafficCounts
  /** Its part of a challenge. */
  ids(): Omit<Challenge, 'type' | 'protocol' | 'nonce' | 'key' | 'sig'>
  /** Finds a place for the sender of a hello. */
  admit(hello: Hello): Promise<Admission>
  /** The first message to someone let in. */
  welcome(hello: Hello): HostMessage
  /** Tells a rival host how far this one is. */
  branch(hello: Hello): HostMessage
  /** Makes way for another host, if these entries prove that it goes on with the match. `isRival`: it shows them itself. */
  judge(branch: Branch, isRival?: boolean): Promise<SuccessionVerdict | undefined>
  /** Seats whose people are absent, for someone who wasn't let in. */
  away(): number[]
  /** Does what someone let in asks for; resolves with the answer, if there is one. */
  answer(request: GuestRequest, key: string): Promise<HostMessage | undefined>
  /** A sign of life for everyone let in. */
  ping(): HostMessage
  /** The people here, or their presence, have changed. */
  changed(): void
  /** The last link of a key's holder has closed; `bye` is said by those who leave for good. */
  gone(key: string, reason: string): void
  /** A page that speaks another version has called. */
  foreign(version: number): void
}
