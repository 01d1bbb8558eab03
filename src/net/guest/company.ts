import type { Clock } from '../../kit/clock.ts'
import { same } from '../../kit/json.ts'
import { type Ack, type Evidence, isBeyond } from '../../match/evidence.ts'
import type { Match } from '../../match/match.ts'
import type { Sitter, Standing } from '../../match/table.ts'
import type { Seat } from '../../rules/game.ts'
import { lastOf } from '../../rules/journal.ts'
import {
  absentAfter,
  hearingOf,
  type Presence,
  type PresenceReport,
  presenceIn,
  quietAfter,
  sitterOf,
  standingOf,
} from '../protocol/liveness.ts'
import type { Bye } from '../protocol/protocol.ts'
import type { HostConnection } from './hostConnection.ts'
import type { PendingRequests } from './pendingRequests.ts'

/**
 * Why a guest's table closed: what the host said, that its journals make no sense here, or that it has been caught
 * cheating.
 */
export type Ended = Bye | 'differs' | 'cheated'

/** Whether a guest's table is still open. */
export interface Ending {
  /** Why it closed; undefined while it is open. */
  why(): Ended | 'left' | undefined
  /** Proof that the host cheated, if it was caught. */
  evidence(): Evidence | undefined
  /** Closes the table for good and drops pending requests. */
  leave(why: Ended | 'left'): void
  /** Closes the table for good because its host has cheated. */
  freeze(evidence: Evidence): void
}

/** An open table. */
export function makeEnding(
  match: Pick<Match, 'stop' | 'notify'>,
  connection: Pick<HostConnection, 'close'>,
  requests: Pick<PendingRequests, 'drop'>,
): Ending {
  let ended: Ended | 'left' | undefined
  let shown: Evidence | undefined
  const leave: Ending['leave'] = (why) => {
    if (ended) return
    ended = why
    connection.close()
    requests.drop()
    match.stop()
    match.notify()
  }
  return {
    why: () => ended,
    evidence: () => shown,
    leave,
    freeze(evidence) {
      if (ended) return
      shown = evidence
      leave('cheated')
    },
  }
}

/** The people at a guest's table: the host as this guest hears it, and the others as the host last said. */
export interface GuestCompany {
  hearing(): PresenceReport
  /** Takes what the host says of the others; returns whether that is new. */
  learn(hearing: PresenceReport): boolean
  /** The host's presence when something last changed. */
  presence(): Presence
  sitters(): readonly Sitter[]
  standing(): Standing
  isMine(seat: Seat): boolean
  /** The host has just done what this guest asked for: it hears it, whatever it says. */
  answered(): void
  /** Called every ping: notes whether this guest can be missed, because it or its host was away. */
  tick(): void
  /** Whether host and guest have heard each other for so long that nobody can have missed this guest. */
  isSteady(): boolean
  /** The host has let this guest in over another link. */
  welcomed(): void
  /**
   * Whether the link has lasted for some time. A host closes one on which it hears nothing long before it may give the
   * seat away alone, so that it can't do so over a link that it keeps.
   */
  isLinked(): boolean
  /** The host has sealed entries up to this end for someone else. */
  noteAhead(end: Pick<Ack, 'epoch' | 'seq'>): void
  /** Whether the host has kept from this guest for some time what others have confirmed. */
  isWithheld(): boolean
}

interface Parts {
  readonly match: Pick<Match, 'journal' | 'table' | 'company' | 'on'>
  readonly connection: Pick<HostConnection, 'presence' | 'silence' | 'send'>
  readonly ending: Pick<Ending, 'why'>
  readonly clock: Clock
  /** This guest's own key. */
  readonly own: string
}

/** Time a guest must have been heard without a gap to know that nobody could miss it, ms. */
const steadyFor = 2 * absentAfter

/** Watches who is here, and tells the turn machine. `first`: the first word of the host about the others. */
export function makeCompany(parts: Parts, first: PresenceReport): GuestCompany {
  const { match, connection, ending, own } = parts
  let hearing = first
  let presence: Presence = 'here'
  /** A host without a link may be found again at once, and counts as absent only after some silence. */
  const hostPresence = () => {
    const heard = connection.presence()
    return heard === 'absent' && connection.silence() < absentAfter ? 'quiet' : heard
  }
  const sitters = () => {
    const { host, seats } = match.table().roster
    return seats.map((seated, seat) => {
      const isHosts = seated?.key !== undefined && seated.key === host
      return sitterOf(seated, own, isHosts ? hostPresence() : presenceIn(hearing, seat))
    })
  }
  match.on((news) => {
    if (news.type !== 'changed' || ending.why()) return
    presence = connection.presence()
    match.company({ hosted: presence !== 'absent', absent: hearingOf(sitters()).absent })
  })
  return {
    sitters,
    hearing: () => hearing,
    learn(said) {
      const isNew = !same(hearing, said)
      hearing = said
      return isNew
    },
    presence: () => presence,
    standing() {
      if (ending.why()) return 'closed'
      return connection.presence() === 'absent' ? 'lost' : standingOf(match.journal(), sitters())
    },
    isMine(seat) {
      const seated = match.table().roster.seats[seat]
      return seated?.kind === 'person' && seated.key === own
    },
    ...makeSteadiness(parts, () => isCalledAbsent(match, hearing, own)),
    ...makeAhead(parts),
  }
}

/** Measures how long host and guest have heard each other. `isAway`: the host says that this guest is absent. */
function makeSteadiness(
  { match, connection, clock }: Parts,
  isAway: () => boolean,
): Pick<GuestCompany, 'answered' | 'tick' | 'isSteady' | 'welcomed' | 'isLinked'> {
  let [steadySince, answeredAt, tickedAt, linkedAt] = [clock.now(), clock.now(), clock.now(), clock.now()]
  return {
    answered() {
      answeredAt = clock.now()
    },
    tick() {
      const now = clock.now()
      const isCalledAway = isAway()
      // A host that answers has heard this guest, even if it says that it is absent.
      if (isCalledAway && connection.presence() === 'here')
        connection.send({ type: 'resync', from: lastOf(match.journal()).seq + 1 })
      const isMissed = isCalledAway && now - answeredAt >= absentAfter
      const stoodStill = now - tickedAt >= quietAfter
      if (isMissed || stoodStill || connection.presence() !== 'here') steadySince = now
      tickedAt = now
    },
    isSteady: () => clock.now() - steadySince >= steadyFor,
    welcomed() {
      linkedAt = clock.now()
    },
    isLinked: () => clock.now() - linkedAt >= absentAfter,
  }
}

/** Notes how long the host has kept from this guest what it has sealed for others. */
function makeAhead({ match, clock }: Parts): Pick<GuestCompany, 'noteAhead' | 'isWithheld'> {
  let ahead: { readonly to: Pick<Ack, 'epoch' | 'seq'>; readonly since: number } | undefined
  const isAhead = () => ahead !== undefined && isBeyond(ahead.to, lastOf(match.journal()))
  return {
    noteAhead(to) {
      ahead = { to, since: ahead && isAhead() ? ahead.since : clock.now() }
    },
    isWithheld: () => ahead !== undefined && isAhead() && clock.now() - ahead.since >= absentAfter,
  }
}

/** Whether the host says that a key's holder is absent. */
const isCalledAbsent = ({ table }: Pick<Match, 'table'>, { absent }: PresenceReport, key: string) =>
  table().roster.seats.some((seated, seat) => seated?.key === key && absent.includes(seat))
