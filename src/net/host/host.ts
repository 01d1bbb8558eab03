import type { Link } from '../../link/link.ts'
import { makeAcks } from '../../match/acks.ts'
import { agreedTo, isHeldBy } from '../../match/agreement.ts'
import { type Authority, type AuthorityPorts, makeAuthority } from '../../match/authority.ts'
import { type BoundTo, boundIn, loadBound } from '../../match/bound.ts'
import type { Acks } from '../../match/caught.ts'
import { freeUndo, type MachineInspector, type Match, makeMatch, makeView } from '../../match/match.ts'
import { refuse } from '../../match/refusals.ts'
import { type Answer, noCounts, type SeatPort, type Table, type TrafficCounts } from '../../match/table.ts'
import type { Seat } from '../../rules/game.ts'
import { type Journal, lastOf, positionOf, tableOf } from '../../rules/journal.ts'
import { choiceOf } from '../../rules/play.ts'
import { setupOf } from '../../rules/replay.ts'
import { seatsOf } from '../../rules/tableState.ts'
import { arriveWithin, quietAfter } from '../protocol/liveness.ts'
import { type Bye, endOf } from '../protocol/protocol.ts'
import { type Branch, isFurther, judgeBranch, type Proven, type SuccessionVerdict } from '../role/succession.ts'
import { type Asking, askForSeat, takeSeatBack } from '../seats/standIns.ts'
import type { Gallery } from '../viewers/gallery.ts'
import { admit, decideClaim, isAway, seatRefusal } from './admission.ts'
import { makeAnswer, nudge } from './answer.ts'
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
  const { game, signer, clock, entropy, inspect, gallery, reopened, returning } = ports
  const own = signer.key
  const counts = noCounts()
  const match = makeMatch({ game, journal: first, signer, inspect, hosts: true })
  const guests = makeSessions(clock)
  const company = makeCompany({ ...ports, match, guests, own })
  const { absent, gone, standing, sitters, watchers } = company
  const acks = makeAcks(match, signer.verify)
  const losses = returning ? makeLosses(first, match.journal, own) : undefined
  const authority = makeAuthority({
    ...ports,
    match,
    standing,
    absent,
    gone,
    mayLack: losses?.any,
    isHeld: (seq, keys) => isHeldBy(keys, match.journal(), { acks: acks.all, own, seq }),
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
  const changed = () => {
    match.notify()
    void authority.drive()
  }
  const pending = makePendingCount(match.notify)
  const claims = makeClaims(match.notify)
  const relay = makeRelay(clock)
  relay.on(guests.send)
  const bound = loadBound(ports.keeper.answers, setupOf(first).match)
  // A takeover without the question breaks one of these.
  void bound.then((known) => Promise.all(known?.acks.map(acks.learn) ?? []))
  const judge = judgeBy(ports, match, acks.all, { bound, raise: authority.raise })
  const accept = guests.serve({
    clock,
    entropy,
    signer,
    counts,
    code: ports.code ?? '',
    judge,
    changed,
    ...makeWelcome({ ...ports, match, company, acks, losses }),
    admit: (hello) => admit({ match, authority, company, claims, own, twin: ports.duplicateSession }, hello),
    answer: makeAnswer({
      game,
      clock,
      match,
      authority,
      company,
      judge,
      acks,
      relay,
      counts,
      gallery,
      tell: guests.send,
    }),
    gone: claims.drop,
    foreign: company.foreign,
  })
  const now = makeView(match, () => ({
    standing: standing(),
    sitters: sitters(),
    pending: pending.any(),
    hosting: true,
    claims: claims.all(),
    unkept: 0,
    skew: company.skew(),
    cheats: authority.cheats(),
    watching: namesOf(watchers()),
    viewers: gallery?.crowd() ?? 0,
  }))
  const stops = [
    gallery?.onCrowd(match.notify),
    gallery?.on((rules) => {
      for (const key of seatedAt(match)) guests.send({ type: 'gallery', gallery: rules }, key)
      match.notify()
    }),
    ...[quietAfter, arriveWithin].map((ms) => clock.after(ms, changed)),
  ]
  const end: HostTable['end'] = (reason) => {
    if (standing() === 'closed') return
    company.close()
    for (const stop of stops) stop?.()
    guests.close(reason)
    match.stop()
    match.notify()
  }
  changed()
  const mine = (seat: Seat) => sitters()[seat]?.mine ?? false
  const act: Table['act'] = async (seat, body) => (mine(seat) ? pending.wait(ask(seat, body)) : refuse('wrongSeat'))
  const ask: Authority['act'] = async (seat, body) =>
    seatRefusal(company, match.table(), body) ?? authority.act(seat, body)
  const asking: Asking = { signer, journal: match.journal, act: ask }
  return {
    game,
    counts,
    now,
    on: match.on,
    act,
    accept,
    judge,
    end,
    idle: authority.idle,
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
    handOver: async () => refuse('notHere'),
    decideClaim: (id, isGranted) => decideClaim({ claims, guests, asking, company }, id, isGranted),
    pass(key) {
      const isThere = guests.presence(key) === 'here'
      if (isThere) guests.send({ type: 'handOver' }, key)
      return isThere
    },
    talk: {
      react: (reaction) => relay.react(own, reaction),
      nudge: (seat) => nudge(match, relay, seat, own),
      on: relay.on,
    },
    journal: () => match.journal().entries,
    whole: match.journal,
    agreed: () => agreedTo(match.journal(), acks.all, own),
    seat: (seat) => seatPort(match, authority, standing, seat),
    close: () => end('away'),
  }
}

interface Judging {
  /** The question that this device is bound to, if any. */
  readonly bound: Promise<BoundTo | undefined>
  readonly raise: Authority['raise']
}

/** Makes way for another host, if its entries prove that it goes on with the match; otherwise opens a later epoch. */
const judgeBy =
  ({ game, signer, superseded }: HostPorts, { journal }: Match, acks: Acks, { bound, raise }: Judging) =>
  async (branch: Branch, isRival = false): Promise<SuccessionVerdict | undefined> => {
    const answered = boundIn(journal().entries, await bound)
    const proven = await judgeBranch({ game, signer, acks, answered }, journal(), branch)
    if (!proven) return undefined
    const theirs = endOf(proven.journal.entries)
    const { roster } = tableOf(proven.journal)
    if (proven.verdict === 'later') superseded?.(proven)
    // Of two hosts of one epoch, the one who is further along opens another.
    else if (!(isRival && theirs.epoch === lastOf(journal()).epoch && isFurther(theirs, endOf(journal().entries))))
      await raise(theirs.epoch, seatsOf(roster, roster.host ?? '')[0])
    return proven.verdict
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

/** Asks for a bot to play on for an absent person, whose key stays, and with it the right to return. */
async function standIn({ sitters }: HostCompany, asking: Asking, seat: Seat): Promise<Answer> {
  const away = sitters()[seat]
  if (!away || !isAway(away)) return refuse('notAway')
  return askForSeat(asking, { type: 'wish', wish: 'standIn', seat })
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
