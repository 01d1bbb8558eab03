import { same } from '../kit/json.ts'
import { changesSince, forkOf, merge, missingFrom } from '../match/merge.ts'
import { signatureProblem } from '../match/signing.ts'
import { readEntry } from '../rules/entry.ts'
import type { GameTypes } from '../rules/game.ts'
import type { Entry } from '../rules/journal.ts'
import { follow, type Journal, lastOf, setupOf } from '../rules/replay.ts'
import { isMine, leave, type GuestSide as Side, tell } from './guestTable.ts'
import { pingEvery } from './liveness.ts'
import { offerOf } from './offer.ts'
import type { HostMessage, Welcome } from './protocol.ts'

/** Whole journals in a row that may make no sense before the guest gives up. */
const mostMisfits = 5

/** What the host says is done one after another, since some of it takes time to be believed. */
function inTurn<G extends GameTypes>(side: Side<G>, task: () => Promise<void>): void {
  void side.inTurn(async () => {
    if (!side.ended) await task()
  })
}

/** A link has been made anew: takes over what was missed and says again what went unanswered. */
export function onWelcome<G extends GameTypes>(
  side: Side<G>,
  { match, quiet, absent, from, entries }: Welcome,
): void {
  if (match !== setupOf(side.match.journal()).match) {
    leave(side, 'next')
    return
  }
  inTurn(side, async () => {
    side.hearing = { quiet, absent }
    await takeOver(side, from, entries, true)
    if (side.ended) return
    side.errands.repeat(true)
    tell(side, { type: 'changed' })
  })
}

/** The link is gone. */
export function onLost<G extends GameTypes>(side: Side<G>): void {
  tell(side, { type: 'changed' })
}

/** Does what the host says. */
export function onMessage<G extends GameTypes>(side: Side<G>, message: HostMessage): void {
  inTurn(side, () => obey(side, message))
}

async function obey<G extends GameTypes>(side: Side<G>, message: HostMessage): Promise<void> {
  switch (message.type) {
    case 'entry':
      await onEntry(side, message.entry)
      break
    case 'journal':
      await takeOver(side, message.from, message.entries, false)
      break
    case 'accepted':
    case 'refused':
      side.errands.answered(message.id, message)
      break
    case 'again':
      side.errands.again(message.id, message.seq)
      break
    case 'handOver':
      side.handedOver()
      break
    case 'ping':
      onPing(side, message)
      break
    default:
      side.counts.dropped++
  }
}

/** The host still hears who it heard, and has nothing that is missing here. */
function onPing<G extends GameTypes>(
  side: Side<G>,
  { seq, quiet, absent }: Extract<HostMessage, { type: 'ping' }>,
): void {
  const { length } = side.match.journal().entries
  if (seq >= length) resync(side, length)
  if (same(side.hearing, { quiet, absent })) return
  side.hearing = { quiet, absent }
  tell(side, { type: 'changed' })
}

/** Every ping: what is overdue, and whether the host has gone quiet. */
export function onTick<G extends GameTypes>(side: Side<G>): void {
  side.errands.repeat(false)
  if (side.errands.overdue()) resync(side, side.match.journal().entries.length)
  const { unkept } = side.store.now()
  const parted = side.parting.apart.length > 0
  if (parted || side.courier.presence() !== side.presence || unkept > 0)
    tell(side, { type: 'changed' })
}

/** Asks for the journal from a number on, not too often. ViewStore to nobody, but counted. */
function resync<G extends GameTypes>(side: Side<G>, from: number): void {
  const now = side.clock.now()
  if (now - side.askedAt < pingEvery) return
  side.askedAt = now
  side.counts.resyncs++
  side.courier.say({ type: 'resync', from })
}

/** Committed just now: old ones are dropped, a gap or a wrong one asks for what is right. */
async function onEntry<G extends GameTypes>(side: Side<G>, data: unknown): Promise<void> {
  const { entries } = side.match.journal()
  const read = readEntry(data, entries.length, side.game.readMove)
  if ('problem' in read) {
    side.counts.dropped++
    return
  }
  const { entry } = read
  if (entry.seq > entries.length) resync(side, entries.length)
  else if (entry.seq === entries.length) await add(side, entry)
  else if (same(entry, entries[entry.seq])) side.counts.dropped++
  else resync(side, 0)
}

/** Applies the next entry; false when it does not fit, and the whole journal is asked for. */
async function add<G extends GameTypes>(side: Side<G>, entry: Entry<G['move']>): Promise<boolean> {
  const step = follow(side.game, side.match.journal(), entry)
  const isWrong =
    'problem' in step ||
    (await signatureProblem(step.journal.entries, side.signer.verify)) !== undefined
  if (side.ended) return false
  if (isWrong) {
    misfit(side)
    return false
  }
  side.misfits = 0
  tell(side, side.match.commit(step))
  side.errands.reached(entry.seq)
  offerAgain(side)
  return true
}

/** What the host says makes no sense here: the whole journal is asked for, a few times. */
function misfit<G extends GameTypes>(side: Side<G>): void {
  side.misfits++
  if (side.misfits >= mostMisfits) leave(side, 'differs')
  else resync(side, 0)
}

/** Takes a piece of the host's journal for one's own. */
async function takeOver<G extends GameTypes>(
  side: Side<G>,
  from: number,
  theirs: readonly unknown[],
  exact: boolean,
): Promise<void> {
  const merged = await merge(side, side.match.journal(), from, theirs, exact)
  if (side.ended) return
  switch (merged.type) {
    case 'longer':
      await addAll(side, merged.entries)
      break
    case 'other':
      side.misfits = 0
      giveWay(side, merged.journal)
      break
    case 'older':
      side.counts.dropped++
      break
    case 'gap':
      resync(side, 0)
      break
    case 'problem':
      misfit(side)
  }
}

async function addAll<G extends GameTypes>(
  side: Side<G>,
  entries: readonly unknown[],
): Promise<void> {
  for (const data of entries) {
    const read = readEntry(data, side.match.journal().entries.length, side.game.readMove)
    if ('problem' in read || !(await add(side, read.entry))) return
  }
}

/** Lets the host's journal take the place of one's own, and tells the host what that one held. */
function giveWay<G extends GameTypes>(side: Side<G>, journal: Journal<G>): void {
  const own = side.match.journal().entries
  const from = forkOf(own, journal.entries)
  const apart = changesSince(own, from, (seat) => isMine(side, seat))
  if (apart.length > 0) side.parting = { apart, from, at: side.clock.now() }
  side.match.jump(journal)
  tell(side, { type: 'reset', why: 'resync' })
  side.errands.reached(lastOf(journal).seq)
  if (from < own.length) side.courier.say({ type: 'given', from, entries: own.slice(from) })
  offerAgain(side)
}

/**
 * Offers once more what was done apart, as long as the match stands just where it was done: a move
 * that was right then is right now, and nobody is surprised by it. A note is right at any time.
 */
function offerAgain<G extends GameTypes>(side: Side<G>): void {
  const { apart, from, at } = side.parting
  if (apart.length === 0 || side.errands.waiting()) return
  const { entries, ask } = side.match.journal()
  const missing = missingFrom(apart, entries, from)
  const note = missing.find(({ body }) => body.type === 'mark')
  const next = note ?? missing[0]
  if (!next) side.parting = { apart: [], from, at }
  const { position } = lastOf(side.match.journal())
  const isAsked = ask.type === 'choose' && ask.seat === next?.seat && next.before === position
  if (next && (note || isAsked)) void side.errands.offer(offerOf(side, next.seat, next.body))
}
