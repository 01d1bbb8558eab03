import { same } from '../kit/json.ts'
import { rewriteOf, verifyEvidence, wrongEntryOf } from '../match/caught.ts'
import type { Evidence } from '../match/evidence.ts'
import { changesSince, forkOf, merge } from '../match/merge.ts'
import type { Hearing } from '../match/roster.ts'
import { signatureProblem } from '../match/signing.ts'
import { readEntry } from '../rules/entry.ts'
import type { Typed } from '../rules/game.ts'
import { type Entry, isSameEntry, isTrustMatch } from '../rules/journal.ts'
import { isReplaced } from '../rules/people.ts'
import { type Journal, lastOf, setupOf } from '../rules/replay.ts'
import type { ConnectionNews } from './connectionChart.ts'
import { freeze, type GuestSide, type GuestTools, isMine, leave, tell } from './guestTable.ts'
import { pingEvery } from './liveness.ts'
import { contribute, openHands, resubmit, resumePledge, returnToSeats } from './ownPart.ts'
import type { HostMessage, Welcome } from './protocol.ts'
import { acknowledge, checkAcks, keepWatch, takenSeat } from './witness.ts'

/** Invalid journals in a row after which the guest gives up. */
const mostMisfits = 5
/** Journals in a row that leave out what the host had known, after which it has been caught. */
const mostRollbacks = 3

/** Handles what the connection reports: keeps the guest's journal equal to the host's. */
export function onNews(side: GuestSide, news: ConnectionNews): void {
  switch (news.type) {
    case 'welcome':
      onWelcome(side, news)
      break
    case 'message':
      inOrder(side, () => handle(side, news.message))
      break
    case 'lost':
      tell(side, { type: 'changed' })
      break
    case 'ended':
      leave(side, news.why)
  }
}

function inOrder(side: GuestSide, task: () => Promise<void>): void {
  void side.inOrder(async () => {
    if (!side.ended) await task()
  })
}

/** Notes what only the seated are told, and when this page came: at the first welcome, even if the host changes later. */
export function noteVisit({ visit, learn, gallery }: GuestTools, welcome: Welcome): void {
  const { from, entries, roomKey } = welcome
  if (roomKey !== undefined) learn?.(roomKey)
  if (welcome.gallery) gallery?.learn(welcome.gallery)
  if (visit) visit.since ??= from + entries.length - 1
}

/** A new link: takes over what was missed and resends what went unanswered. */
function onWelcome(side: GuestSide, welcome: Welcome): void {
  const { match, from, entries } = welcome
  const isNewPage = side.visit?.since === undefined
  noteVisit(side, welcome)
  if (match !== setupOf(side.match.journal()).match) {
    leave(side, 'next')
    return
  }
  inOrder(side, async () => {
    side.hearing = hearingIn(welcome)
    const { length } = side.match.journal().entries
    await adopt(side, from, entries, true)
    if (side.ended) return
    returnToSeats(side, isNewPage ? 0 : length)
    resumePledge(side)
    side.requests.resend(true)
    contribute(side)
    tell(side, { type: 'changed' })
  })
}

const answers: ReadonlySet<HostMessage['type']> = new Set([
  'journal',
  'accepted',
  'refused',
  'again',
])

async function handle(side: GuestSide, message: HostMessage): Promise<void> {
  if (answers.has(message.type)) side.answeredAt = side.clock.now()
  switch (message.type) {
    case 'entry':
      await onEntry(side, message.entry)
      break
    case 'journal':
      await adopt(side, message.from, message.entries, false)
      break
    case 'accepted':
    case 'refused':
      side.requests.answered(message.id, message)
      break
    case 'again':
      side.requests.again(message.id, message.seq)
      break
    case 'handOver':
      side.handedOver?.()
      break
    case 'reacted':
    case 'nudged':
      side.said.emit(message)
      break
    case 'gallery':
      side.gallery?.learn(message.gallery)
      tell(side, { type: 'changed' })
      break
    case 'ping':
      onPing(side, message)
      break
    default:
      side.counts.dropped++
  }
}

/** Notices a missed entry, and whom the host hears now. */
function onPing(side: GuestSide, ping: Extract<HostMessage, { type: 'ping' }>): void {
  const { length } = side.match.journal().entries
  if (ping.seq >= length) resync(side, length)
  void checkAcks(side, ping.acks ?? [])
  const hearing = hearingIn(ping)
  if (same(side.hearing, hearing)) return
  side.hearing = hearing
  tell(side, { type: 'changed' })
}

/** Every ping: resends what has timed out, and shows whether the host has gone quiet. */
export function onTick(side: GuestSide): void {
  side.requests.resend(false)
  openHands(side)
  keepWatch(side)
  acknowledge(side)
  contribute(side)
  if (side.requests.overdue()) resync(side, side.match.journal().entries.length)
  const isForked = side.fork.apart.length > 0 || side.store.now().unkept > 0
  if (isForked || side.connection.presence() !== side.presence) tell(side, { type: 'changed' })
}

/** Requests the journal from an entry on, once per ping at most. Counted, never shown. */
function resync(side: GuestSide, from: number): void {
  const now = side.clock.now()
  if (now - side.resyncedAt < pingEvery) return
  side.resyncedAt = now
  side.counts.resyncs++
  side.connection.send({ type: 'resync', from })
}

/** A newly committed entry. A known one is dropped; a gap or a mismatch leads to a resync. */
async function onEntry(side: GuestSide, data: unknown): Promise<void> {
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
  const evidence = rewriteOf(side.match.journal().entries, entry)
  const isProven = evidence && (await verifyEvidence(evidence, side.signer.verify)) === 'proven'
  if (isProven) freeze(side, evidence)
  return isProven === true
}

/** Applies the next entry; returns false if it is invalid, and requests the whole journal. */
async function add(side: GuestSide, read: Entry<Typed>): Promise<boolean> {
  const { match, signer } = side
  const entry = match.recognise(read)
  const before = match.journal().entries
  const entries = [...before, entry]
  const forged = await signatureProblem(entries, signer.verify)
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
  if (isReplaced(match.journal().entries, signer.key)) {
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
async function adopt(
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
      if (isTrustMatch(own.entries)) giveBack(side, from + theirs.length)
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
  if (apart.length > 0) side.fork = { apart, from, at: side.clock.now() }
  side.match.replace(journal, 'resync')
  side.requests.reached(lastOf(journal).seq)
  const entries = own.slice(from)
  if (entries.length > 0) side.connection.send({ type: 'diverged', from, entries })
  resubmit(side)
  contribute(side)
}

/** What a message says of how well everyone is heard. */
const hearingIn = ({ quiet, absent, watching, viewers }: Hearing): Hearing => ({
  ...{ quiet, absent },
  ...(watching ? { watching } : {}),
  ...(viewers ? { viewers } : {}),
})
