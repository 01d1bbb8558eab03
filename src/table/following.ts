import { same } from '../kit/json.ts'
import { readEntry } from '../rules/entry.ts'
import type { BasePosition, Typed } from '../rules/game.ts'
import type { Entry } from '../rules/journal.ts'
import { follow, lastOf, setupOf } from '../rules/replay.ts'
import { leave, type GuestSide as Side, tell } from './guestSide.ts'
import { pingEvery } from './liveness.ts'
import { merge } from './merge.ts'
import type { HostMessage, Welcome } from './protocol.ts'

/** Whole journals in a row that may make no sense before the guest gives up. */
const mostMisfits = 5

/** A link has been made anew: takes over what was missed and says again what went unanswered. */
export function onWelcome<P extends BasePosition, M extends Typed, E extends Typed, I>(
  side: Side<P, M, E, I>,
  { match, seat, quiet, absent, from, entries }: Welcome,
): void {
  if (match !== setupOf(side.match.journal()).match) {
    leave(side, 'next')
    return
  }
  side.seat = seat
  side.hearing = { quiet, absent }
  takeOver(side, from, entries, true)
  side.errands.repeat(true)
  tell(side, { type: 'changed' })
}

/** The link is gone. */
export function onLost<P extends BasePosition, M extends Typed, E extends Typed, I>(
  side: Side<P, M, E, I>,
): void {
  tell(side, { type: 'changed' })
}

/** Does what the host says. */
export function onMessage<P extends BasePosition, M extends Typed, E extends Typed, I>(
  side: Side<P, M, E, I>,
  message: HostMessage,
): void {
  switch (message.type) {
    case 'entry':
      onEntry(side, message.entry)
      break
    case 'journal':
      takeOver(side, message.from, message.entries, false)
      break
    case 'accepted':
    case 'refused':
      side.errands.answered(message.id, message)
      break
    case 'ping':
      onPing(side, message)
      break
    default:
      side.counts.dropped++
  }
}

/** The host still hears who it heard, and has nothing that is missing here. */
function onPing<P extends BasePosition, M extends Typed, E extends Typed, I>(
  side: Side<P, M, E, I>,
  { seq, quiet, absent }: Extract<HostMessage, { type: 'ping' }>,
): void {
  const { length } = side.match.journal().entries
  if (seq >= length) resync(side, length)
  if (same(side.hearing, { quiet, absent })) return
  side.hearing = { quiet, absent }
  tell(side, { type: 'changed' })
}

/** Every ping: what is overdue, and whether the host has gone quiet. */
export function onTick<P extends BasePosition, M extends Typed, E extends Typed, I>(
  side: Side<P, M, E, I>,
): void {
  side.errands.repeat(false)
  if (side.courier.presence() !== side.presence) tell(side, { type: 'changed' })
}

/** Asks for the journal from a number on, not too often. Shown to nobody, but counted. */
function resync<P extends BasePosition, M extends Typed, E extends Typed, I>(
  side: Side<P, M, E, I>,
  from: number,
): void {
  const now = side.clock.now()
  if (now - side.askedAt < pingEvery) return
  side.askedAt = now
  side.counts.resyncs++
  side.courier.say({ type: 'resync', from })
}

/** Committed just now: old ones are dropped, a gap or a wrong one asks for what is right. */
function onEntry<P extends BasePosition, M extends Typed, E extends Typed, I>(
  side: Side<P, M, E, I>,
  data: unknown,
): void {
  const { entries } = side.match.journal()
  const read = readEntry(data, entries.length, side.game.readMove)
  if ('problem' in read) {
    side.counts.dropped++
    return
  }
  const { entry } = read
  if (entry.seq > entries.length) resync(side, entries.length)
  else if (entry.seq === entries.length) add(side, entry)
  else if (same(entry, entries[entry.seq])) side.counts.dropped++
  else resync(side, 0)
}

/** Applies the next entry; false when it does not fit, and the whole journal is asked for. */
function add<P extends BasePosition, M extends Typed, E extends Typed, I>(
  side: Side<P, M, E, I>,
  entry: Entry<M>,
): boolean {
  const step = follow(side.game, side.match.journal(), entry)
  if ('problem' in step) {
    resync(side, 0)
    return false
  }
  tell(side, side.match.commit(step))
  side.errands.reached(entry.seq)
  return true
}

/** Takes a piece of the host's journal for one's own. */
function takeOver<P extends BasePosition, M extends Typed, E extends Typed, I>(
  side: Side<P, M, E, I>,
  from: number,
  theirs: readonly unknown[],
  exact: boolean,
): void {
  const merged = merge(side.game, side.match.journal(), from, theirs, exact)
  switch (merged.type) {
    case 'longer':
      addAll(side, merged.entries)
      break
    case 'other':
      side.misfits = 0
      side.match.jump(merged.journal)
      tell(side, { type: 'jumped', why: 'resync' })
      side.errands.reached(lastOf(merged.journal).seq)
      break
    case 'gap':
      resync(side, 0)
      break
    case 'problem':
      side.misfits++
      if (side.misfits >= mostMisfits) leave(side, 'differs')
      else resync(side, 0)
  }
}

function addAll<P extends BasePosition, M extends Typed, E extends Typed, I>(
  side: Side<P, M, E, I>,
  entries: readonly unknown[],
): void {
  for (const data of entries) {
    const read = readEntry(data, side.match.journal().entries.length, side.game.readMove)
    if ('problem' in read || !add(side, read.entry)) return
  }
}
