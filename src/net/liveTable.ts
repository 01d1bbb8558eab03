import { makeEmitter } from '../kit/emitter.ts'
import type { ListeningState } from '../link/link.ts'
import { questionOf } from '../match/judge.ts'
import { refuse, tableSection } from '../match/refusals.ts'
import { rosterOf } from '../match/roster.ts'
import type { Answer, SeatPort, Table } from '../match/table.ts'
import type { Game, GameTypes, Seat } from '../rules/game.ts'
import { type Journal, lastOf } from '../rules/replay.ts'
import type { GuestTable } from './guest.ts'
import type { Ended } from './guestTable.ts'
import type { Doors } from './listener.ts'
import { everyPing } from './liveness.ts'
import type { Hooks, MemberPorts } from './memberPorts.ts'
import { beGuest, beHost, close, enter, type MemberState, promote, yieldTo } from './roles.ts'
import { look, watch } from './watch.ts'

/**
 * A browser at a table for as long as it stays: it hosts the match or is a guest, and goes from one to
 * the other when the host is lost, comes back or hands over, without whoever watches noticing more
 * than that.
 */
export interface Member<G extends GameTypes = GameTypes> extends Table<G> {
  /** A seat for a bot of the host to sit in; it is asked nothing while another browser hosts. */
  seat(seat: Seat): SeatPort<G>
  /** The match with all its positions. */
  whole(): Journal<G>
  /** How well others can reach this browser; `undefined` while they need not. */
  reach(): ListeningState | undefined
  /** Tries at once what is tried again and again: to be reached, or to reach the host. */
  retry(): void
  /** Why it closed, if it was not closed from here. */
  ended(): Ended | undefined
  /** Ends this match for everybody, since the next one begins; the doors stay open for that one. */
  makeWay(): Doors | undefined
}

/** What a member is made of. */
export interface Membership<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  /** The component values of the match, unless they are built in. */
  readonly edition: unknown
  /** Of the room, if there is one; whoever hosts opens them. */
  readonly doors: Doors | undefined
  /** The way in: as host of a journal, as guest of whoever hosts it, or by a link that is there. */
  readonly first:
    | { readonly hosts: Journal<G>; readonly returning: boolean }
    | { readonly follows: Journal<G> }
    | { readonly joined: GuestTable<G>; readonly hooks: Hooks }
}

/** A member at a table. */
export function makeMember<G extends GameTypes>(
  ports: MemberPorts,
  membership: Membership<G>,
): Member<G> {
  const { game, edition, doors, first } = membership
  const hooks =
    'joined' in first
      ? first.hooks
      : { epochs: () => [1], handedOver: () => {}, visit: { since: undefined } }
  const state: MemberState<G> = {
    ...{
      ports,
      game,
      edition,
      doors,
      hooks,
      emitter: makeEmitter(),
      known: 1,
      alone: 0,
      handedAt: 0,
    },
    ...{ inner: undefined, mirror: undefined, frozen: undefined, moving: Promise.resolve() },
    ...{ ended: undefined, closed: false, off() {}, callOff: undefined, stopLooking() {} },
    ...{ claimAt: 0, watchedAt: ports.clock.now(), stopTicks() {} },
  }
  hooks.handedOver = () => {
    state.handedAt = ports.clock.now()
    promote(state)
  }
  if ('hosts' in first) beHost(state, first.hosts, first.returning)
  else if ('joined' in first) enter(state, { role: 'guest', table: first.joined })
  else beGuest(state, first.follows)
  const epoch = () => Math.max(state.known, lastOf(tableOf(state).whole()).epoch)
  hooks.epochs = () => [epoch(), epoch() + 1, 1]
  hooks.search = {}
  const offDoors = doors?.on(() => state.emitter.emit({ type: 'changed' }))
  const stopTicks = everyPing(ports.clock, () => watch(state))
  state.stopTicks = () => {
    offDoors?.()
    stopTicks()
  }
  if ('hosts' in first && first.returning) look(state)
  return faceOf(state)
}

function tableOf<G extends GameTypes>({ inner }: MemberState<G>) {
  if (!inner) throw new Error('a member without a table')
  return inner.table
}

/** Has something done by whichever table there is; by the next one, if this one closes meanwhile. */
async function ask<G extends GameTypes>(
  state: MemberState<G>,
  call: (table: Table<G>) => Promise<Answer>,
): Promise<Answer> {
  const question = questionOf(tableOf(state).whole())
  for (;;) {
    if (state.frozen) await state.moving
    const table = tableOf(state)
    const answer = await call(table)
    if (!isClosed(answer) || state.closed) return answer
    if (state.frozen) await state.moving
    const other = tableOf(state)
    if (other === table || questionOf(other.whole()) !== question) return answer
  }
}

const isClosed = (answer: Answer) =>
  answer.type === 'refused' &&
  answer.refusal.section === tableSection &&
  answer.refusal.reason === 'closed'

function faceOf<G extends GameTypes>(state: MemberState<G>): Member<G> {
  const table = () => tableOf(state)
  return {
    game: state.game,
    now: () => state.frozen ?? table().now(),
    on: state.emitter.on,
    submit: (seat, move) => ask(state, (at) => at.submit(seat, move)),
    undo: (seat) => ask(state, (at) => at.undo(seat)),
    act: (seat, body) => ask(state, (at) => at.act(seat, body)),
    standIn: (seat) => ask(state, (at) => at.standIn(seat)),
    handOver: (seat) => handOver(state, seat),
    reseat: (knock, yes) => table().reseat(knock, yes),
    tally: () => table().counts,
    journal: () => table().journal(),
    whole: () => table().whole(),
    seat: (seat) => portOf(state, seat),
    reach: () => (state.inner?.role === 'host' ? state.doors?.state() : undefined),
    retry: () =>
      state.inner?.role === 'guest' ? state.inner.table.redial() : state.doors?.again(),
    ended: () =>
      state.ended ?? (state.inner?.role === 'guest' ? state.inner.table.ended() : undefined),
    makeWay() {
      state.doors?.hold()
      if (state.inner?.role === 'host') state.inner.table.end('next')
      close(state, true)
      return state.doors
    },
    close: () => close(state),
  }
}

/** Makes a present person's browser the host, and this one its guest. */
async function handOver<G extends GameTypes>(state: MemberState<G>, seat: Seat): Promise<Answer> {
  const { inner } = state
  if (inner?.role !== 'host') return refuse('notHosting')
  const journal = inner.table.whole()
  const { key, kind } = rosterOf(journal.entries).seats[seat] ?? {}
  if (kind !== 'person' || key === undefined || !inner.table.pass(key)) return refuse('notHere')
  const { epoch, seq } = lastOf(journal)
  yieldTo(state, epoch + 1)
  return { type: 'accepted', seq }
}

function portOf<G extends GameTypes>(state: MemberState<G>, seat: Seat): SeatPort<G> {
  const port = () => {
    const { inner, frozen } = state
    return inner?.role === 'host' && !frozen ? inner.table.seat(seat) : undefined
  }
  const isBot = () => tableOf(state).now().sitters[seat]?.kind === 'bot'
  return {
    seat,
    asked: () => (isBot() ? port()?.asked() : undefined),
    on: (listener) => state.emitter.on(() => listener()),
    submit: async (seq, move) => port()?.submit(seq, move) ?? refuse('notHosting'),
  }
}
