import { address } from '../link/address.ts'
import type { GameTypes } from '../rules/game.ts'
import { lastOf } from '../rules/replay.ts'
import { meet } from './discovery.ts'
import type { GuestTable } from './guest.ts'
import type { HostTable } from './hostTable.ts'
import { absentAfter, lookEvery, pingEvery, reloadGrace, takeoverAfter } from './liveness.ts'
import { type MemberState, promote, signerOf, yieldTo } from './roles.ts'
import { patienceOf } from './succession.ts'

/** How long a table that was handed over here is tried for, ms. */
const handedFor = 10_000

/** Every ping: whether the host is gone for good, or others have gone on without this one. */
export function watch<G extends GameTypes>(state: MemberState<G>): void {
  const { inner, frozen, ports } = state
  const stoodStill = ports.clock.now() - state.watchedAt >= absentAfter
  state.watchedAt = ports.clock.now()
  if (frozen || !inner) return
  if (inner.role === 'guest') watchHost(state, inner.table)
  else watchGuests(state, inner.table, stoodStill)
}

function watchHost<G extends GameTypes>(state: MemberState<G>, table: GuestTable<G>): void {
  if (table.ended()) return
  const handed = state.ports.clock.now() - state.handedAt < handedFor
  if (handed || (!table.linked() && isGone(table))) {
    promote(state)
    return
  }
  state.callOff?.()
  state.callOff = undefined
}

/** Whether the host has been silent for so long that this guest is to host. */
function isGone<G extends GameTypes>(table: GuestTable<G>): boolean {
  const patience = patienceOf(table.journal(), table.signer.key, table.hearing().absent)
  return patience !== undefined && table.silence() >= patience
}

function watchGuests<G extends GameTypes>(
  state: MemberState<G>,
  table: HostTable<G>,
  stoodStill: boolean,
): void {
  const others = table
    .now()
    .sitters.filter(({ kind, mine, standIn }) => standIn === true || (kind === 'person' && !mine))
  const heard = others.some(({ kind, present }) => kind === 'person' && present)
  const taken = state.doors?.taken() ?? []
  const isApart = (others.length > 0 && !heard) || taken.length > 0
  state.alone = isApart ? state.alone + pingEvery : 0
  const since = state.alone - takeoverAfter
  const isDue = since >= 0 ? since % lookEvery === 0 : state.alone === reloadGrace
  if (stoodStill || (isApart && isDue)) look(state)
}

/** Looks at the addresses where another host of this match may be. */
export function look<G extends GameTypes>(state: MemberState<G>): void {
  const { inner, ports, doors, known } = state
  const { room, clock, build } = ports
  state.stopLooking()
  if (!inner || !room || !doors) return
  const { network, code } = room
  const { table } = inner
  const next = Math.max(known, lastOf(table.whole()).epoch) + 1
  const signer = signerOf(ports, table.whole())
  const surpassed = (epoch: number) => yieldTo(state, epoch)
  const lookout = { network, clock, build, signer, entries: table.journal, surpassed }
  const places = new Set([address(code, next), ...doors.taken()])
  const ends = [...places].map((place) => meet(lookout, place))
  state.stopLooking = () => {
    for (const end of ends) end()
  }
}
