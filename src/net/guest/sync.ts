import * as v from 'valibot'
import type { Clock } from '../../kit/clock.ts'
import { rewriteOf, wrongEntryOf } from '../../match/caught.ts'
import type { Evidence } from '../../match/evidence.ts'
import type { Match } from '../../match/match.ts'
import { changesSince, forkOf, merge } from '../../match/merge.ts'
import { type Signer, signatureProblem } from '../../match/signing.ts'
import type { TrafficCounts } from '../../match/table.ts'
import type { Entry } from '../../rules/body.ts'
import { readEntry } from '../../rules/entry.ts'
import { seqSchema } from '../../rules/fields.ts'
import type { Game, Typed } from '../../rules/game.ts'
import { entryHash, isSameEntry, type Journal, lastOf, noPrev } from '../../rules/journal.ts'
import { isReplaced } from '../../rules/tableState.ts'
import { pingEvery } from '../protocol/liveness.ts'
import type { EntryAudit } from './audit.ts'
import type { Ending, GuestCompany } from './company.ts'
import type { AutoSubmit, Contribution } from './contribution.ts'
import type { HostConnection } from './hostConnection.ts'
import type { PendingRequests } from './pendingRequests.ts'

/** Keeps a guest's journal equal to the host's, and notices what no honest host sends. */
export interface Sync {
  /** A newly committed entry. A known one is dropped; a gap or a mismatch leads to a resync. */
  entry(data: unknown): Promise<void>
  /** Merges part of the host's journal into the guest's own. `exact`: the host's ends there. */
  adopt(from: number, theirs: readonly unknown[], exact: boolean): Promise<void>
  /** Requests the journal from an entry on, once per ping at most. Counted, never shown. */
  resync(from: number): void
  /** The host says that its journal ends with this entry, though it may have sealed more for this guest. */
  ends(seq: number): void
}

interface Parts {
  readonly game: Game
  readonly match: Match
  readonly signer: Signer
  readonly clock: Clock
  readonly counts: TrafficCounts
  readonly connection: Pick<HostConnection, 'send' | 'distrust'>
  readonly requests: Pick<PendingRequests, 'reached'>
  readonly contribution: Pick<Contribution, 'answered'>
  readonly auto: Pick<AutoSubmit, 'contribute' | 'openHands' | 'resubmit' | 'fork'>
  readonly company: Pick<GuestCompany, 'isMine'>
  readonly audit: Pick<EntryAudit, 'acks' | 'takenSeat'>
  readonly ending: Ending
}

/** Invalid journals in a row after which the guest gives up. */
const mostInvalid = 5
/** Journals in a row that leave out what the host had known, after which it has been caught. */
const mostRollbacks = 3
/** Time that a host has to take in again what it has lost, ms. */
const takingIn = 4000
/** Times that a host is told what it has lost, after which a guest gives up. */
const mostReminders = 5

/** A guest that follows its host. */
interface Following extends Parts {
  readonly repair: Repair
  readonly isForged: (evidence: Evidence) => boolean
}

/** In step with the host. */
export function makeSync(parts: Parts): Sync {
  const { match, signer, counts, audit, ending } = parts
  const repair = makeRepair(parts)
  const following: Following = { ...parts, repair, isForged: makeDoubt() }
  return {
    resync: repair.resync,
    ends: makeReminder(parts, repair.giveBack),
    entry: (data) => takeEntry(following, data),
    async adopt(from, theirs, exact) {
      const { acks } = audit
      const answered = await parts.contribution.answered()
      const merged = await merge({ game: parts.game, signer, acks, answered }, match.journal(), from, theirs, exact)
      if (ending.why()) return
      switch (merged.type) {
        case 'longer':
          await addAll(following, merged.entries)
          break
        case 'other':
          repair.followed()
          replaceBy(following, merged.journal)
          break
        case 'rewritten':
          ending.freeze(merged.evidence)
          break
        case 'rollback':
          repair.rollback(merged.evidence, merged.from)
          break
        case 'older':
          counts.dropped++
          repair.giveBack(from + theirs.length)
          break
        case 'gap':
          repair.resync(0)
          break
        case 'problem':
          repair.misfit()
      }
    },
  }
}

/** Brings a host's journal and the guest's own together again, or gives up. */
interface Repair extends Pick<Sync, 'resync'> {
  /** Counts invalid news from the host: requests the whole journal, a few times. */
  misfit(): void
  /** The host has left out what it had known, from entry `from` on. */
  rollback(evidence: Evidence, from: number): void
  /** The host’s journal could be followed. */
  followed(): void
  /** Tells the host of entries that it has lost, or leaves out. */
  giveBack(from: number, entries?: readonly Entry<Typed>[]): void
}

function makeRepair({ match, clock, counts, connection, ending }: Parts): Repair {
  let resyncedAt = Number.NEGATIVE_INFINITY
  let invalidCount = 0
  /** Proof that a host has left out things it had known, for each journal since the last one that could be followed. */
  let rollbacks: readonly Evidence[] = []
  const request = (from: number) => {
    resyncedAt = clock.now()
    counts.resyncs++
    // An entry that doesn't fit may follow others that the host holds otherwise.
    connection.send({ type: 'resync', from: invalidCount > 0 ? 0 : from })
  }
  const resync = (from: number) => {
    if (clock.now() - resyncedAt >= pingEvery) request(from)
  }
  const giveBack = (from: number, entries = match.journal().entries.slice(from)) => {
    if (entries.length > 0) connection.send({ type: 'diverged', from, entries })
  }
  return {
    resync,
    giveBack,
    misfit() {
      invalidCount++
      if (connection.distrust) connection.distrust()
      else if (invalidCount < mostInvalid) resync(0)
      else if (rollbacks[0]) ending.freeze(rollbacks[0])
      else ending.leave('differs')
    },
    rollback(evidence, from) {
      // A host may have lost what it once knew, and takes it in again; one that won’t has been caught.
      rollbacks = [...rollbacks, evidence]
      if (rollbacks.length >= mostRollbacks) return ending.freeze(evidence)
      giveBack(from)
      // One that has taken it in shows it when asked, and says nothing otherwise. Another request just before this one
      // may have been for the entries behind the guest's own, which show nothing.
      clock.after(takingIn, () => {
        if (!ending.why()) request(from)
      })
    },
    followed() {
      invalidCount = 0
      rollbacks = []
    },
  }
}

/** Tells a host again and again of the entries behind the one that it says is its last, and leaves one that won’t hear. */
function makeReminder({ match, clock, ending }: Parts, giveBack: Repair['giveBack']): Sync['ends'] {
  let lagging: { readonly since: number; readonly reminders: number } | undefined
  return (seq) => {
    const isBehind = seq < lastOf(match.journal()).seq
    const { since = clock.now(), reminders = 0 } = (isBehind && lagging) || {}
    const isDue = clock.now() - since >= takingIn
    if (isDue && reminders >= mostReminders) return ending.leave('differs')
    if (isDue) giveBack(seq + 1)
    lagging = !isBehind ? undefined : isDue ? { since: clock.now(), reminders: reminders + 1 } : { since, reminders }
  }
}

async function takeEntry(following: Following, data: unknown): Promise<void> {
  const { match, game, counts, repair } = following
  const { entries } = match.journal()
  const read = readEntry(chained(data, entries), entries.length, game.readMove)
  if ('problem' in read) {
    counts.dropped++
    return
  }
  const { entry } = read
  if (entry.seq > entries.length) repair.resync(entries.length)
  else if (entry.seq === entries.length) await add(following, entry)
  else if (isKnown(entry, entries)) counts.dropped++
  else if (!(await isRewrite(following, entry))) repair.resync(0)
}

/** Applies the next entry; returns whether there may be another. */
async function add(following: Following, read: Entry<Typed>): Promise<boolean> {
  const { match, signer, requests, auto, audit, ending, repair } = following
  const entry = match.recognise(read)
  const before = match.journal()
  const forged = await signatureProblem(before, entry, signer.verify)
  if (ending.why()) return false
  if (forged || 'problem' in match.follow(entry)) {
    await onInvalid(following, entry)
    return false
  }
  const taken = entry.by === 'host' ? audit.takenSeat(before, entry) : undefined
  if (taken) {
    match.discard()
    ending.freeze(taken)
    return false
  }
  repair.followed()
  match.commit()
  requests.reached(entry.seq)
  if (isReplaced(match.table(), signer.key)) {
    ending.leave('stale')
    return false
  }
  auto.resubmit()
  auto.openHands()
  auto.contribute()
  return true
}

async function addAll(following: Following, entries: readonly unknown[]): Promise<void> {
  const { match, game } = following
  for (const data of entries) {
    const read = readEntry(data, match.journal().entries.length, game.readMove)
    if ('problem' in read || !(await add(following, read.entry))) return
  }
}

/** An entry that can't be followed: the host may have been caught, or it was damaged on its way. */
async function onInvalid(following: Following, entry: Entry<Typed>) {
  const { game, match, signer, connection, ending, repair, isForged } = following
  const wrong = await wrongEntryOf(game, match.journal(), entry, signer.verify)
  // A viewer who passes a match on may have changed signatures; others may have them as they were.
  const isPassedOn = wrong?.offence === 'forged' && connection.distrust !== undefined
  if (wrong && !isPassedOn && isForged(wrong)) ending.freeze(wrong)
  else if (!ending.why()) repair.misfit()
}

/** Freezes the table if the host has sealed another entry at this one's number. */
async function isRewrite({ match, signer, ending }: Following, entry: Entry<Typed>): Promise<boolean> {
  const evidence = await rewriteOf(match.journal(), entry, signer.verify)
  if (evidence) ending.freeze(evidence)
  return evidence !== undefined
}

/** Replaces the guest's journal by the host's, and sends the host what the old one held. */
function replaceBy({ match, requests, auto, company, repair }: Following, journal: Journal): void {
  const own = match.journal()
  const from = forkOf(own.entries, journal.entries)
  auto.fork(changesSince(own.entries, from, company.isMine), from)
  match.replace(journal, 'resync')
  requests.reached(lastOf(journal).seq)
  repair.giveBack(from, own.entries.slice(from))
  auto.resubmit()
  auto.contribute()
}

/** An entry with the hash of the one before it, which it travels without. */
function chained(data: unknown, entries: readonly Entry<unknown>[]): unknown {
  const read = v.safeParse(v.looseObject({ seq: seqSchema }), data)
  if (!read.success || 'prev' in read.output) return data
  const before = entries[read.output.seq - 1]
  return { ...read.output, prev: before ? entryHash(before) : noPrev }
}

const isKnown = (entry: Entry<unknown>, entries: readonly Entry<unknown>[]) => {
  const own = entries[entry.seq]
  return own !== undefined && isSameEntry(own, entry)
}

/** Judges evidence: a signature that alone is false may have been damaged on its way, the first time. */
function makeDoubt() {
  let badSignature = ''
  return ({ offence, heads: [head] }: Evidence): boolean => {
    if (offence !== 'forged' || !head || badSignature === head.hash) return true
    badSignature = head.hash
    return false
  }
}
