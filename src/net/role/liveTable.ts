import { need } from '../../kit/assert.ts'
import { makeEmitter } from '../../kit/emitter.ts'
import type { ListeningState } from '../../link/link.ts'
import { type Before, beforeOf, beginMatch, type NewMatch, placesOf } from '../../match/begin.ts'
import type { Kept } from '../../match/keeper.ts'
import { refuse, tableSection } from '../../match/refusals.ts'
import { peopleOf } from '../../match/signing.ts'
import type { Answer, News, SeatPort, Table } from '../../match/table.ts'
import type { TableTalk } from '../../match/talk.ts'
import type { Game, MatchOptions, Seat } from '../../rules/game.ts'
import { type Journal, lastOf, questionOf, tableOf } from '../../rules/journal.ts'
import type { Problem } from '../../rules/problem.ts'
import { openJournal } from '../../rules/replay.ts'
import type { Ended } from '../guest/guestTable.ts'
import { type GuestOpened, type Joining, openGuest } from '../guest/join.ts'
import { type Listener, makeListener } from '../host/listener.ts'
import type { GalleryRules } from '../protocol/protocol.ts'
import { type Arrival, guestTools, type HostRoute, type LivePorts, signerOf } from './arrival.ts'
import { findOtherVersion, type VersionSearch } from './discovery.ts'
import { type PeerRole, takeRole } from './peerRole.ts'

/**
 * A browser's table for as long as it stays. It hosts the match or is a guest, and changes from one to the other when
 * the host is lost, returns or hands over.
 */
export interface LiveTable extends Table {
  /** A seat for a bot of the host to sit in; it is asked nothing while another browser hosts. */
  seat(seat: Seat): SeatPort
  /** The match with all its positions. */
  whole(): Journal
  /** Whether this browser hosts: `now().hosting`, without all the rest. */
  hosts(): boolean
  /** Reachability of this browser for others; `undefined` while they need not reach it. */
  reach(): ListeningState | undefined
  /** Retries at once whatever waits for its next retry: being reached, or reaching the host. */
  retry(): void
  /** Lets this hold for those who watch; the host keeps it, and tells the others. */
  setGallery(rules: GalleryRules): void
  /** Why it closed, unless it was closed from here. */
  ended(): Ended | undefined
  /** Ends this match for everybody because the next one begins, for which the listener stays open. */
  makeWay(): Listener | undefined
}

/** Sits down at a table. */
function makeLiveTable(ports: LivePorts, arrival: Arrival): LiveTable {
  const { game, listener } = arrival
  const emitter = makeEmitter<News>()
  const talk = makeEmitter<TableTalk>()
  const role = takeRole(ports, arrival, { news: emitter.emit, said: talk.emit })
  const unsubscribe = listener?.on(() => emitter.emit({ type: 'changed' }))
  const { at } = role
  const table = () => tableAt(role)
  const leave = (keepsListener: boolean) => {
    unsubscribe?.()
    role.send({ type: 'leave', keepsListener })
  }
  return {
    game,
    now: () => at.held ?? table().now(),
    on: emitter.on,
    submit: (seat, move) => ask(role, seat, (at) => at.submit(seat, move)),
    undo: (seat) => ask(role, seat, (at) => at.undo(seat)),
    act: (seat, body) => ask(role, seat, (at) => at.act(seat, body)),
    standIn: (seat) => ask(role, seat, (at) => at.standIn(seat)),
    takeBack: (seat) => ask(role, seat, (at) => at.takeBack(seat)),
    handOver: async (seat) => handOver(role, seat),
    decideClaim: (id, isGranted) => table().decideClaim(id, isGranted),
    talk: {
      react: (reaction) => table().talk?.react(reaction),
      nudge: (seat) => table().talk?.nudge(seat),
      on: talk.on,
    },
    tally: () => table().counts,
    journal: () => table().journal(),
    whole: () => table().whole(),
    hosts: () => at.held?.hosting ?? at.host !== undefined,
    seat: (seat) => seatPort(role, seat, emitter.on),
    reach: () => (at.guest ? undefined : listener?.state()),
    retry: () => (at.guest ? at.guest.redial() : listener?.retry()),
    setGallery(rules) {
      if (at.guest) at.guest.setGallery(rules)
      else ports.gallery?.learn(rules)
    },
    takeover: role.takeover,
    ended: role.ended,
    evidence: () => at.guest?.evidence(),
    agreed: () => table().agreed?.(),
    makeWay() {
      listener?.hold()
      at.host?.end('next')
      leave(true)
      return listener
    },
    close: () => leave(false),
  }
}

const tableAt = ({ at }: PeerRole) => need(at.host ?? at.guest, 'a table')

/** Asks whichever table there is, on a seat's behalf; if that one closes meanwhile, the next. */
async function ask(role: PeerRole, seat: Seat, request: (table: Table) => Promise<Answer>): Promise<Answer> {
  const question = () => questionOf(tableAt(role).whole(), seat)
  const asked = question()
  for (;;) {
    if (role.at.held) await role.settled()
    const table = tableAt(role)
    const answer = await request(table)
    if (!isClosed(answer) || role.hasLeft()) return answer
    await role.settled()
    if (tableAt(role) === table || question() !== asked) return answer
  }
}

const isClosed = (answer: Answer) =>
  answer.type === 'refused' && answer.refusal.section === tableSection && answer.refusal.reason === 'closed'

/** Makes a present person's browser the host, and this one its guest. */
function handOver(role: PeerRole, seat: Seat): Answer {
  const { host } = role.at
  if (!host) return refuse('notHosting')
  const journal = host.whole()
  const { key, kind } = tableOf(journal).roster.seats[seat] ?? {}
  if (kind !== 'person' || key === undefined || !host.pass(key)) return refuse('notHere')
  const { epoch, seq } = lastOf(journal)
  role.send({ type: 'superseded', epoch: epoch + 1 })
  return { type: 'accepted', seq }
}

function seatPort(role: PeerRole, seat: Seat, on: LiveTable['on']): SeatPort {
  const port = () => (role.at.held ? undefined : role.at.host?.seat(seat))
  const isBot = () => tableOf(tableAt(role).whole()).roster.seats[seat]?.kind === 'bot'
  return {
    seat,
    asked: () => (isBot() ? port()?.asked() : undefined),
    on: (listener) => on(() => listener()),
    submit: async (seq, move) => port()?.submit(seq, move) ?? refuse('notHosting'),
  }
}

export type { SeatPlan } from '../../match/begin.ts'
export type { LivePorts } from './arrival.ts'

/** A table, or why it cannot be opened: what is wrong with the match, or that it cannot be stored. */
export type TableOpened = { readonly table: LiveTable } | { readonly problem: Problem | { readonly reason: 'notKept' } }

/** A title's rules and, unless they are built in, its component values. */
export type Rules = Pick<Arrival, 'game' | 'edition'>

/** The listener of a browser that is at a table. */
export const listenerOf = ({ room, secret }: LivePorts) => room && makeListener(room, secret)

/** Opens a new table, hosted by this browser. The match is stored from its first entry on. */
export const openTable = (
  ports: LivePorts,
  played: Rules,
  wanted: Pick<NewMatch, 'places' | 'options'>,
): Promise<TableOpened> => begin(ports, played, wanted, listenerOf(ports), undefined)

async function begin(
  ports: LivePorts,
  { game, edition }: Rules,
  wanted: Pick<NewMatch, 'places' | 'options'>,
  listener: Listener | undefined,
  before: Before | undefined,
): Promise<TableOpened> {
  const { entropy, signatures, secret } = ports
  const begun = beginMatch({
    game,
    entropy,
    signatures,
    secret,
    chance: 'together',
    ...wanted,
    ...(before ? { before } : {}),
  })
  return 'problem' in begun ? begun : hostMatch(ports, { game, edition }, begun.journal, listener)
}

/** Stores a match and hosts it from its end on. */
export async function hostMatch(
  ports: LivePorts,
  { game, edition }: Rules,
  hosts: Journal,
  listener: Listener | undefined,
): Promise<TableOpened> {
  try {
    await ports.keeper.begin(edition, hosts.entries)
  } catch {
    return { problem: { reason: 'notKept' } }
  }
  const first = { hosts, returning: false }
  return { table: makeLiveTable(ports, { game, edition, listener, first }) }
}

/** The next match of the same people at the same table, hosted by this browser like the last one. */
export function openNext(
  ports: LivePorts,
  played: Rules,
  table: LiveTable,
  options: MatchOptions,
): Promise<TableOpened> {
  const journal = table.whole()
  const places = placesOf(journal, signerOf(ports, journal).key)
  return begin(ports, played, { places, options }, table.makeWay(), beforeOf(journal))
}

/** A match in which nobody has taken some of the seats yet: a copy whose other people are still to come. */
interface Unmanned {
  readonly unmanned: Journal
  /** This browser is its host. */
  readonly hosts: boolean
}

/** Returns to a table this browser was at: as its host if it was that, else as a guest. */
export function resumeTable(ports: LivePorts, game: Game, kept: Kept): TableOpened | Unmanned {
  const opened = openJournal(game, kept.entries)
  if ('problem' in opened) return { problem: opened.problem }
  const { journal } = opened
  const roster = tableOf(journal).roster
  const hosts = roster.host === signerOf(ports, journal).key
  if (roster.seats.includes(undefined)) return { unmanned: journal, hosts }
  const first = hosts ? { hosts: journal, returning: true } : { follows: journal }
  const listener = listenerOf(ports)
  return { table: makeLiveTable(ports, { game, edition: kept.edition, listener, first }) }
}

/** The result of joining a table; `opened` brings the table. */
export type TableJoined =
  | { readonly type: 'opened'; readonly table: LiveTable }
  | Exclude<GuestOpened, { readonly type: 'opened' }>

/** Where a newcomer looks for a table: where invites lead, else where later hosts listen. */
const likelyEpochs = [1, 2, 3] as const
/** Time the first address has to answer, ms: signalling may know a host there that is gone. */
const headStart = 4000

/** Dials a table and joins it, at its first address or at those of hosts that took over. */
export function joinTable(
  ports: LivePorts,
  joining: Joining,
): { readonly result: Promise<TableJoined>; cancel(): void } {
  let isCancelled = false
  let others: VersionSearch | undefined
  let giveUp = () => {}
  // Later hosts and pages of another version are both rare, and looked for at the same time.
  const widened = () => {
    if (isCancelled || others || !ports.room) return
    others = findOtherVersion(ports.room, ports.clock)
    void others.result.then((isOther) => isOther && giveUp())
  }
  const route: HostRoute = {
    epochs: () => likelyEpochs,
    search: { headStart, widened },
    handedOver() {},
    visit: { page: ports.entropy(), since: undefined },
  }
  const guest = openGuest({ ...guestTools(ports, route), ...joining })
  giveUp = guest.cancel
  const join = async (): Promise<TableJoined> => {
    const opened = await guest.result
    if (opened.type !== 'unreachable') others?.cancel()
    else if (await others?.result) return { type: 'denied', why: 'version', away: [] }
    return opened.type === 'opened' ? seat(ports, joining, opened, route) : opened
  }
  return {
    result: join(),
    cancel() {
      isCancelled = true
      others?.cancel()
      guest.cancel()
    },
  }
}

/** Makes the table of a guest that has joined, with the secret it is known by there. */
function seat(
  ports: LivePorts,
  { secretAmong }: Joining,
  { table, edition }: Extract<GuestOpened, { type: 'opened' }>,
  route: HostRoute,
): TableJoined {
  const journal = table.whole()
  const { host = '' } = tableOf(journal).roster
  const own = { ...ports, secret: secretAmong?.(peopleOf(journal), host) ?? ports.secret }
  const first = { joined: table, route }
  const arrival = { game: table.game, edition, listener: listenerOf(own), first }
  return { type: 'opened', table: makeLiveTable(own, arrival) }
}
