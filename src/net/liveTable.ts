import { makeEmitter } from '../kit/emitter.ts'
import type { ListeningState } from '../link/link.ts'
import { questionOf } from '../match/match.ts'
import { refuse, tableSection } from '../match/refusals.ts'
import { rosterOf } from '../match/roster.ts'
import type { Answer, News, SeatPort, Table } from '../match/table.ts'
import type { Seat } from '../rules/game.ts'
import { type Journal, lastOf } from '../rules/replay.ts'
import type { Ended } from './guestTable.ts'
import type { Listener } from './listener.ts'
import { type Arrival, type LivePorts, type PeerRole, takeRole } from './peerRole.ts'

/**
 * A browser's table for as long as it stays. It hosts the match or is a guest, and changes from one to
 * the other when the host is lost, returns or hands over.
 */
export interface LiveTable extends Table {
  /** A seat for a bot of the host to sit in; it is asked nothing while another browser hosts. */
  seat(seat: Seat): SeatPort
  /** The match with all its positions. */
  whole(): Journal
  /** How well others can reach this browser; `undefined` while they need not. */
  reach(): ListeningState | undefined
  /** Retries at once whatever waits for its next retry: being reached, or reaching the host. */
  retry(): void
  /** Why it closed, unless it was closed from here. */
  ended(): Ended | undefined
  /** Ends this match for everybody because the next one begins, for which the listener stays open. */
  makeWay(): Listener | undefined
}

/** Sits down at a table. */
export function makeLiveTable(ports: LivePorts, arrival: Arrival): LiveTable {
  const { game, listener } = arrival
  const emitter = makeEmitter<News>()
  const role = takeRole(ports, arrival, emitter.emit)
  const unsubscribe = listener?.on(() => emitter.emit({ type: 'changed' }))
  const table = () => role.inner().table
  const leave = (keepsListener: boolean) => {
    unsubscribe?.()
    role.send({ type: 'leave', keepsListener })
  }
  const guest = () => {
    const inner = role.inner()
    return inner.role === 'guest' ? inner.table : undefined
  }
  return {
    game,
    now: () => role.held() ?? table().now(),
    on: emitter.on,
    submit: (seat, move) => ask(role, (at) => at.submit(seat, move)),
    undo: (seat) => ask(role, (at) => at.undo(seat)),
    act: (seat, body) => ask(role, (at) => at.act(seat, body)),
    standIn: (seat) => ask(role, (at) => at.standIn(seat)),
    handOver: async (seat) => handOver(role, seat),
    reseat: (id, yes) => table().reseat(id, yes),
    tally: () => table().counts,
    journal: () => table().journal(),
    whole: () => table().whole(),
    seat: (seat) => seatPort(role, seat, emitter.on),
    reach: () => (guest() ? undefined : listener?.state()),
    retry: () => (guest() ?? { redial: () => listener?.retry() }).redial(),
    ended: role.ended,
    makeWay() {
      const inner = role.inner()
      listener?.hold()
      if (inner.role === 'host') inner.table.end('next')
      leave(true)
      return listener
    },
    close: () => leave(false),
  }
}

/** Asks whichever table there is; if that one closes meanwhile, the next. */
async function ask(role: PeerRole, request: (table: Table) => Promise<Answer>): Promise<Answer> {
  const question = () => questionOf(role.inner().table.whole())
  const asked = question()
  for (;;) {
    if (role.settled()) await role.settled()
    const { table } = role.inner()
    const answer = await request(table)
    if (!isClosed(answer) || role.hasLeft()) return answer
    if (role.settled()) await role.settled()
    if (role.inner().table === table || question() !== asked) return answer
  }
}

const isClosed = (answer: Answer) =>
  answer.type === 'refused' &&
  answer.refusal.section === tableSection &&
  answer.refusal.reason === 'closed'

/** Makes a present person's browser the host, and this one its guest. */
function handOver(role: PeerRole, seat: Seat): Answer {
  const inner = role.inner()
  if (inner.role !== 'host') return refuse('notHosting')
  const journal = inner.table.whole()
  const { key, kind } = rosterOf(journal.entries).seats[seat] ?? {}
  if (kind !== 'person' || key === undefined || !inner.table.pass(key)) return refuse('notHere')
  const { epoch, seq } = lastOf(journal)
  role.send({ type: 'surpassed', epoch: epoch + 1 })
  return { type: 'accepted', seq }
}

function seatPort(role: PeerRole, seat: Seat, on: LiveTable['on']): SeatPort {
  const port = () => {
    const inner = role.inner()
    return inner.role === 'host' && !role.held() ? inner.table.seat(seat) : undefined
  }
  const isBot = () => role.inner().table.now().sitters[seat]?.kind === 'bot'
  return {
    seat,
    asked: () => (isBot() ? port()?.asked() : undefined),
    on: (listener) => on(() => listener()),
    submit: async (seq, move) => port()?.submit(seq, move) ?? refuse('notHosting'),
  }
}
