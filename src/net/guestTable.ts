import type { Clock } from '../kit/clock.ts'
import { makeSerial, type Serial } from '../kit/serial.ts'
import { type Inspect, type Match, makeMatch } from '../match/match.ts'
import { type LocalChange, missingFrom } from '../match/merge.ts'
import {
  type Hearing,
  hearingOf,
  type Presence,
  type Roster,
  rosterOf,
  sitterOf,
} from '../match/roster.ts'
import type { Signer } from '../match/signing.ts'
import type { Counts, News, Sitter, Standing } from '../match/table.ts'
import { makeViewStore, standingOf, type ViewStore } from '../match/viewStore.ts'
import type { Game, GameTypes, Seat } from '../rules/game.ts'
import { type Journal, lastOf } from '../rules/replay.ts'
import type { Courier } from './hostConnection.ts'
import { type Errands, makeErrands } from './pendingRequests.ts'
import type { Bye } from './protocol.ts'

/** Why a guest's table closed: what the host said, or that its journals make no sense here. */
export type Ended = Bye | 'differs'

/** A guest once it is at the table: follows the host's journal and says what its own seat does. */
export interface GuestSide<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly signer: Signer
  readonly match: Match<G>
  readonly errands: Errands
  readonly store: ViewStore<G>
  readonly courier: Courier
  readonly clock: Clock
  readonly counts: Counts
  /** Holds what the host says in order. */
  readonly inTurn: Serial
  hearing: Hearing
  /** How the host was heard when last looked. */
  presence: Presence
  ended: Ended | 'left' | undefined
  /** When the journal was last asked for, ms; and how many made no sense since. */
  askedAt: number
  misfits: number
  /** What my seats did in a journal that gave way to the host's. */
  parting: Parting<G['move']>
  /** The host wants this browser to host instead. */
  readonly handedOver: () => void
}

/** What was done apart, from which entry on, and when that came out, ms. */
export interface Parting<M> {
  readonly apart: readonly LocalChange<M>[]
  readonly from: number
  readonly at: number
}

/** How long what was done apart may take to come into the host's journal, before it is called lost, ms. */
const partingPatience = 4000

/** What a guest works with once it has a game. */
export interface SideTools<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly signer: Signer
  readonly courier: Courier
  readonly clock: Clock
  readonly counts: Counts
  readonly inspect?: Inspect | undefined
  readonly handedOver: () => void
}

/** Sits down with a journal; `hearing` is what the host said of the others. */
export function makeGuestSide<G extends GameTypes>(
  { game, signer, courier, clock, counts, inspect, handedOver }: SideTools<G>,
  journal: Journal<G>,
  hearing: Hearing,
): GuestSide<G> {
  const match = makeMatch(game, journal, inspect)
  const changed = () => tell(side, { type: 'changed' })
  const side: GuestSide<G> = {
    ...{ game, signer, match, courier, clock, counts, hearing, handedOver, inTurn: makeSerial() },
    ...{ presence: 'here', ended: undefined, askedAt: Number.NEGATIVE_INFINITY, misfits: 0 },
    parting: { apart: [], from: 0, at: 0 },
    errands: makeErrands(clock, courier.say, changed),
    store: makeViewStore(match.journal, () => {
      const { errands } = side
      return {
        ...{ standing: standing(side), sitters: sitters(side), pending: errands.waiting() },
        ...{ hosting: false, knocks: [], unkept: unkept(side), skew: undefined },
      }
    }),
  }
  side.errands.reached(lastOf(journal).seq)
  changed()
  return side
}

type Side<G extends GameTypes = GameTypes> = GuestSide<G>

/** Who sits where as this guest's journal says. */
export const rosterAt = <G extends GameTypes>({ match }: Side<G>): Roster =>
  rosterOf(match.journal().entries)

/** Whether a seat is this guest's own. */
export function isMine<G extends GameTypes>(side: Side<G>, seat: Seat): boolean {
  const seated = rosterAt(side).seats[seat]
  return seated?.kind === 'person' && seated.key === side.signer.key
}

function sitters<G extends GameTypes>(side: Side<G>): readonly Sitter[] {
  const roster = rosterAt(side)
  const host = side.courier.presence()
  const presence = (seat: Seat): Presence => {
    if (host !== 'here') return host
    if (side.hearing.absent.includes(seat)) return 'absent'
    return side.hearing.quiet.includes(seat) ? 'quiet' : 'here'
  }
  return roster.seats.map((seated, seat) =>
    seated?.kind === 'person' && seated.key === side.signer.key
      ? sitterOf(seated, true, 'here')
      : sitterOf(seated, false, presence(seat)),
  )
}

function standing<G extends GameTypes>(side: Side<G>): Standing {
  if (side.ended) return 'closed'
  if (side.courier.presence() === 'absent') return 'lost'
  return standingOf(side.match.journal(), sitters(side))
}

/** How many moves made apart did not come into the host's journal. */
function unkept<G extends GameTypes>({ parting, match, clock }: Side<G>): number {
  if (parting.apart.length === 0 || clock.now() - parting.at < partingPatience) return 0
  return missingFrom(parting.apart, match.journal().entries, parting.from).length
}

/** Shows what happened; the turn machine learns who can be heard. */
export function tell<G extends GameTypes>(side: Side<G>, news: News<G>): void {
  if (news.type === 'changed') {
    side.presence = side.courier.presence()
    const { absent } = hearingOf(sitters(side))
    side.match.company({ hosted: side.presence !== 'absent', absent })
  }
  side.store.tell(news)
}

/** Closes this end for good, whatever is still on its way. */
export function leave<G extends GameTypes>(side: Side<G>, why: Ended | 'left'): void {
  if (side.ended) return
  side.ended = why
  side.courier.close()
  side.errands.drop()
  side.match.stop()
  side.store.tell({ type: 'changed' })
}
