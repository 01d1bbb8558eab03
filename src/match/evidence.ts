import * as v from 'valibot'
import { sha256Hex } from '../kit/hash.ts'
import { canonical } from '../kit/json.ts'
import { epochSchema, hex32, hex64, keySchema, seqSchema, sigSchema } from '../rules/entry.ts'
import { type Entry, entryHash, isAside, isSameEntry, setupIn } from '../rules/journal.ts'
import { after, emptyRoster, personKeyOf, rosterOf } from './roster.ts'
import { entryTextOf, type Signatures, sealTextOf } from './signing.ts'

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
 * What a host has done that no honest one does.
 * - `rewritten`: it sealed two different entries at one number
 * - `twoJournals`: the same, one of them shown to another player
 * - `rollback`: it took over from before something that it had signed or acknowledged itself
 * - `seat`: it let others play for someone who was there, which only that person can know
 */
export const offences = ['rewritten', 'twoJournals', 'rollback', 'seat'] as const
export type Offence = (typeof offences)[number]

/** What a guest keeps of a host's offence, for others to check without trusting anyone. */
export interface Evidence {
  readonly format: 'narrow-gauge/evidence'
  readonly version: 1
  readonly match: string
  /** The host's public key. */
  readonly host: string
  readonly offence: Offence
  /** Two ends of the match by this host that can't both be true; one, where it is a person's word. */
  readonly heads: readonly Head[]
  /** Entries that these ends name: as they were known, and as the host showed them later. */
  readonly entries: readonly Entry<unknown>[]
}

const headSchema = v.strictObject({
  ...{ epoch: epochSchema, seq: seqSchema, hash: hex64, seal: sigSchema },
  as: v.exactOptional(v.picklist(['ack', 'entry'])),
})
const evidenceSchema = v.strictObject({
  format: v.literal('narrow-gauge/evidence'),
  version: v.literal(1),
  match: hex32,
  host: keySchema,
  offence: v.picklist(offences),
  heads: v.pipe(v.array(headSchema), v.minLength(1), v.maxLength(2)),
  entries: v.pipe(v.array(v.unknown()), v.maxLength(20_000)),
})

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
): Evidence => ({
  ...{ format: 'narrow-gauge/evidence', version: 1, match, host, offence },
  heads: heads.filter((head) => head !== undefined),
  entries,
})

/**
 * What evidence is worth to someone who trusts nobody. `proven`: its host has broken its word; `claimed`: it
 * is authentic, but rests on a person's word; `unsound`: it can't be read, or proves nothing.
 */
export async function verifyEvidence(
  data: unknown,
  verify: Signatures['verify'],
): Promise<'proven' | 'claimed' | 'unsound'> {
  const read = v.safeParse(evidenceSchema, data)
  if (!read.success) return 'unsound'
  const { match, host, offence, heads, entries } = read.output
  const isSigned = (head: Head) => verify(host, textOf(match, head), head.seal)
  if (!(await Promise.all(heads.map(isSigned))).every((one) => one)) return 'unsound'
  if (offence === 'seat') return 'claimed'
  const [one, other] = heads
  if (!one || !other || one.as || one.hash === other.hash) return 'unsound'
  if (offence === 'rollback') return isRollback(one, other, entries) ? 'proven' : 'unsound'
  return !other.as && one.epoch === other.epoch && one.seq === other.seq ? 'proven' : 'unsound'
}

/** Whether a takeover, sealed as `one`, leaves out what its host had known by `other`. */
function isRollback(one: Head, other: Head, entries: readonly unknown[]): boolean {
  if (one.epoch <= other.epoch) return false
  if (other.as !== 'entry') return one.seq <= other.seq
  // A signed entry alone says its number, and that its author knew all before it.
  const isNamed = entries.some((entry) => {
    const { sig: _, seal: __, ...rest } = v.parse(v.looseObject({}), entry)
    return sha256Hex(canonical(rest)) === other.hash && rest['seq'] === other.seq
  })
  return isNamed && one.seq < other.seq
}

const textOf = (match: string, head: Head) => {
  if (head.as === 'ack') return ackText(match, head)
  return head.as === 'entry' ? entryTextOf(head.hash) : sealTextOf(match, head)
}

/** Evidence that one host sealed two entries at one place; undefined where an honest one may have. */
export function rewriteOf(
  own: readonly Entry<unknown>[],
  theirs: Entry<unknown>,
): Evidence | undefined {
  const mine = own[theirs.seq]
  const match = setupIn(own)?.match
  if (!mine?.seal || !theirs.seal || !match || mine.epoch !== theirs.epoch) return undefined
  const { host } = rosterOf(own.slice(0, theirs.seq + 1))
  if (host === undefined || isSameEntry(mine, theirs)) return undefined
  return makeEvidence(match, host, 'rewritten', [headOf(mine), headOf(theirs)], [mine, theirs])
}

/** What each key's holder last acknowledged. */
export type Acks = ReadonlyMap<string, Ack>

/**
 * Evidence that a branch leaves out, from entry `from` on, what the host that opened it had known: entries it had
 * sealed or acknowledged, or before one that it signed. What changes nothing in the match doesn't count.
 */
export function rollbackOf(
  own: readonly Entry<unknown>[],
  branch: readonly Entry<unknown>[],
  from: number,
  acks: Acks,
): Evidence | undefined {
  const match = setupIn(own)?.match
  let roster = rosterOf(branch.slice(0, from))
  for (const entry of branch.slice(from)) {
    roster = after(roster, entry)
    const { host } = roster
    if (entry.body.type !== 'host' || host === undefined || match === undefined) continue
    const known = knownTo(own, host, acks)
    const end = known && (known.as === 'entry' ? known.seq : known.seq + 1)
    const lost = own.slice(from, end ?? from).filter((one) => !isAside(one))
    const last = known && own[known.seq]
    if (known && last && lost.length > 0)
      return makeEvidence(match, host, 'rollback', [headOf(entry), known], [entry, last])
  }
  return undefined
}

const wordOf = ({ epoch, seq, hash, sig }: Ack): Head => ({
  ...{ epoch, seq, hash, seal: sig, as: 'ack' },
})

/** The latest end of a journal that a key's holder is known to have had. */
function knownTo(own: readonly Entry<unknown>[], key: string, acks: Acks): Head | undefined {
  const ack = acks.get(key)
  const there = ack && own[ack.seq]
  let known = there && entryHash(there) === ack.hash ? wordOf(ack) : undefined
  let roster = emptyRoster
  for (const entry of own) {
    roster = after(roster, entry)
    const { sig, ...head } = { ...entry, hash: entryHash(entry) }
    const isLater = entry.seq > (known?.seq ?? -1)
    if (isLater && roster.host === key) known = headOf(entry) ?? known
    else if (isLater && personKeyOf(roster, entry.by) === key && sig !== undefined)
      known = { epoch: head.epoch, seq: head.seq, hash: head.hash, seal: sig, as: 'entry' }
  }
  return known
}

/** A guest's signed word on how far its journal goes, with its host's seal of that. */
export interface Ack extends Omit<Head, 'as'> {
  readonly key: string
  readonly sig: string
}

/** The text that a guest signs to acknowledge the end of its journal. */
export const ackText = (match: string, { epoch, seq, hash }: Omit<Head, 'seal'>): string =>
  `narrow-gauge ack ${match} ${epoch} ${seq} ${hash}`
