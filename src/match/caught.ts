import * as v from 'valibot'
import { atOnce } from '../kit/slices.ts'
import { applyEntry, emptyRoster } from '../rules/applyEntry.ts'
import type { Entry } from '../rules/body.ts'
import { checkEntry } from '../rules/check.ts'
import { readEntry } from '../rules/entry.ts'
import type { Game, Typed } from '../rules/game.ts'
import { entryHash, isAside, isSameEntry, type Journal, lastOf, setupIn, tableOf } from '../rules/journal.ts'
import { follow, type OpenedJournal, openingJournal } from '../rules/replay.ts'
import { authorKeyOf } from '../rules/tableState.ts'
import { type Ack, claims, type Evidence, evidenceSchema, type Head, headOf, makeEvidence } from './evidence.ts'
import { ackText, type Chronicle, entryTextOf, sealText, sealTextOf, signatureProblem, type Verify } from './signing.ts'

/**
 * The worth of evidence to someone who trusts nobody. `proven`: its host has broken its word; `claimed`: it is
 * authentic, but rests on a person's word, or on rules that only its `game` could check; `unsound`: it can't be read,
 * or proves nothing.
 */
export type Worth = 'proven' | 'claimed' | 'unsound'

/** The worth of evidence, read at once; see `Worth`. */
export async function verifyEvidence(data: unknown, verify: Verify, game?: Game): Promise<Worth> {
  const read = v.safeParse(evidenceSchema, data)
  return read.success ? worthOf(read.output, atOnce(readingLines(read.output, game)), verify) : 'unsound'
}

/** The lines of evidence: the match before one that breaks the rules, or those shown and those in their place. */
interface Lines {
  readonly game?: Game | undefined
  readonly before?: OpenedJournal | undefined
  readonly ours?: Chain | undefined
  readonly theirs?: Chain | undefined
}

/** Reads the lines of evidence, one at a time. `game`: its rules, if they are there. */
export function* readingLines({ offence, entries, branch = [] }: Evidence, game?: Game): Generator<void, Lines> {
  if (offence === 'illegal') return { game, before: game && (yield* openingJournal(game, entries.slice(0, -1))) }
  return { ours: yield* readingChain(entries), theirs: yield* readingChain(branch) }
}

/** The worth of evidence whose lines have been read. */
export async function worthOf(evidence: Evidence, lines: Lines, verify: Verify): Promise<Worth> {
  const { match, host, offence, heads } = evidence
  const isSigned = (head: Head) => verify(host, textOf(match, head), head.seal)
  if (!(await Promise.all(heads.map(isSigned))).every((one) => one)) return 'unsound'
  if (claims.some((one) => one === offence)) return 'claimed'
  if (offence === 'illegal') return isIllegal(evidence, lines)
  const [one, other] = heads
  if (!one || !other || one.as || one.hash === other.hash) return 'unsound'
  if (offence === 'rollback') return (await isRollback(evidence, lines, verify)) ? 'proven' : 'unsound'
  return !other.as && one.epoch === other.epoch && one.seq === other.seq ? 'proven' : 'unsound'
}

/** The worth of a whole match as evidence, its last entry being said to break the rules. */
function isIllegal({ heads, entries, host }: Evidence, { game, before }: Lines): Worth {
  if (!game || !before) return 'claimed'
  const read = readEntry(entries.at(-1), entries.length - 1, game.readMove)
  if (!('journal' in before) || 'problem' in read) return 'unsound'
  const [head] = heads
  const isHosts = applyEntry(tableOf(before.journal), read.entry).roster.host === host
  const isSealed = head?.as === undefined && head?.hash === entryHash(read.entry)
  const isFound = isHosts && isSealed && problemOf(game, before.journal, read.entry) === 'illegal'
  return isFound ? 'proven' : 'unsound'
}

/**
 * The case against an entry that a host has sealed as the next one: the rules forbid it, unless it merely follows
 * other ones than these; or it is no draw of everyone's. A seal covers the seed of a draw but not its proofs, which
 * anyone who shows it may have changed: they convict nobody.
 */
function problemOf(game: Game, journal: Journal, entry: Entry<Typed>): 'illegal' | 'draw' | undefined {
  if (checkEntry(lastOf(journal), tableOf(journal), entry)) return undefined
  const step = follow(game, journal, entry)
  if (!('problem' in step) || step.problem.reason === 'wrongPosition') return undefined
  return step.problem.reason === 'badDraw' ? 'draw' : 'illegal'
}

/**
 * Evidence against the host that sealed an entry, if that breaks the rules, its author hasn't signed it or not everyone
 * has drawn it.
 */
export async function wrongEntryOf(
  game: Game,
  own: Journal,
  entry: Entry<Typed>,
  verify: Verify,
): Promise<Evidence | undefined> {
  const entries = [...own.entries, entry]
  const { setup, roster } = applyEntry(tableOf(own), entry)
  const { host } = roster
  const head = headOf(entry)
  const match = setup?.match
  if (!head || !host || !match || checkEntry(lastOf(own), tableOf(own), entry)) return undefined
  if (!(await verify(host, sealTextOf(match, head), head.seal))) return undefined
  const problem = problemOf(game, own, entry)
  if (problem === 'illegal') return makeEvidence(match, host, problem, [head], entries)
  const isSigned = problem === undefined && (await signatureProblem(own, entry, verify)) === undefined
  return isSigned ? undefined : makeEvidence(match, host, 'forged', [head], entries.slice(-2))
}

/** The most takeovers of its own that a host may have opened between two ends, so that checking evidence ends soon. */
const mostBetween = 64

/**
 * Whether a takeover, the first head, leaves out something played that its host had known by the second, `ours` being
 * those that it leaves out and `theirs` those in their place. It is no fault of a host that another's takeover since
 * then has led there.
 */
async function isRollback({ match, host, heads }: Evidence, { ours, theirs }: Lines, verify: Verify): Promise<boolean> {
  const [takeover, known] = heads
  const [first, other, own, last] = [ours?.[0], theirs?.[0], ours?.at(-1), theirs?.at(-1)]
  if (!takeover || !known || !ours || !theirs || !first || !other || !own || !last) return false
  const isFork = first.prev === other.prev && first.seq === other.seq && !isSameEntry(first, other)
  const areNamed = isAt(known, own) && isAt(takeover, last) && last.body.type === 'host'
  // Signing an entry shows that one knows all before it.
  const left = known.as === 'entry' ? ours.slice(0, -1) : ours
  if (!isFork || !areNamed || takeover.epoch <= known.epoch || left.every(isAside)) return false
  const between = theirs.slice(0, -1).filter(({ body, epoch }) => body.type === 'host' && epoch > known.epoch)
  const isOwn = between.slice(0, mostBetween).map((one) => verify(host, sealText(match, one), one.seal ?? ''))
  return between.length <= mostBetween && (await Promise.all(isOwn)).every((one) => one)
}

/** Whether an end is this entry, whose author’s signature alone doesn’t say of which epoch it is. */
const isAt = (head: Head, entry: Entry<unknown>) =>
  head.hash === entryHash(entry) && head.epoch === entry.epoch && head.seq === entry.seq

/** Entries that follow one another, by whatever rules. */
type Chain = readonly Entry<unknown>[]

/** Reads entries one at a time; undefined if they don't follow one another. */
function* readingChain(all: readonly unknown[]): Generator<void, Chain | undefined> {
  const chain: Entry<unknown>[] = []
  for (const data of all) {
    const read = readEntry(data, 0, (move) => move)
    const before = chain.at(-1)
    if ('problem' in read || (before && read.entry.prev !== entryHash(before))) return undefined
    chain.push(read.entry)
    yield
  }
  return chain
}

const textOf = (match: string, head: Head) => {
  if (head.as === 'ack') return ackText(match, head)
  return head.as === 'entry' ? entryTextOf(head.hash) : sealTextOf(match, head)
}

/**
 * Proof that a host has sealed another entry in place of one's own: one that it shows, or that someone else has
 * acknowledged; undefined without one.
 */
export async function rewriteOf(
  own: Chronicle,
  other: Entry<unknown> | Ack,
  verify: Verify,
): Promise<Evidence | undefined> {
  const { epoch, seq } = other
  const mine = own.entries[seq]
  const head = 'hash' in other ? { epoch, seq, hash: other.hash, seal: other.seal } : headOf(other)
  const match = setupIn(own.entries)?.match
  const host = own.tables[seq]?.roster.host
  if (!mine?.seal || !head || !match || host === undefined) return undefined
  if (mine.epoch !== epoch || entryHash(mine) === head.hash) return undefined
  const [offence, shown] = 'hash' in other ? (['twoJournals', []] as const) : (['rewritten', [other]] as const)
  const evidence = makeEvidence(match, host, offence, [headOf(mine), head], [mine, ...shown])
  return (await verifyEvidence(evidence, verify)) === 'proven' ? evidence : undefined
}

/** The last acknowledgement by each key's holder. */
export type Acks = ReadonlyMap<string, Ack>

/**
 * Evidence that a host who opened an epoch of a branch left out, from entry `from` on, things known to it: entries it had
 * sealed or acknowledged in an earlier epoch, or before one that it signed. Entries that change nothing in the match
 * don't count, and neither does what another host's takeover since then left out before.
 */
export function rollbackOf(own: Chronicle, branch: Chronicle, from: number, acks: Acks): Evidence | undefined {
  const match = setupIn(own.entries)?.match
  const takeovers = branch.entries.slice(from).filter(({ body }) => body.type === 'host')
  const hostAt = ({ seq }: Entry<unknown>) => branch.tables[seq]?.roster.host
  for (const [at, entry] of takeovers.entries()) {
    const host = hostAt(entry)
    const known = host === undefined ? undefined : knownTo(own, host, acks, entry.epoch)
    if (host === undefined || match === undefined || !known) continue
    const isLed = takeovers.slice(0, at).some((one) => hostAt(one) !== host && one.epoch > known.epoch)
    const left = own.entries.slice(from, known.as === 'entry' ? known.seq : known.seq + 1)
    if (isLed || left.every(isAside)) continue
    const entries = own.entries.slice(from, known.seq + 1)
    const others = branch.entries.slice(from, entry.seq + 1)
    return makeEvidence(match, host, 'rollback', [headOf(entry), known], entries, others)
  }
  return undefined
}

const wordOf = ({ epoch, seq, hash, sig }: Ack): Head => ({ epoch, seq, hash, seal: sig, as: 'ack' })

/** The latest end of a journal that a key's holder is known to have had, in an epoch before this one. */
export function knownTo({ entries, tables }: Chronicle, key: string, acks: Acks, before = Infinity): Head | undefined {
  const ack = acks.get(key)
  const isWord = (entry: Entry<unknown>) =>
    ack !== undefined && ack.seq === entry.seq && ack.epoch < before && ack.hash === entryHash(entry)
  for (const entry of entries.toReversed()) {
    if (ack && isWord(entry)) return wordOf(ack)
    if (entry.epoch >= before) continue
    const roster = tables[entry.seq - 1]?.roster ?? emptyRoster
    const sealed = tables[entry.seq]?.roster.host === key ? headOf(entry) : undefined
    const head = sealed ?? (authorKeyOf(roster, entry) === key ? signedHead(entry) : undefined)
    if (head) return head
  }
  return undefined
}

const signedHead = (entry: Entry<unknown>): Head | undefined => {
  const { epoch, seq, sig } = entry
  return sig === undefined ? undefined : { epoch, seq, hash: entryHash(entry), seal: sig, as: 'entry' }
}
