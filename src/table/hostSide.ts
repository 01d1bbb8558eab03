import type { BasePosition, Game, Seat, Typed } from '../rules/game.ts'
import { type Journal, lastOf, positionOf, setupOf } from '../rules/replay.ts'
import { type Authority, makeAuthority } from './authority.ts'
import { type Counts, noCounts } from './counts.ts'
import { type Guests, makeGuests } from './guests.ts'
import type { HostPorts, HostTable } from './hostTable.ts'
import type { SeatKey } from './keeper.ts'
import { type Match, makeMatch } from './match.ts'
import type { Bye } from './protocol.ts'
import { refuse } from './refusals.ts'
import type { SeatPort } from './seat.ts'
import { hearingOf, makeSeating, type Reserved, type Seating } from './seating.ts'
import { freeUndo, makeShown, type Shown, standingOf } from './shown.ts'
import type { Answer, News, Standing } from './table.ts'

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
  readonly offers: Offers
  readonly close: (reason: Bye | 'away') => void
}

/** Joins the parts of a host around a journal, and lets it begin to decide. */
export function makeHost<P extends BasePosition, M extends Typed & I, E extends Typed, I>(
  ports: HostPorts<P, M, E, I>,
  first: Journal<P, M>,
  known: readonly SeatKey[],
): HostTable<P, M, E, I> {
  const { game, keeper, clock, entropy, build, edition } = ports
  const counts = noCounts()
  const match = makeMatch(game, first, ports.inspect)
  const { journal } = match
  let closed = false

  const seating: Seating = makeSeating(journal, keeper, known, (seat) => guests.presence(seat))
  const { sitters } = seating
  const hearing = () => hearingOf(sitters())
  const standing = (): Standing => (closed ? 'closed' : standingOf(journal(), sitters()))
  const tell = (news: News<P, M, E>) => {
    if (news.type === 'changed' && !closed)
      match.company({ hosted: true, absent: hearing().absent })
    shown.tell(news)
  }
  const changed = () => tell({ type: 'changed' })
  const offers = makeOffers(changed)
  const shown = makeShown<P, M, E>(journal, () => {
    return { standing: standing(), sitters: sitters(), pending: offers.pending() }
  })
  const authority: Authority<M> = makeAuthority({
    ...{ game, match, keeper, clock, entropy, standing },
    committed(entry, news) {
      guests.send(entry)
      tell(news)
    },
  })
  const reception = {
    ...{ clock, build, edition, counts, hearing, door: authority, readMove: game.readMove },
    match: setupOf(first).match,
    entries: () => journal().entries,
    seatFor: (hash: string, name: string | undefined) => welcome(authority, seating, hash, name),
  }
  const guests: Guests<M> = makeGuests(reception, changed)
  const close = (reason: Bye | 'away') => {
    if (closed) return
    closed = true
    guests.close(reason)
    match.stop()
    changed()
  }
  changed()
  void authority.drive()
  const parts = { game, match, seating, guests, authority, counts, standing, shown, offers, close }
  return tableOf(parts)
}

/** What this device's own seats have asked and not yet heard of. */
interface Offers {
  pending(): boolean
  /** Waits for an answer and shows meanwhile that something is on its way. */
  wait(answer: Promise<Answer>): Promise<Answer>
}

function makeOffers(changed: () => void): Offers {
  let count = 0
  const add = (more: number) => {
    count += more
    changed()
  }
  return {
    pending: () => count > 0,
    async wait(answer) {
      add(1)
      try {
        return await answer
      } finally {
        add(-1)
      }
    },
  }
}

/** Gives a guest a seat and writes it down, once. */
async function welcome<M>(
  { serial, note }: Authority<M>,
  seating: Seating,
  hash: string,
  name: string | undefined,
): Promise<Reserved> {
  const seat = await serial(() => seating.reserve(hash))
  if (typeof seat !== 'number') return seat
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
  const { game, match, seating, guests, authority, counts, shown, offers, close } = parts
  const mine = (seat: Seat) => seating.sitters()[seat]?.mine ?? false
  return {
    ...{ game, counts, now: shown.now, on: shown.on },
    async submit(seat, move) {
      if (!mine(seat)) return refuse('wrongSeat')
      return offers.wait(authority.submit(seat, lastOf(match.journal()).seq, move))
    },
    async undo() {
      const free = freeUndo(match.journal(), mine)
      return free ? offers.wait(authority.undo(free.seat, free.to)) : refuse('undoNothing')
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
