import { createActor, waitFor } from 'xstate'
import { need } from '../../kit/assert.ts'
import { chartClock } from '../../kit/chart.ts'
import type { Clock } from '../../kit/clock.ts'
import { type Mirror, makeMirror } from '../../match/keeper.ts'
import type { News, Now, Sitter, Takeover } from '../../match/table.ts'
import type { TableTalk } from '../../match/talk.ts'
import { type Journal, lastOf } from '../../rules/journal.ts'
import { isSeated } from '../../rules/tableState.ts'
import type { Ended, GuestTable } from '../guest/guestTable.ts'
import { resumeGuest } from '../guest/join.ts'
import { type HostTable, makeHost } from '../host/host.ts'
import type { Listener } from '../host/listener.ts'
import { everyPing, hearingOf, isMissing } from '../protocol/liveness.ts'
import { placeOf } from '../protocol/place.ts'
import { endOf } from '../protocol/protocol.ts'
import { type Arrival, guestTools, type HostRoute, type LivePorts, signerOf } from './arrival.ts'
import { meetRivals, type RivalPorts } from './discovery.ts'
import { type RoleDuty, type RoleEvent, type RolePorts, roleChart } from './roleChart.ts'
import { claim, isHostGone, isHostMissed, roomKeyOf, takeoverBy, withHost } from './takeover.ts'

/** The actions of a browser's role: the chart decides, this acts. */
export interface PeerRole {
  readonly at: Readonly<Place>
  /** Resolves when the role has changed; `undefined` if it is not changing. */
  settled(): Promise<unknown> | undefined
  hasLeft(): boolean
  /** The way on without the host; undefined while there is one. */
  takeover(): Takeover | undefined
  ended(): Ended | undefined
  send(event: RoleEvent): void
}

/** The table of the role this browser has now, or had until just now: one of the two. */
interface Place {
  host: HostTable | undefined
  guest: GuestTable | undefined
  /** The state shown while the role changes; `undefined` at all other times. */
  held: Now | undefined
}

/** A browser in its role, from the inside. */
interface State extends Omit<Arrival, 'first'>, Place {
  readonly ports: LivePorts
  readonly route: HostRoute
  readonly tell: Tell
  /** Where the next table begins. */
  next: Arrival['first']
  /** Stores the match while this browser is a guest. */
  mirror: Mirror | undefined
  unsubscribe: () => void
}

/** Hears what happens at whichever table there is. */
interface Tell {
  readonly news: (news: News) => void
  readonly said: (said: TableTalk) => void
}

/** Takes a role at a table. */
export function takeRole(ports: LivePorts, { first, ...arrival }: Arrival, tell: Tell): PeerRole {
  const noRoute: HostRoute = {
    epochs: () => [],
    search: {},
    handedOver() {},
    visit: { page: ports.entropy(), since: undefined },
  }
  const route = 'joined' in first ? first.route : noRoute
  const state: State = {
    ...arrival,
    ports,
    route,
    tell,
    next: first,
    host: undefined,
    guest: undefined,
    held: undefined,
    mirror: undefined,
    unsubscribe() {},
  }
  const { clock, inspect } = ports
  const actor = createActor(roleChart(portsOf(state)), {
    clock: chartClock(clock),
    input: { epoch: 1, first: startOf(first) },
    ...(inspect ? { inspect } : {}),
  })
  const snapshot = () => actor.getSnapshot()
  const send = (event: RoleEvent) => {
    if (snapshot().status === 'active') actor.send(event)
  }
  route.handedOver = () => send({ type: 'handedOver' })
  route.closed = (why) => {
    if (!state.held) send({ type: 'closed', why })
  }
  route.search = {}
  route.epochs = () => {
    const epoch = Math.max(snapshot().context.epoch, epochOf(state))
    return [epoch, epoch + 1, 1]
  }
  actor.on('*', (duty) => perform(state, duty, send))
  actor.subscribe((now) => now.hasTag('hostless') && tell.news({ type: 'changed' }))
  actor.start()
  send({ type: 'begin' })
  return {
    at: state,
    settled: () => (snapshot().hasTag('changing') ? waitFor(actor, (now) => !now.hasTag('changing')) : undefined),
    hasLeft: () => snapshot().matches('left') || snapshot().matches('frozen'),
    takeover() {
      const now = snapshot()
      const isOwn = now.matches({ guest: 'claiming' }) || now.matches({ guest: 'takingOver' })
      return now.hasTag('hostless') ? takeoverBy(state.guest, state.listener, isOwn) : undefined
    },
    ended: () => snapshot().context.ended,
    send,
  }
}

const startOf = (first: Arrival['first']) => {
  if (!('hosts' in first)) return 'guest'
  return first.returning ? 'returningHost' : 'host'
}

const tableOf = ({ host, guest }: State) => need(host ?? guest, 'a table')

function journalOf({ host, guest, next }: State): Journal {
  const table = host ?? guest
  if (table) return table.whole()
  if ('joined' in next) return next.joined.whole()
  return 'hosts' in next ? next.hosts : next.follows
}

const epochOf = (state: State): number => lastOf(journalOf(state)).epoch

/** Answers and actions for the chart, at this browser's table. */
function portsOf(state: State): RolePorts {
  const { ports, listener } = state
  const nextEpoch = (known: number) => Math.max(known, epochOf(state)) + 1
  return {
    tick: (tell) => ticks(ports.clock, tell),
    isHostHeard: () => state.guest?.linked() ?? false,
    isHostMissed: () => isHostMissed(state.guest),
    isHostGone: () => listener !== undefined && isHostGone(state.guest),
    claim: (known, tell) => claim(listener, nextEpoch(known), tell),
    takeOver: (epoch) => takeOver(state, epoch),
    isApart: () => isApart(state.host?.now().sitters ?? [], listener),
    isShared: () => ports.room !== undefined,
    look: (known, tell) => look(state, nextEpoch(known), tell),
    retire: () => retire(state),
  }
}

/** Does what a change of role requires. */
function perform(state: State, duty: RoleDuty, send: Send): void {
  switch (duty.type) {
    case 'follow':
      follow(state)
      enter(state, send)
      break
    case 'host':
      host(state, send)
      enter(state, send)
      break
    case 'giveAway':
      state.host?.pass(signerOf(state.ports, journalOf(state)).key)
      state.host?.end('moved')
      break
    case 'leave':
      state.held = undefined
      tableOf(state).close()
      if (!duty.keepsListener) state.listener?.close()
  }
}

type Send = (event: RoleEvent) => void

function ticks(clock: Clock, tell: Send): () => void {
  let at = clock.now()
  return everyPing(clock, () => {
    const gap = clock.now() - at
    at = clock.now()
    tell({ type: 'tick', gap })
  })
}

/** Starts to listen to the table of a new role. */
function enter(state: State, send: Send): void {
  state.held = undefined
  const table = tableOf(state)
  const stops = [table.on(state.tell.news), table.talk?.on(state.tell.said)]
  state.unsubscribe = () => {
    for (const stop of stops) stop?.()
  }
  const why = state.guest?.ended()
  if (why) send({ type: 'closed', why })
  state.tell.news({ type: 'changed' })
}

/** Stops listening to the table while the role changes; what it showed last is still shown. */
function hold(state: State): void {
  state.held = tableOf(state).now()
  state.unsubscribe()
}

function follow(state: State): void {
  const { ports, route, game, edition, next } = state
  const journal = 'follows' in next ? next.follows : journalOf(state)
  state.mirror = makeMirror(ports.keeper, edition)
  route.keep = state.mirror.keep
  const guest = 'joined' in next ? next.joined : resumeGuest(guestTools(ports, route), game, journal)
  state.guest = guest
  state.host = undefined
  // A guest with a seat stores what it holds, so that it can take over.
  if (isSeated(guest.now().table, guest.signer.key)) void state.mirror.keep(guest.journal())
}

/**
 * Opens an epoch in the journal, and stores it: one that a reload didn’t find could be sealed a second time. If this
 * browser has no seat, or can’t store it, it leaves the epoch’s address to others; the result is false.
 */
async function takeOver(state: State, epoch: number): Promise<boolean> {
  const journal = journalOf(state)
  const own = withHost(state.game, journal, signerOf(state.ports, journal), epoch)
  hold(state)
  state.guest?.close()
  const { absent } = hearingOf(state.held?.sitters ?? [])
  if (own && (await state.mirror?.keep(own.entries))) {
    state.next = { hosts: own, returning: false, away: absent }
    return true
  }
  state.listener?.close()
  state.next = { follows: journal }
  return false
}

function host(state: State, send: Send): void {
  const { ports, game, edition, listener, next, route } = state
  if (!('hosts' in next)) throw new Error('nothing to host')
  const { hosts: journal, returning, away = [] } = next
  const { keeper, clock, entropy, inspect, room, gallery } = ports
  const signer = signerOf(ports, journal)
  const table = makeHost(
    {
      game,
      keeper,
      clock,
      entropy,
      inspect,
      signer,
      code: room?.code,
      roomKey: roomKeyOf(ports, signer),
      gallery,
      ...(edition === undefined ? {} : { edition }),
      superseded({ journal }) {
        route.believed = journal.tables.at(-1)?.roster.host
        supersededBy(send)(endOf(journal.entries))
      },
      returning,
      away,
      reopened: (epoch) => listener?.open(epoch, false),
      duplicateSession: () => send({ type: 'duplicateSession' }),
    },
    journal,
  )
  route.visit.since ??= lastOf(journal).seq
  listener?.open(lastOf(journal).epoch, returning)
  listener?.connect(table.accept)
  state.host = table
  state.guest = undefined
}

const isApart = (sitters: readonly Sitter[], listener: Listener | undefined): boolean =>
  sitters.some(isMissing) || (listener?.taken().length ?? 0) > 0

/** Later epochs at whose addresses a host looks for rivals. */
const laterEpochs = 2

/** Looks for rivals at the next epochs' addresses, and at those of this table that are taken. */
function look(state: State, epoch: number, tell: Send): () => void {
  const { ports, listener } = state
  const { room, clock } = ports
  if (!room || !listener) return () => {}
  const signer = signerOf(ports, journalOf(state))
  const superseded = supersededBy(tell)
  const journal = () => journalOf(state)
  const judge: HostTable['judge'] = async (...branch) => state.host?.judge(...branch)
  const inPlay = () => {
    const { standing, sitters } = need(state.host, 'the table hosted here').now()
    return standing === 'playing' && sitters.some(({ kind, mine, present }) => kind === 'person' && !mine && present)
  }
  const rival = { ...room, clock, signer, journal, judge, inPlay, superseded }
  const later = Array.from({ length: laterEpochs }, (_, more) => placeOf(room, epoch + more))
  const addresses = [...later, ...listener.taken()]
  return meetRivals(rival, addresses, () => tell({ type: 'looked' }))
}

/** Stops hosting, in favour of a later host. */
async function retire(state: State): Promise<void> {
  const table = need(state.host, 'a table to retire from')
  hold(state)
  state.listener?.close()
  table.end('moved')
  await table.idle()
  state.next = { follows: table.whole() }
}

/** Reports another host that goes on with the match. */
const supersededBy =
  (send: Send): RivalPorts['superseded'] =>
  ({ epoch }) =>
    send({ type: 'superseded', epoch })
