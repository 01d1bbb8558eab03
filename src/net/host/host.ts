import { limitEach, type MessageRate } from '../../kit/rateLimit.ts'
import type { Link } from '../../link/link.ts'
import { makeAcks } from '../../match/acks.ts'
import { agreedTo, isHeldBy } from '../../match/agreement.ts'
import { type Authority, type AuthorityPorts, makeAuthority } from '../../match/authority.ts'
import { loadBound } from '../../match/bound.ts'
import { freeUndo, type MachineInspector, type Match, makeMatch, makeView, type TableFacts } from '../../match/match.ts'
import { refuse } from '../../match/refusals.ts'
import { watchStalls } from '../../match/stalls.ts'
import { type Answer, noCounts, type SeatPort, type Table, type TrafficCounts } from '../../match/table.ts'
import type { Seat } from '../../rules/game.ts'
import { type Journal, lastOf, positionOf } from '../../rules/journal.ts'
import { choiceOf } from '../../rules/play.ts'
import { setupOf } from '../../rules/replay.ts'
import { arriveWithin, quietAfter } from '../protocol/liveness.ts'
import type { Bye } from '../protocol/protocol.ts'
import { makeJudge, type Proven } from '../role/succession.ts'
import { type Asking, takeSeatBack } from '../seats/standIns.ts'
import type { Gallery } from '../viewers/gallery.ts'
import { admit, decideClaim, standIn } from './admission.ts'
import { makeAnswer, nudge, seatRefusal } from './answer.ts'
import { type HostCompany, type HostStart, makeClaims, makeCompany, makeSessions, namesOf } from './guestSessions.ts'
import type { SessionHost } from './sessionHost.ts'
import { makeRelay } from './talkRelay.ts'
import { journalFrom, makeLosses, makeWelcome } from './welcome.ts'

/** Dependencies of a host. Its signer signs for this device's seats, for bots and for itself. */
export interface HostPorts
  extends HostStart,
    Pick<AuthorityPorts, 'game' | 'keeper' | 'edition' | 'signer' | 'clock' | 'entropy'> {
  readonly inspect?: MachineInspector | undefined
  /** The room's code, if there is a room, and the key that later hosts' addresses derive from. */
  readonly code?: string | undefined
  readonly roomKey?: string | undefined
  /** Rules for those who watch by a link; missing at a table without a room. */
  readonly gallery?: Gallery | undefined
  /** Another host has proven that it goes on with the match, and this one doesn't. */
  readonly superseded?: (by: Proven) => void
  /** This host goes on in another epoch, and can be reached at that one's address too. */
  readonly reopened?: (epoch: number) => void
  /** The holder of this device's own key has joined from another device. */
  readonly duplicateSession?: () => void
}

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
  /** Judges another host's entries, and makes way for it or opens a later epoch. */
  readonly judge: SessionHost['judge']
  readonly counts: TrafficCounts
  /**
   * Closes the table. After a `Bye` guests do not dial again; `away` means this page is being left, `moved` that it
   * stays at the table.
   */
  end(why: Bye | 'away' | 'moved'): void
}

/** Hosts a match from the end of a journal on. */
export function makeHost(ports: HostPorts, first: Journal): HostTable {
  const hosting = beginHosting(ports, first)
  const { match, guests, company, acks, authority, relay, counts, judge } = hosting
  const { signer, clock } = ports
  const changed = () => {
    match.notify()
    void authority.drive()
  }
  relay.on(guests.send)
  const accept = guests.serve(doorOf(ports, hosting, changed))
  const now = makeView(match, () => factsOf(ports, hosting))
  const stops = [...followGallery(ports, hosting), ...[quietAfter, arriveWithin].map((ms) => clock.after(ms, changed))]
  const end: HostTable['end'] = (reason) => {
    if (company.standing() === 'closed') return
    company.close()
    for (const stop of stops) stop?.()
    guests.close(reason)
    match.stop()
    match.notify()
  }
  changed()
  return {
    ...requestsTo(ports, hosting),
    game: ports.game,
    counts,
    now,
    on: match.on,
    accept,
    judge,
    end,
    idle: authority.idle,
    handOver: async () => refuse('notHere'),
    pass(key) {
      const isThere = guests.presence(key) === 'here'
      if (isThere) guests.send({ type: 'handOver' }, key)
      return isThere
    },
    talk: {
      react: (reaction) => relay.react(signer.key, reaction),
      nudge: (seat) => nudge(match, relay, seat, signer.key),
      on: relay.on,
    },
    journal: () => match.journal().entries,
    whole: match.journal,
    agreed: () => agreedTo(match.journal(), acks.all, signer.key),
    seat: (seat) => seatPort(match, authority, company.standing, seat),
    close: () => end('away'),
  }
}

/** A match at its table, which nobody decides yet. */
function setTable({ game, signer, clock, inspect, returning, away }: HostPorts, first: Journal) {
  const match = makeMatch({ game, journal: first, signer, inspect, hosts: true })
  const guests = makeSessions(clock)
  const company = makeCompany({ match, guests, clock, own: signer.key, returning, away })
  const acks = makeAcks(match, signer.verify)
  const losses = returning ? makeLosses(first, match.journal, signer.key) : undefined
  return { match, guests, company, acks, losses }
}

/** The parts of a host's table. */
function beginHosting(ports: HostPorts, first: Journal) {
  const set = setTable(ports, first)
  const { match, acks } = set
  const authority = authorityOf(ports, set)
  const bound = loadBound(ports.keeper.answers, setupOf(first).match)
  // A takeover without the question breaks one of these.
  void bound.then((known) => Promise.all(known?.acks.map(acks.learn) ?? []))
  return {
    ...set,
    authority,
    claims: makeClaims(match.notify),
    relay: makeRelay(ports.clock),
    pending: makePendingCount(match.notify),
    counts: noCounts(),
    stalls: watchStalls({ ...ports, match, own: ports.signer.key, acks: acks.all }),
    judge: makeJudge({ ...ports, match, acks: acks.all, bound, raise: authority.raise }),
  }
}

type Hosting = ReturnType<typeof beginHosting>

/** Epochs that each seat can have this host open. Honest people rarely host beside each other. */
const raiseRate: MessageRate = { burst: 6, perSecond: 1 / 60 }

function authorityOf(
  ports: HostPorts,
  { match, guests, company, acks, losses }: ReturnType<typeof setTable>,
): Authority {
  const { signer, reopened } = ports
  const { standing, absent, gone } = company
  const mayRaise = limitEach(ports.clock, raiseRate)
  return makeAuthority({
    ...ports,
    match,
    standing,
    absent,
    gone,
    mayLack: losses?.any,
    mayRaise: (by) => mayRaise(`${by}`),
    isHeld: (seq, keys) => isHeldBy(keys, match.journal(), { acks: acks.all, own: signer.key, seq }),
    caught: match.notify,
    stored(entry) {
      if (entry.body.type === 'host') reopened?.(entry.epoch)
      // Those who lack the one before it ask for the journal.
      const { prev: _, ...rest } = entry
      guests.send({ type: 'entry', entry: rest })
    },
    replaced(from) {
      reopened?.(lastOf(match.journal()).epoch)
      guests.send(journalFrom(match, from))
    },
  })
}

function doorOf(ports: HostPorts, hosting: Hosting, changed: () => void): SessionHost {
  const { clock, entropy, signer, code = '', duplicateSession: twin } = ports
  const { match, guests, company, acks, authority, claims, relay, counts, judge, losses } = hosting
  return {
    clock,
    entropy,
    signer,
    counts,
    code,
    judge,
    changed,
    ...makeWelcome({ ...ports, match, company, acks, losses }),
    admit: (hello) => admit({ match, authority, company, claims, own: signer.key, twin }, hello),
    answer: makeAnswer({ ...ports, match, authority, company, judge, acks, relay, counts, tell: guests.send }),
    gone: claims.drop,
    foreign: company.foreign,
  }
}

/** Everything that a host's table shows besides its match. */
function factsOf({ gallery }: HostPorts, { company, pending, claims, authority, stalls }: Hosting): TableFacts {
  return {
    standing: company.standing(),
    sitters: company.sitters(),
    pending: pending.any(),
    hosting: true,
    claims: claims.all(),
    unkept: 0,
    skew: company.skew(),
    cheats: authority.cheats(),
    stalls: stalls(),
    watching: namesOf(company.watchers()),
    viewers: gallery?.crowd() ?? 0,
  }
}

/** Tells everyone seated of the rules for those who watch, and this browser of their number. */
function followGallery({ gallery }: HostPorts, { match, guests }: Pick<Hosting, 'match' | 'guests'>) {
  return [
    gallery?.onCrowd(match.notify),
    gallery?.on((rules) => {
      for (const key of seatedAt(match)) guests.send({ type: 'gallery', gallery: rules }, key)
      match.notify()
    }),
  ]
}

/** Requests of this device's own people. */
function requestsTo(
  { signer }: HostPorts,
  { match, guests, company, authority, claims, pending }: Hosting,
): Pick<Table, 'act' | 'submit' | 'undo' | 'standIn' | 'takeBack' | 'decideClaim'> {
  const mine = (seat: Seat) => company.sitters()[seat]?.mine ?? false
  const ask: Authority['act'] = async (seat, body) =>
    seatRefusal(company, match.table(), body) ?? authority.act(seat, body)
  const act: Table['act'] = async (seat, body) => (mine(seat) ? pending.wait(ask(seat, body)) : refuse('wrongSeat'))
  const asking: Asking = { signer, journal: match.journal, act: ask }
  return {
    act,
    async submit(seat, move) {
      if (!mine(seat)) return refuse('wrongSeat')
      return pending.wait(authority.submit(seat, lastOf(match.journal()).seq, move))
    },
    async undo() {
      const free = freeUndo(match.journal(), mine)
      return free ? act(free.seat, { type: 'undo', to: free.to }) : refuse('undoNothing')
    },
    standIn: (seat) => pending.wait(standIn(company, asking, seat)),
    takeBack: (seat) => pending.wait(takeSeatBack(asking, seat)),
    decideClaim: (id, isGranted) => decideClaim({ claims, guests, asking, company }, id, isGranted),
  }
}

/** The keys of everyone with a seat. */
const seatedAt = ({ table }: Match): ReadonlySet<string> =>
  new Set(table().roster.seats.flatMap((seated) => seated?.key ?? []))

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

function seatPort(
  match: Match,
  { submit }: Pick<Authority, 'submit'>,
  standing: HostCompany['standing'],
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
    on: (listener) => match.on(() => listener()),
    submit: (seq, move) => submit(seat, seq, move),
  }
}
