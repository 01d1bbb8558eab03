import { createActor, waitFor } from 'xstate'
import { need } from '../kit/assert.ts'
import type { Clock } from '../kit/clock.ts'
import { address } from '../link/address.ts'
import type { Dialling } from '../link/link.ts'
import { type Keeper, type Mirror, makeMirror } from '../match/keeper.ts'
import { rosterOf, seatsOf } from '../match/roster.ts'
import { extendSigned, makeSigner, type Signer } from '../match/signing.ts'
import type { News, Now, Sitter } from '../match/table.ts'
import type { Game } from '../rules/game.ts'
import { type Journal, lastOf, setupOf } from '../rules/replay.ts'
import { dialAny, meetRival, type Search } from './discovery.ts'
import { type GuestTools, resumeGuest, type Visit } from './guest.ts'
import type { Ended, GuestTable } from './guestTable.ts'
import { type HostTable, makeHost } from './host.ts'
import type { Listener, Room } from './listener.ts'
import { chartClock, everyPing, takeoverPatience } from './liveness.ts'
import { type RoleDuty, type RoleEvent, type RolePorts, roleChart } from './roleChart.ts'

/** What a browser at a table works with, whether or not it hosts. */
export interface LivePorts
  extends Pick<GuestTools, 'clock' | 'signatures' | 'secret' | 'name' | 'inspect'> {
  readonly keeper: Keeper
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  /** Where the table's browsers meet; missing for a table on one device. */
  readonly room?: Room | undefined
}

/** How a guest finds its host. Changes once the guest has joined and a role takes over. */
export interface Route {
  /** The epochs at whose addresses the host may be, the likeliest first. */
  epochs: () => readonly number[]
  search: Search
  handedOver: () => void
  readonly visit: Visit
}

/** What a browser comes to a table with. */
export interface Arrival {
  readonly game: Game
  /** The component values of the match, unless they are built in. */
  readonly edition: unknown
  /** The room's listener, if there is a room. The host opens it. */
  readonly listener: Listener | undefined
  /** As host of a journal, as a guest of its host, or as a guest that has just joined. */
  readonly first:
    | { readonly hosts: Journal; readonly returning: boolean }
    | { readonly follows: Journal }
    | { readonly joined: GuestTable; readonly route: Route }
}

/** The table that goes with a role. */
export type Inner =
  | { readonly role: 'host'; readonly table: HostTable }
  | { readonly role: 'guest'; readonly table: GuestTable }

/** What a browser does about its role: the chart decides, this acts. */
export interface PeerRole {
  inner(): Inner
  /** What is shown while the role changes; `undefined` at all other times. */
  held(): Now | undefined
  /** Resolves when the role has changed; `undefined` if it is not changing. */
  settled(): Promise<unknown> | undefined
  hasLeft(): boolean
  ended(): Ended | undefined
  send(event: RoleEvent): void
}

/** What this browser signs with in a match. */
export function signerOf({ signatures, secret }: LivePorts, journal: Journal): Signer {
  const { people, match } = setupOf(journal)
  return makeSigner(signatures, secret, people ?? match)
}

/** What a guest of this browser works with. */
export function guestTools(ports: LivePorts, route: Route): GuestTools {
  const { clock, signatures, secret, name, inspect, room } = ports
  const dial = () => {
    if (!room) return nobody
    const places = [...new Set(route.epochs())].map((epoch) => address(room.code, epoch))
    return dialAny(room.network, clock, places, route.search)
  }
  const handedOver = () => route.handedOver()
  return { dial, clock, signatures, secret, name, inspect, handedOver, visit: route.visit }
}

/** Leads nowhere, for a table on one device. */
const nobody: Dialling = { result: new Promise(() => {}), cancel() {} }

/** A browser in its role, seen from the inside. */
interface State extends Omit<Arrival, 'first'> {
  readonly ports: LivePorts
  readonly route: Route
  readonly tell: (news: News) => void
  /** Where the next table begins. */
  next: Arrival['first']
  inner: Inner | undefined
  held: Now | undefined
  /** Stores the match while this browser is a guest. */
  mirror: Mirror | undefined
  unsubscribe: () => void
}

/** Takes a role at a table. `tell` hears what happens at whichever table there is. */
export function takeRole(
  ports: LivePorts,
  { first, ...arrival }: Arrival,
  tell: (news: News) => void,
): PeerRole {
  const route: Route =
    'joined' in first
      ? first.route
      : { epochs: () => [], search: {}, handedOver() {}, visit: { since: undefined } }
  const state: State = {
    ...{ ...arrival, ports, route, tell, next: first },
    ...{ inner: undefined, held: undefined, mirror: undefined, unsubscribe() {} },
  }
  const { clock, inspect } = ports
  const send = (event: RoleEvent) => {
    if (actor.getSnapshot().status === 'active') actor.send(event)
  }
  const actor = createActor(roleChart(portsOf(state)), {
    clock: chartClock(clock),
    input: { epoch: 1, first: startOf(first) },
    ...(inspect ? { inspect } : {}),
  })
  const snapshot = () => actor.getSnapshot()
  route.handedOver = () => send({ type: 'handedOver' })
  route.search = {}
  route.epochs = () => {
    const epoch = Math.max(snapshot().context.epoch, epochOf(state))
    return [epoch, epoch + 1, 1]
  }
  actor.on('*', (duty) => perform(state, duty, send))
  actor.start()
  send({ type: 'begin' })
  return {
    inner: () => innerOf(state),
    held: () => state.held,
    settled: () =>
      snapshot().hasTag('changing') ? waitFor(actor, (now) => !now.hasTag('changing')) : undefined,
    hasLeft: () => snapshot().matches('left'),
    ended: () => snapshot().context.ended,
    send,
  }
}

const startOf = (first: Arrival['first']) => {
  if (!('hosts' in first)) return 'guest'
  return first.returning ? 'returningHost' : 'host'
}

const innerOf = ({ inner }: State): Inner => need(inner, 'a table')

function journalOf({ inner, next }: State): Journal {
  if (inner) return inner.table.whole()
  if ('joined' in next) return next.joined.whole()
  return 'hosts' in next ? next.hosts : next.follows
}

const epochOf = (state: State): number => lastOf(journalOf(state)).epoch

const guestOf = ({ inner }: State): GuestTable | undefined =>
  inner?.role === 'guest' ? inner.table : undefined

const hostOf = ({ inner }: State): HostTable | undefined =>
  inner?.role === 'host' ? inner.table : undefined

/** What the chart asks and has done, at this browser's table. */
function portsOf(state: State): RolePorts {
  const { ports, listener } = state
  return {
    tick: (tell) => ticks(ports.clock, tell),
    isHostHeard: () => guestOf(state)?.linked() ?? false,
    isHostGone: () => listener !== undefined && isHostGone(guestOf(state)),
    claim: (known, tell) => claim(listener, Math.max(known, epochOf(state)) + 1, tell),
    takeOver: (epoch) => takeOver(state, epoch),
    isAlone: () => isAlone(hostOf(state)?.now().sitters ?? [], listener),
    isShared: () => ports.room !== undefined,
    look: (known, tell) => look(state, Math.max(known, epochOf(state)) + 1, tell),
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
      hostOf(state)?.pass(signerOf(state.ports, journalOf(state)).key)
      hostOf(state)?.end('moved')
      break
    case 'leave':
      state.held = undefined
      innerOf(state).table.close()
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
  const onNews = (news: News) => {
    const guest = guestOf(state)
    // A guest stores what it holds, so that it can take over.
    if (guest) void state.mirror?.keep(guest.journal())
    const why = guest?.ended()
    if (why) send({ type: 'closed', why })
    state.tell(news)
  }
  state.held = undefined
  state.unsubscribe = innerOf(state).table.on(onNews)
  onNews({ type: 'changed' })
}

/** Stops listening to the table while the role changes; what it showed last is still shown. */
function hold(state: State): void {
  state.held = innerOf(state).table.now()
  state.unsubscribe()
}

function follow(state: State): void {
  const { ports, route, game, edition, next } = state
  const table =
    'joined' in next ? next.joined : resumeGuest(guestTools(ports, route), game, journalOf(state))
  state.mirror = makeMirror(ports.keeper, edition)
  state.inner = { role: 'guest', table }
}

/** Whether the host has been silent for so long that this guest is to take over. */
function isHostGone(table: GuestTable | undefined): boolean {
  if (!table || table.linked()) return false
  const patience = takeoverPatience(table.journal(), table.signer.key, table.hearing().absent)
  return patience !== undefined && table.silence() >= patience
}

function claim(listener: Listener | undefined, epoch: number, tell: Send): () => void {
  let isDecided = false
  const cancel = listener?.claim(epoch, (isMine) => {
    isDecided = true
    tell(isMine ? { type: 'claimed', epoch } : { type: 'taken' })
  })
  return () => isDecided || cancel?.()
}

/** Opens an epoch in the journal and stores it; false if this browser has no seat. */
async function takeOver(state: State, epoch: number): Promise<boolean> {
  const own = withHost(state, epoch)
  if (!own) {
    state.listener?.close()
    return false
  }
  hold(state)
  guestOf(state)?.close()
  await state.mirror?.keep(own.entries)
  state.next = { hosts: own, returning: false }
  return true
}

/** The journal with this browser as its host from an epoch on. */
function withHost(state: State, epoch: number): Journal | undefined {
  const journal = journalOf(state)
  const signer = signerOf(state.ports, journal)
  const [seat] = seatsOf(rosterOf(journal.entries), signer.key)
  if (seat === undefined) return undefined
  const skipped = epoch === lastOf(journal).epoch + 1 ? {} : { epoch }
  const body = { type: 'host', seat, ...skipped } as const
  const step = extendSigned(state.game, journal, 'host', body, signer)
  return 'problem' in step ? undefined : step.journal
}

function host(state: State, send: Send): void {
  const { ports, game, edition, listener, next, route } = state
  if (!('hosts' in next)) throw new Error('nothing to host')
  const { hosts: journal, returning } = next
  const { keeper, clock, entropy, inspect } = ports
  const table = makeHost(
    {
      ...{ game, keeper, clock, entropy, inspect, signer: signerOf(ports, journal) },
      ...(edition === undefined ? {} : { edition }),
      surpassed: (epoch) => send({ type: 'surpassed', epoch }),
      twin: () => send({ type: 'twin' }),
    },
    journal,
  )
  route.visit.since ??= lastOf(journal).seq
  listener?.open(lastOf(journal).epoch, returning)
  listener?.connect(table.accept)
  state.inner = { role: 'host', table }
}

function isAlone(sitters: readonly Sitter[], listener: Listener | undefined): boolean {
  const isPerson = ({ kind, mine }: Sitter) => kind === 'person' && !mine
  const isExpected = (one: Sitter) => one.standIn === true || isPerson(one)
  const isHeard = sitters.some((one) => isPerson(one) && one.present)
  const isCutOff = sitters.some(isExpected) && !isHeard
  return isCutOff || (listener?.taken().length ?? 0) > 0
}

/** Looks for rivals at the next epoch's address, and at those of this table that are taken. */
function look(state: State, epoch: number, tell: Send): () => void {
  const { ports, listener } = state
  const { room, clock } = ports
  if (!room || !listener) return () => {}
  const signer = signerOf(ports, journalOf(state))
  const surpassed = (later: number) => tell({ type: 'surpassed', epoch: later })
  const entries = () => journalOf(state).entries
  const rival = { network: room.network, clock, signer, entries, surpassed }
  const open = new Set([address(room.code, epoch), ...listener.taken()])
  const calls = [...open].map((at) =>
    meetRival(rival, at, () => {
      open.delete(at)
      if (open.size === 0) tell({ type: 'looked' })
    }),
  )
  return () => {
    for (const hangUp of calls) hangUp()
  }
}

/** Stops hosting, in favour of a later host. */
async function retire(state: State): Promise<void> {
  const table = need(hostOf(state), 'a table to retire from')
  hold(state)
  state.listener?.close()
  table.end('moved')
  await table.idle()
  state.next = { follows: table.whole() }
}
