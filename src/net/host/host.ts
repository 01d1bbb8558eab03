import { makeEmitter } from '../../kit/emitter.ts'
import type { Link } from '../../link/link.ts'
import { agreedTo } from '../../match/agreement.ts'
import { makeAuthority } from '../../match/authority.ts'
import { makeMatch } from '../../match/match.ts'
import { refuse } from '../../match/refusals.ts'
import { hearingOf, type Presence, seatsOf, sitterOf } from '../../match/roster.ts'
import {
  type Answer,
  type Counts,
  type News,
  noCounts,
  type SeatPort,
  type Standing,
  type Table,
} from '../../match/table.ts'
import type { Said, Talk } from '../../match/talk.ts'
import { freeUndo, makeViewStore, standingOf, type ViewStore } from '../../match/viewStore.ts'
import type { Seat } from '../../rules/game.ts'
import { type Journal, lastOf, positionOf } from '../../rules/journal.ts'
import { choiceOf } from '../../rules/play.ts'
import { arriveWithin, awaitedPresence, quietAfter } from '../protocol/liveness.ts'
import type { Bye } from '../protocol/protocol.ts'
import { askForSeat, takeSeatBack } from '../seats/standIns.ts'
import { askingOf, standIn } from './admission.ts'
import { makeAllowance } from './asides.ts'
import { type GuestSessions, makeSessions } from './guestSessions.ts'
import {
  type Claim,
  type HostPorts,
  type HostSide,
  makeClaims,
  makeLosses,
  noLosses,
} from './hostSide.ts'
import { journalFrom, matchDoor, namesOf, nudge, seatedAt } from './matchDoor.ts'
import { makeRelay } from './talkRelay.ts'

/** A table whose match this browser decides. */
export interface HostTable extends Table {
  /** A seat of this device, for a bot (or a person) to sit in. */
  seat(seat: Seat): SeatPort
  /** Takes a link that was made to this table. */
  accept(link: Link): void
  /** Asks the holder of a key to take over as host; false if they cannot be heard. */
  pass(key: string): boolean
  /** Resolves when nothing is being written any more. */
  idle(): Promise<void>
  /** The match with all its positions. */
  whole(): Journal
  readonly counts: Counts
  /**
   * Closes the table. After a `Bye` guests do not dial again; `away` means this page is being left,
   * `moved` that it stays at the table.
   */
  end(why: Bye | 'away' | 'moved'): void
}

/** Hosts a match from the end of a journal on. */
export function makeHost(ports: HostPorts, first: Journal): HostTable {
  const { game, signer, clock, inspect } = ports
  const match = makeMatch({
    ...{ game, journal: first, signer, inspect, hosts: true },
    emit: (news) => tell(news),
  })
  const { journal } = match
  let isClosed = false

  const began = clock.now()
  const presence = (key: string, seat: Seat): Presence => {
    const isExpected = !sessions.met(key) && !ports.away?.includes(seat)
    return isExpected
      ? awaitedPresence(clock.now() - began, ports.returning === true)
      : sessions.presence(key)
  }
  const sitters = () =>
    match.table().roster.seats.map((seated, seat) => {
      const isRemote = seated?.kind === 'person' && seated.key !== signer.key
      return sitterOf(seated, signer.key, isRemote ? presence(seated.key ?? '', seat) : 'here')
    })
  const watchers = () => {
    const { roster } = match.table()
    return sessions.admitted().filter(({ key }) => seatsOf(roster, key).length === 0)
  }
  const standing = (): Standing => (isClosed ? 'closed' : standingOf(journal(), sitters()))
  const tell = (news: News) => {
    if (news.type === 'changed' && !isClosed)
      match.company({ hosted: true, absent: hearingOf(sitters()).absent })
    store.tell(news)
  }
  const changed = () => tell({ type: 'changed' })
  const heard = () => {
    changed()
    void authority.drive()
  }
  const pending = makePendingCount(changed)
  const losses = ports.returning ? makeLosses(first, journal, signer.key) : noLosses
  const authority = makeAuthority({
    ...{ ...ports, match, standing, absent: () => hearingOf(sitters()).absent },
    stored(entry) {
      if (entry.body.type === 'host') ports.reopened?.(entry.epoch)
      sessions.send({ type: 'entry', entry })
    },
    mayLack: losses.any,
    caught: changed,
    replaced(from) {
      ports.reopened?.(lastOf(journal()).epoch)
      sessions.send(journalFrom(side, from))
    },
  })
  const side: HostSide = {
    ...{ ...ports, match, standing, authority, sitters, watchers, changed: heard },
    ...{ claims: makeClaims(changed), losses, counts: noCounts(), skew: undefined },
    ...{ acks: new Map(), told: new WeakSet() },
    allows: makeAllowance(ports.clock, () => journal().entries),
    relay: makeRelay(ports.clock, (one) => {
      sessions.send(one)
      said.emit(one)
    }),
  }
  const sessions = makeSessions(matchDoor(side))
  const said = makeEmitter<Said>()
  const store = makeViewStore(match, () => ({
    ...{ standing: standing(), sitters: sitters(), pending: pending.any(), hosting: true },
    ...{ claims: side.claims.all(), unkept: 0, skew: side.skew, cheats: authority.cheats() },
    ...{ watching: namesOf(watchers()), viewers: ports.gallery?.crowd() ?? 0 },
  }))
  const stopCounting = ports.gallery?.onCrowd(changed)
  const stopTelling = ports.gallery?.on((gallery) => {
    for (const key of seatedAt(side)) sessions.send({ type: 'gallery', gallery }, key)
    changed()
  })
  const stopExpecting = [quietAfter, arriveWithin].map((ms) => clock.after(ms, heard))
  const end: HostTable['end'] = (reason) => {
    if (isClosed) return
    isClosed = true
    for (const stop of stopExpecting) stop()
    stopCounting?.()
    stopTelling?.()
    sessions.close(reason)
    match.stop()
    changed()
  }
  changed()
  void authority.drive()
  return { ...tableOf(side, sessions, store, pending, end), talk: talkOf(side, said.on) }
}

/** How this browser's own people talk to the others. */
const talkOf = (side: HostSide, on: Talk['on']): Talk => ({
  react: (reaction) => side.relay.react(side.signer.key, reaction),
  nudge: (seat) => nudge(side, seat, side.signer.key),
  on,
})

/** Counts what this device's own seats have submitted and not been answered yet. */
function makePendingCount(changed: () => void) {
  let count = 0
  const add = (more: number) => {
    count += more
    changed()
  }
  return {
    any: () => count > 0,
    async wait(answer: Promise<Answer>): Promise<Answer> {
      add(1)
      return answer.finally(() => add(-1))
    },
  }
}

/** Gives a claimed seat to the claimant, or turns them away. */
async function decideClaim(
  side: HostSide,
  sessions: GuestSessions,
  id: number,
  isGranted: boolean,
): Promise<Answer> {
  const { match, claims } = side
  const claim = claims.take(id)
  if (!claim) return refuse('notHere')
  const { key } = claim
  const written = isGranted ? await give(side, claim) : undefined
  if (written?.type === 'accepted') sessions.challenge(key)
  else sessions.turnAway(key)
  return written ?? { type: 'accepted', seq: lastOf(match.journal()).seq }
}

/** Gives a seat to a claimant, once everyone else agrees. */
function give(side: HostSide, { seat, key, name }: Claim): Promise<Answer> {
  const called = name === undefined ? {} : { name }
  return askForSeat(askingOf(side), { type: 'wish', wish: 'give', seat, key, ...called })
}

function tableOf(
  side: HostSide,
  sessions: GuestSessions,
  store: ViewStore,
  pending: ReturnType<typeof makePendingCount>,
  end: HostTable['end'],
): HostTable {
  const { game, match, authority, counts, sitters } = side
  const mine = (seat: Seat) => sitters()[seat]?.mine ?? false
  const act: Table['act'] = async (seat, body) =>
    mine(seat) ? pending.wait(authority.act(seat, body)) : refuse('wrongSeat')
  return {
    ...{ game, counts, act, end, now: store.now, on: store.on },
    async submit(seat, move) {
      if (!mine(seat)) return refuse('wrongSeat')
      return pending.wait(authority.submit(seat, lastOf(match.journal()).seq, move))
    },
    async undo() {
      const free = freeUndo(match.journal(), mine)
      return free ? act(free.seat, { type: 'undo', to: free.to }) : refuse('undoNothing')
    },
    standIn: (seat) => pending.wait(standIn(side, seat)),
    takeBack: (seat) => pending.wait(takeSeatBack(askingOf(side), seat)),
    handOver: async () => refuse('notHere'),
    pass(key) {
      const isThere = sessions.presence(key) === 'here'
      if (isThere) sessions.send({ type: 'handOver' }, key)
      return isThere
    },
    idle: authority.idle,
    decideClaim: (id, isGranted) => decideClaim(side, sessions, id, isGranted),
    journal: () => match.journal().entries,
    whole: match.journal,
    agreed: () => agreedTo(match.journal(), side.acks, side.signer.key),
    seat: (seat) => seatPort(side, store, seat),
    accept: sessions.accept,
    close: () => end('away'),
  }
}

function seatPort(
  { match, authority, standing }: HostSide,
  store: ViewStore,
  seat: Seat,
): SeatPort {
  return {
    seat,
    asked() {
      const choice = standing() === 'playing' ? choiceOf(match.asks([seat]), seat) : undefined
      // Cards that only another host could give are missing, and with them the moves.
      if (!choice || choice.moves.length === 0) return undefined
      const journal = match.journal()
      const known = match.hand().known([seat])
      return { seq: lastOf(journal).seq, choice, position: positionOf(journal), known }
    },
    on: (listener) => store.on(() => listener()),
    submit: (seq, move) => authority.submit(seat, seq, move),
  }
}
