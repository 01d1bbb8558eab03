import * as v from 'valibot'
import type { Entry } from '../rules/body.ts'
import { epochSchema, hex32, hex64, keySchema, seqSchema, sigSchema } from '../rules/fields.ts'
import { entryHash } from '../rules/journal.ts'

/** The end of a journal, as someone has signed it. */
export interface Head {
  readonly epoch: number
  readonly seq: number
  /** SHA-256 of the entry at the end, which names all before it. */
  readonly hash: string
  /** The signature of the host, or of the guest who acknowledged this end or wrote its entry. */
  readonly seal: string
  readonly as?: 'ack' | 'entry'
}

/**
 * A host's offence, which no honest one commits.
 * - `rewritten`: it sealed two different entries at one number
 * - `twoJournals`: the same, one of them shown to another player
 * - `rollback`: it took over from before something that it had signed or acknowledged itself
 * - `illegal`: it committed something that the rules don't allow
 * - `forged`: it sealed something in a player's name whose signature was missing or false, or a draw without everyone's
 *   proofs, as only the recipient knows
 * - `seat`: it let others play for someone who was there, which only that person can know
 */
export const offences = ['rewritten', 'twoJournals', 'rollback', 'illegal', 'forged', 'seat'] as const
export type Offence = (typeof offences)[number]

/** Offences that rest on a player's word, however genuine the host's seal is. */
export const claims = ['forged', 'seat'] as const satisfies readonly Offence[]

const end = { epoch: epochSchema, seq: seqSchema, hash: hex64, seal: sigSchema }
const headSchema = v.strictObject({ ...end, as: v.exactOptional(v.picklist(['ack', 'entry'])) })
const entries = v.pipe(v.array(v.unknown()), v.maxLength(20_000), v.readonly())
/** Reads an acknowledgement. */
export const ackSchema = v.strictObject({ key: keySchema, ...end, sig: sigSchema })
const format = 'narrow-gauge/evidence'
const version = 1
/** The head of evidence of any version. */
export const evidenceHead = v.object({ format: v.literal(format), version: v.number() })
/** Reads evidence from a file. */
export const evidenceSchema = v.strictObject({
  format: v.literal(format),
  version: v.literal(version),
  match: hex32,
  /** The host's public key. */
  host: keySchema,
  offence: v.picklist(offences),
  /** Two ends of the match by this host that can't both be true; one, where it is a person's word. */
  heads: v.pipe(v.array(headSchema), v.minLength(1), v.maxLength(2), v.readonly()),
  /**
   * Entries that these ends name: as they were known, and as the host showed them later. The whole match, where its
   * last entry breaks the rules.
   */
  entries,
  /** Of a rollback: the entries in place of those that it leaves out. */
  branch: v.exactOptional(entries),
})
/** A guest's record of a host's offence, for others to check without trusting anyone. */
export type Evidence = Readonly<v.InferOutput<typeof evidenceSchema>>

/** The sealed end that an entry is; undefined without a seal. */
export const headOf = (entry: Entry<unknown>): Head | undefined =>
  entry.seal === undefined
    ? undefined
    : { epoch: entry.epoch, seq: entry.seq, hash: entryHash(entry), seal: entry.seal }

/** Evidence about a host, to be kept and checked. */
export const makeEvidence = (
  match: string,
  host: string,
  offence: Offence,
  heads: readonly (Head | undefined)[],
  entries: readonly Entry<unknown>[],
  branch?: readonly Entry<unknown>[],
): Evidence => ({
  format,
  version,
  match,
  host,
  offence,
  heads: heads.filter((head) => head !== undefined),
  entries,
  ...(branch ? { branch } : {}),
})

/** A guest's signed word on how far its journal goes, with its host's seal of that. */
export interface Ack extends Omit<Head, 'as'> {
  readonly key: string
  readonly sig: string
}

type End = Pick<Head, 'epoch' | 'seq'>

/** Whether one end is beyond another. */
export const isBeyond = (one: End, other: End): boolean =>
  one.epoch > other.epoch || (one.epoch === other.epoch && one.seq > other.seq)
