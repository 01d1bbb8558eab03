import type { Clock } from '../link/clock.ts'
import type { Link } from '../link/link.ts'
import type { BasePosition, Game, Options, Seat, Typed } from '../rules/game.ts'
import {
  beginJournal,
  extend,
  type Journal,
  lastOf,
  type OrProblem,
  openJournal,
  positionOf,
  setupOf,
} from '../rules/replay.ts'
import { type Authority, makeAuthority } from './authority.ts'
import { type Guests, makeGuests } from './guests.ts'
import type { Keeper, Kept, SeatKey } from './keeper.ts'
import { type Inspect, type Match, makeMatch } from './match.ts'
import type { Bye } from './protocol.ts'
import { refuse } from './refusals.ts'
import type { SeatPort } from './seat.ts'
import { hearingOf, makeSeating, type Seating } from './seating.ts'
import { freeUndo, makeShown, type Shown, standingOf } from './shown.ts'
import type { Answer, News, Standing, Table } from './table.ts'
import type { Counts } from './visitor.ts'

/** What a host works with. */
export interface HostPorts<P extends BasePosition, M extends Typed, E extends Typed, I> {
  readonly game: Game<P, M, E, I>
  readonly keeper: Keeper
  readonly clock: Clock
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  /** Names this build of the page, for people. */
  readonly build: string
  /** The game's component values, unless every page has them built in. */
  readonly edition?: unknown
  readonly inspect?: Inspect
}

/** Who will sit in a seat when a table is opened. */
export type Place =
  /** A person at this device. */
  | { readonly kind: 'mine'; readonly name?: string }
  /** A bot of this device; its name says which. Whoever opens the table seats it by `seat()`. */
  | { readonly kind: 'bot'; readonly name: string }
  /** Whoever comes by a link; with a key, whoever knows its secret. */
  | { readonly kind: 'guest'; readonly hash?: string }

/** A table whose match this browser decides. */
export interface HostTable<P extends BasePosition, M extends Typed, E extends Typed, I>
  extends Table<P, M, E, I> {
  /** A seat of this device, for a bot (or a person) to sit in. */
  seat(seat: Seat): SeatPort<P, M>
  /** Takes in a link that somebody made to this table. */
  accept(link: Link): void
  /** Which secrets give which seats, for the next match of the same people. */
  keys(): readonly SeatKey[]
  readonly counts: Counts
  /** Closes for good; guests do not dial again. `next`: another match begins at this address. */
  end(why: 'ended' | 'next'): void
}

/** A table, or why it cannot be opened. */
export type HostOpened<P extends BasePosition, M extends Typed, E extends Typed, I> = OrProblem<{
  readonly table: HostTable<P, M, E, I>
}>

/** Opens a new table. The match is kept from its first entry on. */
export async function openHost<P extends BasePosition, M extends Typed & I, E extends Typed, I>(
  ports: HostPorts<P, M, E, I>,
  places: readonly Place[],
  options: Options,
): Promise<HostOpened<P, M, E, I>> {
  const { game, entropy } = ports
  const { id, ruleset, edition } = game
  const pinned = { match: entropy(), game: id, ruleset, edition }
  const begun = beginJournal(game, { type: 'setup', ...pinned, seats: places.length, options })
  if ('problem' in begun) return begun
  const journal = places.reduce((so, place, seat) => sit(game, so, place, seat), begun.journal)
  const keys = places.flatMap((place, seat) =>
    place.kind === 'guest' && place.hash !== undefined ? [{ seat, hash: place.hash }] : [],
  )
  const kept = await keepAll(ports, journal, keys)
  return kept ? { table: makeHost(ports, journal, keys) } : { problem: { reason: 'notKept' } }
}

/** Seats who sits from the start; guests are seated when they come. */
function sit<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  journal: Journal<P, M>,
  { kind, ...place }: Place,
  seat: Seat,
): Journal<P, M> {
  if (kind === 'guest') return journal
  const name = 'name' in place && place.name !== undefined ? { name: place.name } : {}
  const sitter = kind === 'bot' ? 'bot' : 'person'
  const step = extend(game, journal, 'host', { type: 'seat', seat, kind: sitter, ...name })
  return 'problem' in step ? journal : step.journal
}

async function keepAll<P extends BasePosition, M extends Typed, E extends Typed, I>(
  { keeper, edition }: HostPorts<P, M, E, I>,
  { entries }: Journal<P, M>,
  keys: readonly SeatKey[],
): Promise<boolean> {
  try {
    await keeper.begin(edition)
    for (const entry of entries) await keeper.append(entry)
    for (const key of keys) await keeper.seat(key)
    return true
  } catch {
    return false
  }
}

/** Opens the table again that this browser hosted before: the same match, the same seats. */
export function resumeHost<P extends BasePosition, M extends Typed & I, E extends Typed, I>(
  ports: HostPorts<P, M, E, I>,
  kept: Kept,
): HostOpened<P, M, E, I> {
  const opened = openJournal(ports.game, kept.entries)
  if ('problem' in opened) return { problem: opened.problem }
  return { table: makeHost(ports, opened.journal, kept.seats) }
}

/** The parts of a host, joined. */
interface Parts<P extends BasePosition, M extends Typed, E extends Typed, I> {
  readonly game: Game<P, M, E, I>
  readonly match: Match<P, M, E>
  readonly seating: Seating
  readonly guests: Guests<M>
  readonly authority: Authority<M>
  readonly counts: Counts
  readonly standing: () => Standing
  readonly shown: Shown<P, M, E>
  /** Does something and shows meanwhile that it is on its way. */
  readonly pending: (task: Promise<Answer>) => Promise<Answer>
  readonly close: (reason: Bye | 'away') => void
}

function makeHost<P extends BasePosition, M extends Typed & I, E extends Typed, I>(
  ports: HostPorts<P, M, E, I>,
  first: Journal<P, M>,
  known: readonly SeatKey[],
): HostTable<P, M, E, I> {
  const { game, keeper, clock, entropy, build, edition } = ports
  const match = makeMatch(game, first, ports.inspect)
  const counts: Counts = { dropped: 0, limited: 0, resyncs: 0 }
  let closed = false
  let offers = 0

  const seating: Seating = makeSeating(match.journal, keeper, known, (seat) =>
    guests.presence(seat),
  )
  const hearing = () => hearingOf(seating.sitters())
  const standing = (): Standing =>
    closed ? 'closed' : standingOf(match.journal(), seating.sitters())
  const shown = makeShown<P, M, E>(match.journal, () => {
    return { standing: standing(), sitters: seating.sitters(), pending: offers > 0 }
  })
  const tell = (news: News<P, M, E>) => {
    if (news.type === 'changed') match.company({ hosted: true, absent: hearing().absent })
    shown.tell(news)
  }
  const changed = () => tell({ type: 'changed' })
  const authority: Authority<M> = makeAuthority({
    ...{ game, match, keeper, clock, entropy, standing },
    committed(entry, news) {
      guests.send(entry)
      tell(news)
    },
  })
  const guests: Guests<M> = makeGuests(
    {
      ...{ clock, build, edition, counts, hearing, door: authority, readMove: game.readMove },
      match: setupOf(first).match,
      entries: () => match.journal().entries,
      seatFor: (hash, name) => welcome(authority, seating, hash, name),
    },
    changed,
  )
  const pending = async (task: Promise<Answer>) => {
    offers++
    changed()
    try {
      return await task
    } finally {
      offers--
      changed()
    }
  }
  const close = (reason: Bye | 'away') => {
    if (closed) return
    closed = true
    guests.close(reason)
    match.stop()
    shown.tell({ type: 'changed' })
  }
  changed()
  void authority.drive()
  return tableOf({
    ...{ game, match, seating, guests, authority, counts, standing, shown, pending, close },
  })
}

/** Gives a guest a seat and writes it down, once. */
async function welcome<M>(
  { serial, note }: Authority<M>,
  seating: Seating,
  hash: string,
  name: string | undefined,
): Promise<Seat | undefined> {
  const seat = await serial(() => seating.reserve(hash))
  if (seat === undefined) return undefined
  await note(() => {
    if (seating.sitters()[seat]?.kind !== 'open') return undefined
    const called = name === undefined ? {} : { name }
    return { type: 'seat', seat, kind: 'person', ...called }
  })
  return seat
}

function tableOf<P extends BasePosition, M extends Typed, E extends Typed, I>(
  parts: Parts<P, M, E, I>,
): HostTable<P, M, E, I> {
  const { game, match, seating, guests, authority, counts, shown, pending, close } = parts
  const mine = (seat: Seat) => seating.sitters()[seat]?.mine ?? false
  return {
    ...{ game, counts, now: shown.now, on: shown.on },
    async submit(seat, move) {
      if (!mine(seat)) return refuse('wrongSeat')
      return pending(authority.submit(seat, lastOf(match.journal()).seq, move))
    },
    async undo() {
      const free = freeUndo(match.journal(), mine)
      return free ? pending(authority.undo(free.seat, free.to)) : refuse('undoNothing')
    },
    journal: () => match.journal().entries,
    seat: (seat) => seatPort(parts, seat),
    accept: guests.accept,
    keys: seating.keys,
    end: close,
    close: () => close('away'),
  }
}

function seatPort<P extends BasePosition, M extends Typed, E extends Typed, I>(
  { game, match, authority, standing, shown }: Parts<P, M, E, I>,
  seat: Seat,
): SeatPort<P, M> {
  return {
    seat,
    asked() {
      const journal = match.journal()
      const { ask } = journal
      if (standing() !== 'playing' || ask.type !== 'choose' || ask.seat !== seat) return undefined
      const view = game.view(positionOf(journal), seat)
      return { seq: lastOf(journal).seq, choice: ask, view }
    },
    on: (listener) => shown.on(() => listener()),
    submit: (seq, move) => authority.submit(seat, seq, move),
  }
}
