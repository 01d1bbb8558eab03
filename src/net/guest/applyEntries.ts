import { rewriteOf, verifyEvidence, wrongEntryOf } from '../../match/caught.ts'
import type { Evidence } from '../../match/evidence.ts'
import { changesSince, forkOf, merge } from '../../match/merge.ts'
import { signatureProblem } from '../../match/signing.ts'
import type { Entry } from '../../rules/body.ts'
import { readEntry } from '../../rules/entry.ts'
import type { Typed } from '../../rules/game.ts'
import { isSameEntry, type Journal, lastOf, tableOf } from '../../rules/journal.ts'
import { isReplaced } from '../../rules/tableState.ts'
import { pingEvery } from '../protocol/liveness.ts'
import { takenSeat } from './audit.ts'
import { contribute, openHands, resubmit } from './autoSubmit.ts'
import { freeze, type GuestSide, isMine, leave } from './guestSide.ts'

/*
 * How a guest takes in what its host sends of the match, and notices what no honest host sends.
 */

/** Invalid journals in a row after which the guest gives up. */
const mostMisfits = 5
/** Journals in a row that leave out what the host had known, after which it has been caught. */
const mostRollbacks = 3

/** Requests the journal from an entry on, once per ping at most. Counted, never shown. */
export function resync(side: GuestSide, from: number): void {
  const now = side.clock.now()
  if (now - side.resyncedAt < pingEvery) return
  side.resyncedAt = now
  side.counts.resyncs++
  side.connection.send({ type: 'resync', from })
}

/** A newly committed entry. A known one is dropped; a gap or a mismatch leads to a resync. */
export async function onEntry(side: GuestSide, data: unknown): Promise<void> {
  const { entries } = side.match.journal()
  const read = readEntry(data, entries.length, side.game.readMove)
  if ('problem' in read) {
    side.counts.dropped++
    return
  }
  const { entry } = read
  if (entry.seq > entries.length) resync(side, entries.length)
  else if (entry.seq === entries.length) await add(side, entry)
  else if (isKnown(entry, entries)) side.counts.dropped++
  else if (!(await isRewrite(side, entry))) resync(side, 0)
}

const isKnown = (entry: Entry<unknown>, entries: readonly Entry<unknown>[]) => {
  const own = entries[entry.seq]
  return own !== undefined && isSameEntry(own, entry)
}

/** Freezes the table if the host has sealed another entry at this one's number. */
async function isRewrite(side: GuestSide, entry: Entry<Typed>): Promise<boolean> {
  const evidence = rewriteOf(side.match.journal(), entry)
  const isProven = evidence && (await verifyEvidence(evidence, side.signer.verify)) === 'proven'
  if (isProven) freeze(side, evidence)
  return isProven === true
}

/** Applies the next entry; returns false if it is invalid, and requests the whole journal. */
async function add(side: GuestSide, read: Entry<Typed>): Promise<boolean> {
  const { match, signer } = side
  const entry = match.recognise(read)
  const before = match.journal()
  const forged = await signatureProblem(tableOf(before), entry, signer.verify)
  if (side.ended) return false
  if (forged || 'problem' in match.follow(entry)) {
    const own = match.journal()
    const wrong = await wrongEntryOf(side.game, own, entry, signer.verify)
    if (wrong && !isFirstDoubt(side, wrong)) freeze(side, wrong)
    else if (!side.ended) countMisfit(side)
    return false
  }
  const taken = takenSeat(side, before, entry)
  if (taken) {
    match.discard()
    freeze(side, taken)
    return false
  }
  side.misfits = 0
  match.commit()
  side.requests.reached(entry.seq)
  if (isReplaced(match.table(), signer.key)) {
    leave(side, 'stale')
    return false
  }
  resubmit(side)
  openHands(side)
  contribute(side)
  return true
}

/** Whether a signature alone is false, for the first time: the entry may have been damaged on its way. */
function isFirstDoubt(side: GuestSide, { offence, heads: [head] }: Evidence): boolean {
  if (offence !== 'forged' || !head || side.doubted === head.hash) return false
  side.doubted = head.hash
  return true
}

/** What the host sent is invalid here: requests the whole journal, a few times. */
function countMisfit(side: GuestSide): void {
  side.misfits++
  if (side.connection.distrust) side.connection.distrust()
  else if (side.misfits >= mostMisfits) leave(side, 'differs')
  else resync(side, 0)
}

/** Merges part of the host's journal into the guest's own. */
export async function adopt(
  side: GuestSide,
  from: number,
  theirs: readonly unknown[],
  exact: boolean,
): Promise<void> {
  const own = side.match.journal()
  const merged = await merge(side, own, from, theirs, exact)
  if (side.ended) return
  if (merged.type !== 'rollback' && merged.type !== 'gap') side.rollbacks = 0
  switch (merged.type) {
    case 'longer':
      await addAll(side, merged.entries)
      break
    case 'other':
      side.misfits = 0
      replaceBy(side, merged.journal)
      break
    case 'rewritten':
      freeze(side, merged.evidence)
      break
    case 'rollback':
      onRollback(side, merged.from, merged.evidence)
      break
    case 'older':
      side.counts.dropped++
      giveBack(side, from + theirs.length)
      break
    case 'gap':
      resync(side, 0)
      break
    case 'problem':
      countMisfit(side)
  }
}

/** Tells the host of entries that it has lost, or leaves out. */
function giveBack(side: GuestSide, from: number): void {
  const entries = side.match.journal().entries.slice(from)
  if (entries.length > 0) side.connection.send({ type: 'diverged', from, entries })
}

/** A host may have lost what it once knew, and takes it in again; one that won’t has been caught. */
function onRollback(side: GuestSide, from: number, evidence: Evidence): void {
  side.rollbacks++
  if (side.rollbacks >= mostRollbacks) freeze(side, evidence)
  else giveBack(side, from)
}

async function addAll(side: GuestSide, entries: readonly unknown[]): Promise<void> {
  for (const data of entries) {
    const read = readEntry(data, side.match.journal().entries.length, side.game.readMove)
    if ('problem' in read || !(await add(side, read.entry))) return
  }
}

/** Replaces the guest's journal by the host's, and sends the host what the old one held. */
function replaceBy(side: GuestSide, journal: Journal): void {
  const own = side.match.journal().entries
  const from = forkOf(own, journal.entries)
  const apart = changesSince(own, from, (seat) => isMine(side, seat))
  side.contribution.remember(side.match.journal(), from)
  if (apart.length > 0) side.fork = { apart, from, at: side.clock.now() }
  side.match.replace(journal, 'resync')
  side.requests.reached(lastOf(journal).seq)
  const entries = own.slice(from)
  if (entries.length > 0) side.connection.send({ type: 'diverged', from, entries })
  resubmit(side)
  contribute(side)
}
