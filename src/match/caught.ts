import * as v from 'valibot'
import { sha256Hex } from '../kit/hash.ts'
import { canonical } from '../kit/json.ts'
import { applyEntry, emptyRoster } from '../rules/applyEntry.ts'
import type { Entry } from '../rules/body.ts'
import { checkEntry } from '../rules/check.ts'
import { readEntry } from '../rules/entry.ts'
import type { Game, Typed } from '../rules/game.ts'
import { entryHash, isAside, isSameEntry, type Journal, lastOf, setupIn, tableOf } from '../rules/journal.ts'
import { follow, openJournal } from '../rules/replay.ts'
import { authorKeyOf } from '../rules/tableState.ts'
import {
  type Ack,
  ackText,
  claims,
  type Evidence,
  evidenceSchema,
  type Head,
  headOf,
  makeEvidence,
} from './evidence.ts'
import { entryTextOf, type Signatures, sealTextOf, signatureProblem } from './signing.ts'

/**
 * The worth of evidence to someone who trusts nobody. `proven`: its host has broken its word; `claimed`: it is
 * authentic, but rests on a person's word, or on rules that only its `game` could check; `unsound`: it can't be read,
 * or proves nothing.
 */
export async function verifyEvidence(
  data: unknown,
  verify: Signatures['verify'],
  game?: Game,
): Promise<'proven' | 'claimed' | 'unsound'> {
  const read = v.safeParse(evidenceSchema, data)
  if (!read.success) return 'unsound'
  const { match, host, offence, heads, entries } = read.output
  const isSigned = (head: Head) => verify(host, textOf(match, head), head.seal)
  if (!(await Promise.all(heads.map(isSigned))).every((one) => one)) return 'unsound'
  if (claims.some((one) => one === offence)) return 'claimed'
  if (offence === 'illegal') return isIllegal(read.output, game)
  const [one, other] = heads
  if (!one || !other || one.as || one.hash === other.hash) return 'unsound'
  if (offence === 'rollback') return isRollback(one, other, entries) ? 'proven' : 'unsound'
  return !other.as && one.epoch === other.epoch && one.seq === other.seq ? 'proven' : 'unsound'
}

/** A journal, apart from the positions it leads to. */
type Past = Pick<Journal, 'entries' | 'tables'>

/** The worth of a whole match as evidence, its last entry being said to break the rules. */
function isIllegal(
  { heads, entries, host }: v.InferOutput<typeof evidenceSchema>,
  game: Game | undefined,
): 'proven' | 'claimed' | 'unsound' {
  if (!game) return 'claimed'
  const opened = openJournal(game, entries.slice(0, -1))
  const read = readEntry(entries.at(-1), entries.length - 1, game.readMove)
  if (!('journal' in opened) || 'problem' in read) return 'unsound'
  const [head] = heads
  const isHosts = applyEntry(tableOf(opened.journal), read.entry).roster.host === host
  const isSealed = head?.as === undefined && head?.hash === entryHash(read.entry)
  return isHosts && isSealed && breaksRules(game, opened.journal, read.entry) ? 'proven' : 'unsound'
}

/** Whether an entry that continues a journal does what the rules forbid, rather than follow other rules than these. */
function breaksRules(game: Game, journal: Journal, entry: Entry<Typed>): boolean {
  if (checkEntry(lastOf(journal), tableOf(journal), entry)) return false
  const step = follow(game, journal, entry)
  return 'problem' in step && step.problem.reason !== 'wrongPosition'
}

/** Evidence against the host that sealed an entry, if that breaks the rules or its author hasn't signed it. */
export async function wrongEntryOf(
  game: Game,
  own: Journal,
  entry: Entry<Typed>,
  verify: Signatures['verify'],
): Promise<Evidence | undefined> {
  const entries = [...own.entries, entry]
  const { setup, roster } = applyEntry(tableOf(own), entry)
  const { host } = roster
  const head = headOf(entry)
  const match = setup?.match
  if (!head || !host || !match || checkEntry(lastOf(own), tableOf(own), entry)) return undefined
  if (!(await verify(host, sealTextOf(match, head), head.seal))) return undefined
  if (breaksRules(game, own, entry)) return makeEvidence(match, host, 'illegal', [head], entries)
  const isSigned = (await signatureProblem(tableOf(own), entry, verify)) === undefined
  return isSigned ? undefined : makeEvidence(match, host, 'forged', [head], entries.slice(-2))
}

/** Whether a takeover, sealed as `one`, leaves out what its host had known by `other`. */
function isRollback(one: Head, other: Head, entries: readonly unknown[]): boolean {
  if (one.epoch <= other.epoch) return false
  if (other.as !== 'entry') return one.seq <= other.seq
  // A signed entry alone says its number, and that its author knew all before it.
  const isNamed = entries.some((entry) => {
    const read = v.safeParse(v.looseObject({ seq: v.unknown() }), entry)
    if (!read.success) return false
    const { sig: _, seal: __, ...rest } = read.output
    return sha256Hex(canonical(rest)) === other.hash && rest.seq === other.seq
  })
  return isNamed && one.seq < other.seq
}

const textOf = (match: string, head: Head) => {
  if (head.as === 'ack') return ackText(match, head)
  return head.as === 'entry' ? entryTextOf(head.hash) : sealTextOf(match, head)
}

/** Evidence that one host sealed two entries at one place; undefined where an honest one may have. */
export function rewriteOf(own: Past, theirs: Entry<unknown>): Evidence | undefined {
  const mine = own.entries[theirs.seq]
  const match = setupIn(own.entries)?.match
  if (!mine?.seal || !theirs.seal || !match || mine.epoch !== theirs.epoch) return undefined
  const host = own.tables[theirs.seq]?.roster.host
  if (host === undefined || isSameEntry(mine, theirs)) return undefined
  return makeEvidence(match, host, 'rewritten', [headOf(mine), headOf(theirs)], [mine, theirs])
}

/** The last acknowledgement by each key's holder. */
export type Acks = ReadonlyMap<string, Ack>

/**
 * Evidence that a branch leaves out, from entry `from` on, things known to the host that opened it: entries it had
 * sealed or acknowledged, or before one that it signed. Entries that change nothing in the match don't count.
 */
export function rollbackOf(own: Past, branch: Past, from: number, acks: Acks): Evidence | undefined {
  const match = setupIn(own.entries)?.match
  for (const entry of branch.entries.slice(from)) {
    const host = branch.tables[entry.seq]?.roster.host
    if (entry.body.type !== 'host' || host === undefined || match === undefined) continue
    const known = knownTo(own, host, acks)
    const end = known && (known.as === 'entry' ? known.seq : known.seq + 1)
    const lost = own.entries.slice(from, end ?? from).filter((one) => !isAside(one))
    const last = known && own.entries[known.seq]
    if (known && last && lost.length > 0)
      return makeEvidence(match, host, 'rollback', [headOf(entry), known], [entry, last])
  }
  return undefined
}

const wordOf = ({ epoch, seq, hash, sig }: Ack): Head => ({ epoch, seq, hash, seal: sig, as: 'ack' })

/** The latest end of a journal that a key's holder is known to have had. */
export function knownTo({ entries, tables }: Past, key: string, acks: Acks): Head | undefined {
  const ack = acks.get(key)
  const there = ack && entries[ack.seq]
  const known = there && entryHash(there) === ack.hash ? wordOf(ack) : undefined
  for (const entry of entries.slice((known?.seq ?? -1) + 1).reverse()) {
    const before = tables[entry.seq - 1]?.roster ?? emptyRoster
    const sealed = tables[entry.seq]?.roster.host === key ? headOf(entry) : undefined
    const head = sealed ?? (authorKeyOf(before, entry) === key ? signedHead(entry) : undefined)
    if (head) return head
  }
  return known
}

const signedHead = (entry: Entry<unknown>): Head | undefined => {
  const { epoch, seq, sig } = entry
  return sig === undefined ? undefined : { epoch, seq, hash: entryHash(entry), seal: sig, as: 'entry' }
}

/** Whether one's own host took over from before something that it had known, as another journal shows. */
export const isVoid = (own: Past, other: Past, fork: number): boolean =>
  rollbackOf(other, own, fork, new Map()) !== undefined
