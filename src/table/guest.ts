import type { Clock } from '../link/clock.ts'
import type { Dialling, DialProblem } from '../link/link.ts'
import { readEntry } from '../rules/entry.ts'
import type { BasePosition, Game, Seat, Typed } from '../rules/game.ts'
import { entryHash, type Problem, type Setup } from '../rules/journal.ts'
import { type Journal, lastOf, openJournal } from '../rules/replay.ts'
import { type Counts, noCounts } from './counts.ts'
import { type Courier, makeCourier } from './courier.ts'
import { onLost, onMessage, onTick, onWelcome } from './following.ts'
import { type Ended, type GuestSide, leave, makeGuestSide } from './guestSide.ts'
import type { Inspect } from './match.ts'
import { type Bye, type GuestMessage, protocol, type Welcome } from './protocol.ts'
import { refuse } from './refusals.ts'
import { freeUndo } from './shown.ts'
import type { Table } from './table.ts'

/** What a guest works with. */
export interface GuestPorts<P extends BasePosition, M extends Typed, E extends Typed, I> {
  /** The only dial: called again whenever the link is lost. */
  readonly dial: () => Dialling
  readonly clock: Clock
  /** 32 hexadecimal digits by which the host knows this seat again. Keep it before dialling. */
  readonly secret: string
  readonly build: string
  /** How the sitter wants to be called. */
  readonly name?: string
  /**
   * The rules a match is played by, with these component values if the host sent any;
   * `undefined` when this page does not have the game.
   */
  readonly load: (setup: Setup, edition: unknown) => Promise<Game<P, M, E, I> | undefined>
  /** Called when the first link is there and the match is being fetched. */
  readonly linked?: () => void
  readonly inspect?: Inspect
}

/** A table whose match another browser decides. */
export interface GuestTable<P extends BasePosition, M extends Typed, E extends Typed, I>
  extends Table<P, M, E, I> {
  /** The seat of this browser. */
  seat(): Seat
  /** Dials now instead of waiting for the next try. */
  redial(): void
  /** Why it closed, if it was not closed from here. */
  ended(): Ended | undefined
  readonly counts: Counts
}

/**
 * How it went to become a guest.
 * - `unreachable`: nobody answered; trying again may help
 * - `denied`: the host does not want this guest
 * - `unknownGame`: this page does not have the game
 * - `unreadable`: the match makes no sense to this page
 */
export type GuestOpened<P extends BasePosition, M extends Typed, E extends Typed, I> =
  | { readonly type: 'opened'; readonly table: GuestTable<P, M, E, I> }
  | { readonly type: 'unreachable'; readonly why: DialProblem | 'lost' }
  | { readonly type: 'denied'; readonly why: Bye }
  | { readonly type: 'unknownGame'; readonly game: string }
  | { readonly type: 'unreadable'; readonly problem: Problem }

/** Dials a host and sits down at its table. One try; once open, the table dials again by itself. */
export function openGuest<P extends BasePosition, M extends Typed, E extends Typed, I>(
  ports: GuestPorts<P, M, E, I>,
): { readonly result: Promise<GuestOpened<P, M, E, I>>; cancel(): void } {
  const counts = noCounts()
  let side: GuestSide<P, M, E, I> | undefined
  let stage: 'dialling' | 'loading' | 'done' = 'dialling'
  let settle = (_: GuestOpened<P, M, E, I>) => {}
  const result = new Promise<GuestOpened<P, M, E, I>>((resolve) => {
    settle = resolve
  })
  const fail = (how: GuestOpened<P, M, E, I>) => {
    stage = 'done'
    courier.close()
    settle(how)
  }
  const open = async (welcome: Welcome) => {
    if (stage !== 'dialling') return
    stage = 'loading'
    const ready = await prepare(ports, welcome)
    if (stage !== 'loading') return
    if ('type' in ready) return fail(ready)
    const tools = { game: ready.game, courier, clock: ports.clock, counts, inspect: ports.inspect }
    stage = 'done'
    side = makeGuestSide(tools, ready.journal, welcome)
    settle({ type: 'opened', table: tableOf(side) })
  }
  const courier: Courier = makeCourier({
    ...{ dial: ports.dial, clock: ports.clock, counts },
    hello: () => helloOf(ports, side?.match.journal()),
    on: {
      linked: () => !side && ports.linked?.(),
      welcome: (message) => void (side ? onWelcome(side, message) : open(message)),
      message: (message) => side && onMessage(side, message),
      lost: (why) => (side ? onLost(side) : fail({ type: 'unreachable', why })),
      ended: (why) => (side ? leave(side, why) : fail({ type: 'denied', why })),
      tick: () => side && onTick(side),
    },
  })
  return { result, cancel: () => side ?? fail({ type: 'unreachable', why: 'cancelled' }) }
}

function helloOf<P extends BasePosition, M extends Typed, E extends Typed, I>(
  { build, secret, name }: GuestPorts<P, M, E, I>,
  journal: Journal<P, M> | undefined,
): GuestMessage {
  const hello = { type: 'hello', protocol, build, secret, ...(name ? { name } : {}) } as const
  if (!journal) return hello
  const last = lastOf(journal)
  return { ...hello, have: { seq: last.seq, hash: entryHash(last) } }
}

/** Finds the rules for a welcome's match and replays it. */
async function prepare<P extends BasePosition, M extends Typed, E extends Typed, I>(
  { load }: GuestPorts<P, M, E, I>,
  { entries, edition }: Welcome,
): Promise<
  | { readonly game: Game<P, M, E, I>; readonly journal: Journal<P, M> }
  | Exclude<GuestOpened<P, M, E, I>, { type: 'opened' }>
> {
  const first = readEntry(entries[0], 0, () => undefined)
  if ('problem' in first) return { type: 'unreadable', problem: first.problem }
  const setup = first.entry.body
  if (setup.type !== 'setup')
    return { type: 'unreadable', problem: { reason: 'noSetup', entry: 0 } }
  const game = await load(setup, edition)
  if (!game) return { type: 'unknownGame', game: setup.game }
  const opened = openJournal(game, entries)
  if ('problem' in opened) return { type: 'unreadable', problem: opened.problem }
  return { game, journal: opened.journal }
}

function tableOf<P extends BasePosition, M extends Typed, E extends Typed, I>(
  side: GuestSide<P, M, E, I>,
): GuestTable<P, M, E, I> {
  const { game, match, errands, shown, courier, counts } = side
  const mine = (seat: Seat) => seat === side.seat
  return {
    ...{ game, counts, now: shown.now, on: shown.on },
    async submit(seat, move) {
      if (side.ended) return refuse('closed')
      const { seq } = lastOf(match.journal())
      return errands.offer((id) => ({ type: 'submit', id, seat, seq, move }))
    },
    async undo() {
      const free = freeUndo(match.journal(), mine)
      if (!free || side.ended) return refuse(side.ended ? 'closed' : 'undoNothing')
      return errands.offer((id) => ({ type: 'undo', id, ...free }))
    },
    journal: () => match.journal().entries,
    seat: () => side.seat,
    redial: courier.dial,
    ended: () => (side.ended === 'left' ? undefined : side.ended),
    close: () => leave(side, 'left'),
  }
}
