import { same } from '../kit/json.ts'
import type { Clock } from '../link/clock.ts'
import { readEntry } from '../rules/entry.ts'
import type { BasePosition, Game, Seat, Typed } from '../rules/game.ts'
import type { Entry } from '../rules/journal.ts'
import { follow, type Journal, lastOf, setupOf } from '../rules/replay.ts'
import type { Courier } from './courier.ts'
import { type Errands, makeErrands } from './errands.ts'
import { type Presence, pingEvery } from './liveness.ts'
import { type Inspect, type Match, makeMatch } from './match.ts'
import { merge } from './merge.ts'
import type { Bye, HostMessage, Welcome } from './protocol.ts'
import { hearingOf, seatedOf, sitterOf } from './seating.ts'
import { makeShown, type Shown, standingOf } from './shown.ts'
import type { News, Sitter, Standing } from './table.ts'
import type { Counts, Hearing } from './visitor.ts'

/** Why a guest's table closed: what the host said, or that its journals make no sense here. */
export type Ended = Bye | 'differs'

/** A guest once it is at the table: follows the host's journal and says what its own seat does. */
export interface GuestSide<P extends BasePosition, M extends Typed, E extends Typed, I> {
  readonly game: Game<P, M, E, I>
  readonly match: Match<P, M, E>
  readonly errands: Errands
  readonly shown: Shown<P, M, E>
  readonly courier: Courier
  readonly clock: Clock
  readonly counts: Counts
  seat: Seat
  hearing: Hearing
  /** How the host was heard when last looked. */
  presence: Presence
  ended: Ended | 'left' | undefined
  /** When the journal was last asked for, ms; and how many made no sense since. */
  askedAt: number
  misfits: number
}

/** Whole journals in a row that may make no sense before the guest gives up. */
const mostMisfits = 5

/** Sits down at the seat of a welcome, with the journal that came along. */
export function makeGuestSide<P extends BasePosition, M extends Typed, E extends Typed, I>(
  { game, courier, clock, counts, inspect }: SideTools<P, M, E, I>,
  journal: Journal<P, M>,
  { seat, quiet, absent }: Welcome,
): GuestSide<P, M, E, I> {
  const match = makeMatch(game, journal, inspect)
  const changed = () => tell(side, { type: 'changed' })
  const side: GuestSide<P, M, E, I> = {
    ...{ game, match, courier, clock, counts, seat, hearing: { quiet, absent } },
    ...{ presence: 'here', ended: undefined, askedAt: Number.NEGATIVE_INFINITY, misfits: 0 },
    errands: makeErrands(clock, courier.say, changed),
    shown: makeShown(match.journal, () => {
      const { errands } = side
      return { standing: standing(side), sitters: sitters(side), pending: errands.waiting() }
    }),
  }
  changed()
  return side
}

/** What a guest works with once it has a game. */
export interface SideTools<P extends BasePosition, M extends Typed, E extends Typed, I> {
  readonly game: Game<P, M, E, I>
  readonly courier: Courier
  readonly clock: Clock
  readonly counts: Counts
  readonly inspect?: Inspect | undefined
}

type Side<P extends BasePosition, M extends Typed, E extends Typed, I> = GuestSide<P, M, E, I>

function sitters<P extends BasePosition, M extends Typed, E extends Typed, I>({
  match,
  courier,
  ...side
}: Side<P, M, E, I>): readonly Sitter[] {
  const host = courier.presence()
  const presence = (seat: Seat): Presence => {
    if (host !== 'here') return host
    if (side.hearing.absent.includes(seat)) return 'absent'
    return side.hearing.quiet.includes(seat) ? 'quiet' : 'here'
  }
  return seatedOf(match.journal()).map((seated, seat) =>
    seat === side.seat ? sitterOf(seated, true, 'here') : sitterOf(seated, false, presence(seat)),
  )
}

function standing<P extends BasePosition, M extends Typed, E extends Typed, I>(
  side: Side<P, M, E, I>,
): Standing {
  if (side.ended) return 'closed'
  if (side.courier.presence() === 'absent') return 'lost'
  return standingOf(side.match.journal(), sitters(side))
}

function tell<P extends BasePosition, M extends Typed, E extends Typed, I>(
  side: Side<P, M, E, I>,
  news: News<P, M, E>,
): void {
  if (news.type === 'changed') {
    side.presence = side.courier.presence()
    const { absent } = hearingOf(sitters(side))
    side.match.company({ hosted: side.presence !== 'absent', absent })
  }
  side.shown.tell(news)
}

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

/** Closes this end for good, whatever is still on its way. */
export function leave<P extends BasePosition, M extends Typed, E extends Typed, I>(
  side: Side<P, M, E, I>,
  why: Ended | 'left',
): void {
  if (side.ended) return
  side.ended = why
  side.courier.close()
  side.errands.drop()
  side.match.stop()
  side.shown.tell({ type: 'changed' })
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
