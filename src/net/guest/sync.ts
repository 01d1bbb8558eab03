import * as v from 'valibot'
import type { Clock } from '../../kit/clock.ts'
import { rewriteOf, wrongEntryOf } from '../../match/caught.ts'
import type { Evidence } from '../../match/evidence.ts'
import type { Match } from '../../match/match.ts'
import { changesSince, forkOf, merge } from '../../match/merge.ts'
import { type Signer, signatureProblem } from '../../match/signing.ts'
import type { TrafficCounts } from '../../match/table.ts'
import type { Entry } from '../../rules/body.ts'
import { readEntry, seqSchema } from '../../rules/entry.ts'
import type { Game, Typed } from '../../rules/game.ts'
import { entryHash, isSameEntry, type Journal, lastOf, noPrev } from '../../rules/journal.ts'
import { isReplaced } from '../../rules/tableState.ts'
import { pingEvery } from '../protocol/liveness.ts'
import type { EntryAudit } from './audit.ts'
import type { AutoSubmit } from './autoSubmit.ts'
import type { Ending, GuestCompany } from './company.ts'
import type { Contribution } from './contribution.ts'
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

/** In step with the host. */
export function makeSync(parts: Parts): Sync {
  const { game, match, signer, clock, counts, connection, requests, auto, audit, ending } = parts
  let resyncedAt = Number.NEGATIVE_INFINITY
  let invalidCount = 0
  /** Proof that a host has left out things it had known, for each journal since the last one that could be followed. */
  let rollbacks: readonly Evidence[] = []
  let lagging: { readonly since: number; readonly reminders: number } | undefined
  const isForged = makeDoubt()

  const resync = (from: number) => {
    const now = clock.now()
    if (now - resyncedAt < pingEvery) return
    resyncedAt = now
    counts.resyncs++
    // An entry that doesn't fit may follow others that the host holds otherwise.
    connection.send({ type: 'resync', from: invalidCount > 0 ? 0 : from })
  }
  /** Counts invalid news from the host: requests the whole journal, a few times. */
  const countMisfit = () => {
    invalidCount++
    if (connection.distrust) connection.distrust()
    else if (invalidCount < mostInvalid) resync(0)
    else if (rollbacks[0]) ending.freeze(rollbacks[0])
    else ending.leave('differs')
  }
  const followed = () => {
    invalidCount = 0
    rollbacks = []
  }
  /** Tells the host of entries that it has lost, or leaves out. */
  const giveBack = (from: number, entries = match.journal().entries.slice(from)) => {
    if (entries.length > 0) connection.send({ type: 'diverged', from, entries })
  }
  /** Asks again for what a host has left out: one that has taken it in shows it, and says nothing otherwise. */
  const lookAgain = (from: number) =>
    void clock.after(takingIn, () => {
      if (!ending.why()) resync(from)
    })
  /** An entry that can't be followed: the host may have been caught, or it was damaged on its way. */
  const onInvalid = async (entry: Entry<Typed>) => {
    const wrong = await wrongEntryOf(game, match.journal(), entry, signer.verify)
    if (wrong && isForged(wrong)) ending.freeze(wrong)
    else if (!ending.why()) countMisfit()
  }
  /** Applies the next entry; returns whether there may be another. */
  const add = async (read: Entry<Typed>): Promise<boolean> => {
    const entry = match.recognise(read)
    const before = match.journal()
    const forged = await signatureProblem(before, entry, signer.verify)
    if (ending.why()) return false
    if (forged || 'problem' in match.follow(entry)) {
      await onInvalid(entry)
      return false
    }
    const taken = entry.by === 'host' ? audit.takenSeat(before, entry) : undefined
    if (taken) {
      match.discard()
      ending.freeze(taken)
      return false
    }
    followed()
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
  const addAll = async (entries: readonly unknown[]) => {
    for (const data of entries) {
      const read = readEntry(data, match.journal().entries.length, game.readMove)
      if ('problem' in read || !(await add(read.entry))) return
    }
  }
  /** Freezes the table if the host has sealed another entry at this one's number. */
  const isRewrite = async (entry: Entry<Typed>) => {
    const evidence = await rewriteOf(match.journal(), entry, signer.verify)
    if (evidence) ending.freeze(evidence)
    return evidence !== undefined
  }
  /** Replaces the guest's journal by the host's, and sends the host what the old one held. */
  const replaceBy = (journal: Journal) => {
    const own = match.journal()
    const from = forkOf(own.entries, journal.entries)
    auto.fork(changesSince(own.entries, from, parts.company.isMine), from)
    match.replace(journal, 'resync')
    requests.reached(lastOf(journal).seq)
    giveBack(from, own.entries.slice(from))
    auto.resubmit()
    auto.contribute()
  }
  return {
    resync,
    ends(seq) {
      const isBehind = seq < lastOf(match.journal()).seq
      const { since = clock.now(), reminders = 0 } = (isBehind && lagging) || {}
      const isDue = clock.now() - since >= takingIn
      if (isDue && reminders >= mostReminders) return ending.leave('differs')
      if (isDue) giveBack(seq + 1)
      lagging = !isBehind ? undefined : isDue ? { since: clock.now(), reminders: reminders + 1 } : { since, reminders }
    },
    async entry(data) {
      const { entries } = match.journal()
      const read = readEntry(chained(data, entries), entries.length, game.readMove)
      if ('problem' in read) {
        counts.dropped++
        return
      }
      const { entry } = read
      if (entry.seq > entries.length) resync(entries.length)
      else if (entry.seq === entries.length) await add(entry)
      else if (isKnown(entry, entries)) counts.dropped++
      else if (!(await isRewrite(entry))) resync(0)
    },
    async adopt(from, theirs, exact) {
      const { acks } = audit
      const answered = await parts.contribution.answered()
      const merged = await merge({ game, signer, acks, answered }, match.journal(), from, theirs, exact)
      if (ending.why()) return
      switch (merged.type) {
        case 'longer':
          await addAll(merged.entries)
          break
        case 'other':
          followed()
          replaceBy(merged.journal)
          break
        case 'rewritten':
          ending.freeze(merged.evidence)
          break
        case 'rollback':
          // A host may have lost what it once knew, and takes it in again; one that won’t has been caught.
          rollbacks = [...rollbacks, merged.evidence]
          if (rollbacks.length >= mostRollbacks) ending.freeze(merged.evidence)
          else {
            giveBack(merged.from)
            lookAgain(merged.from)
          }
          break
        case 'older':
          counts.dropped++
          giveBack(from + theirs.length)
          break
        case 'gap':
          resync(0)
          break
        case 'problem':
          countMisfit()
      }
    },
  }
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
