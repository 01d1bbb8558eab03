import type { Emitter } from '../kit/emitter.ts'
import { type Mirror, makeMirror } from '../match/keeper.ts'
import { rosterOf, seatsOf } from '../match/roster.ts'
import { entryText, makeSigner, type Signer } from '../match/signing.ts'
import type { News, Now } from '../match/table.ts'
import type { Game, GameTypes } from '../rules/game.ts'
import { extend, type Journal, lastOf, setupOf, signed } from '../rules/replay.ts'
import { type GuestTable, resumeGuest } from './guest.ts'
import type { Ended } from './guestTable.ts'
import { makeHost } from './host.ts'
import type { HostTable } from './hostTable.ts'
import type { Doors } from './listener.ts'
import { guestTools, type Hooks, type MemberPorts } from './memberPorts.ts'

/** The table as this browser has it just now. */
export type Inner<G extends GameTypes = GameTypes> =
  | { readonly role: 'host'; readonly table: HostTable<G> }
  | { readonly role: 'guest'; readonly table: GuestTable<G> }

/** A member, and what it is doing about its role. */
export interface MemberState<G extends GameTypes = GameTypes> {
  readonly ports: MemberPorts
  readonly game: Game<G>
  readonly edition: unknown
  readonly doors: Doors | undefined
  readonly hooks: Hooks
  readonly emitter: Emitter<News<G>>
  /** `undefined` only until the member is made. */
  inner: Inner<G> | undefined
  /** Keeps the match while this browser is a guest. */
  mirror: Mirror | undefined
  /** The latest epoch that was heard of. */
  known: number
  /** What is shown while the role changes. */
  frozen: Now<G> | undefined
  /** Done when the role has changed. */
  moving: Promise<void>
  ended: Ended | undefined
  closed: boolean
  /** Stops listening to the table there is. */
  off: () => void
  /** Calls off the claim to the next epoch's address. */
  callOff: (() => void) | undefined
  stopLooking: () => void
  stopTicks: () => void
  /** When the host wanted this browser to host instead, ms. */
  handedAt: number
  /** When an epoch's address may next be tried for, ms. */
  claimAt: number
  /** When was last looked at how things are, ms. */
  watchedAt: number
  /** How long no other person could be heard by this host, ms. */
  alone: number
}

type State<G extends GameTypes = GameTypes> = MemberState<G>

/** What this browser signs with in a match. */
export function signerOf<G extends GameTypes>(
  { signatures, secret }: MemberPorts,
  journal: Journal<G>,
): Signer {
  const { people, match } = setupOf(journal)
  return makeSigner(signatures, secret, people ?? match)
}

/** Goes on with another table of the same match. */
export function enter<G extends GameTypes>(state: State<G>, next: Inner<G>): void {
  state.off()
  state.inner = next
  state.frozen = undefined
  state.alone = 0
  state.handedAt = Number.NEGATIVE_INFINITY
  state.known = Math.max(state.known, lastOf(next.table.whole()).epoch)
  const { keeper } = state.ports
  if (next.role === 'guest') state.mirror ??= makeMirror(keeper, state.edition)
  const tell = (news: News<G>) => {
    keep(state)
    state.emitter.emit(news)
  }
  state.off = next.table.on(tell)
  tell({ type: 'changed' })
}

/** A guest keeps what it holds, so that it can host if it must. */
function keep<G extends GameTypes>({ inner, mirror }: State<G>): void {
  if (inner?.role === 'guest') void mirror?.keep(inner.table.journal())
}

/** Hosts a journal whose epoch is this browser's own. `returning`: as before a reload. */
export function beHost<G extends GameTypes>(
  state: State<G>,
  journal: Journal<G>,
  returning: boolean,
): void {
  const { ports, game, edition, doors } = state
  state.hooks.visit.since ??= lastOf(journal).seq
  const { keeper, clock, entropy, build, inspect } = ports
  const table = makeHost(
    {
      ...{ game, keeper, clock, entropy, build, inspect, signer: signerOf(ports, journal) },
      ...(edition === undefined ? {} : { edition }),
      surpassed: (epoch) => yieldTo(state, epoch),
      // The twin must have its welcome first.
      twin: () => void clock.after(1, () => giveAway(state)),
    },
    journal,
  )
  doors?.open(lastOf(journal).epoch, returning)
  doors?.lead(table.accept)
  state.mirror = undefined
  enter(state, { role: 'host', table })
}

/** Follows whoever hosts a journal. */
export function beGuest<G extends GameTypes>(state: State<G>, journal: Journal<G>): void {
  const table = resumeGuest(guestTools(state.ports, state.hooks), state.game, journal)
  enter(state, { role: 'guest', table })
}

/** Whoever has a later epoch goes on; this browser becomes its guest. */
export function yieldTo<G extends GameTypes>(state: State<G>, epoch: number): void {
  const { inner, ports, doors, edition } = state
  if (state.closed || inner?.role !== 'host' || !ports.room) return
  state.known = Math.max(state.known, epoch)
  state.stopLooking()
  state.off()
  state.mirror = makeMirror(ports.keeper, edition, inner.table.idle())
  doors?.close()
  inner.table.end('moved')
  beGuest(state, inner.table.whole())
}

/** The same person goes on at another device, which hosts as well from now on. */
function giveAway<G extends GameTypes>(state: State<G>): void {
  const { inner } = state
  if (state.closed || inner?.role !== 'host') return
  inner.table.pass(signerOf(state.ports, inner.table.whole()).key)
  state.ended = 'replaced'
  inner.table.end('moved')
  close(state)
}

/** How often an epoch's address is tried for that somebody else has, ms. */
const claimEvery = 4000

/** Tries for the next epoch's address, and hosts the match once it has it. */
export function promote<G extends GameTypes>(state: State<G>): void {
  const { inner, doors, ports } = state
  if (state.closed || state.callOff || state.frozen || inner?.role !== 'guest' || !doors) return
  if (ports.clock.now() < state.claimAt) return
  state.claimAt = ports.clock.now() + claimEvery
  const epoch = Math.max(state.known, lastOf(inner.table.whole()).epoch) + 1
  state.callOff = doors.claim(epoch, (mine) => {
    state.callOff = undefined
    if (mine) state.moving = takeOver(state, doors, epoch)
  })
}

async function takeOver<G extends GameTypes>(
  state: State<G>,
  doors: Doors,
  epoch: number,
): Promise<void> {
  const { inner, game, ports, mirror } = state
  if (inner?.role !== 'guest') return
  const journal = inner.table.whole()
  const signer = signerOf(ports, journal)
  const [seat] = seatsOf(rosterOf(journal.entries), signer.key)
  const later = epoch === lastOf(journal).epoch + 1 ? {} : { epoch }
  const step =
    seat === undefined ? undefined : extend(game, journal, 'host', { type: 'host', seat, ...later })
  if (!step || 'problem' in step) return doors.close()
  const own = signed(step, signer.sign(entryText(lastOf(step.journal)))).journal
  state.frozen = inner.table.now()
  state.off()
  inner.table.close()
  await mirror?.keep(own.entries)
  if (!state.closed) beHost(state, own, false)
}

/** Leaves the table. `keepDoors`: they are somebody else's from now on. */
export function close<G extends GameTypes>(state: State<G>, keepDoors = false): void {
  if (state.closed) return
  state.closed = true
  state.stopTicks()
  state.stopLooking()
  state.callOff?.()
  state.inner?.table.close()
  if (!keepDoors) state.doors?.close()
}
