import type { Clock } from '../link/clock.ts'
import type { BasePosition, Game, Seat, Typed } from '../rules/game.ts'
import type { Journal } from '../rules/replay.ts'
import type { Counts } from './counts.ts'
import type { Courier } from './courier.ts'
import { type Errands, makeErrands } from './errands.ts'
import type { Presence } from './liveness.ts'
import { type Inspect, type Match, makeMatch } from './match.ts'
import type { Bye, Welcome } from './protocol.ts'
import { type Hearing, hearingOf, seatedOf, sitterOf } from './seating.ts'
import { makeShown, type Shown, standingOf } from './shown.ts'
import type { News, Sitter, Standing } from './table.ts'

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

/** Shows what happened; the turn machine learns who can be heard. */
export function tell<P extends BasePosition, M extends Typed, E extends Typed, I>(
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
