import { type Authority, makeAuthority } from '../match/authority.ts'
import { type Match, makeMatch } from '../match/match.ts'
import { refuse } from '../match/refusals.ts'
import { hearingOf, rosterOf, sitterOf } from '../match/roster.ts'
import {
  type Answer,
  type Counts,
  type News,
  noCounts,
  type SeatPort,
  type Sitter,
  type Skew,
  type Standing,
} from '../match/table.ts'
import { freeUndo, makeViewStore, standingOf, type ViewStore } from '../match/viewStore.ts'
import type { GameTypes, Seat } from '../rules/game.ts'
import { type Journal, lastOf, positionOf, setupOf } from '../rules/replay.ts'
import { type Knocks, makeKnocks, seatFor } from './admission.ts'
import { type Guests, makeGuests } from './guestSessions.ts'
import type { HostPorts, HostTable } from './hostTable.ts'

/** The parts of a host, joined. */
interface Parts<G extends GameTypes = GameTypes> {
  readonly ports: HostPorts<G>
  readonly match: Match<G>
  readonly guests: Guests<G['move']>
  readonly authority: Authority<G['move']>
  readonly knocks: Knocks
  readonly counts: Counts
  readonly sitters: () => readonly Sitter[]
  readonly standing: () => Standing
  readonly store: ViewStore<G>
  readonly offers: Offers
  readonly close: HostTable<G>['end']
}

/** Joins the parts of a host around a journal, and lets it begin to decide. */
export function makeHost<G extends GameTypes>(
  ports: HostPorts<G>,
  first: Journal<G>,
): HostTable<G> {
  const { game, keeper, clock, entropy, build, edition, signer } = ports
  const counts = noCounts()
  const match = makeMatch(game, first, ports.inspect)
  const { journal } = match
  let closed = false
  let skew: Skew | undefined

  const sitters = () =>
    rosterOf(journal().entries).seats.map((seated) => {
      const mine = seated?.kind === 'person' && seated.key === signer.key
      const far = seated?.kind === 'person' && !mine
      return sitterOf(seated, mine, far ? guests.presence(seated.key ?? '') : 'here')
    })
  const hearing = () => hearingOf(sitters())
  const standing = (): Standing => (closed ? 'closed' : standingOf(journal(), sitters()))
  const tell = (news: News<G>) => {
    if (news.type === 'changed' && !closed)
      match.company({ hosted: true, absent: hearing().absent })
    store.tell(news)
  }
  const changed = () => tell({ type: 'changed' })
  const offers = makeOffers(changed)
  const knocks = makeKnocks(changed)
  const store = makeViewStore<G>(journal, () => ({
    ...{ standing: standing(), sitters: sitters(), pending: offers.pending() },
    ...{ hosting: true, knocks: knocks.all(), unkept: 0, skew },
  }))
  const authority: Authority<G['move']> = makeAuthority({
    ...{ game, match, keeper, edition, signer, clock, entropy, standing },
    kept: (entry) => guests.send(entry),
    committed: tell,
    rewritten(from, news) {
      guests.say({ type: 'journal', from, entries: journal().entries.slice(from) })
      for (const one of news) tell(one)
    },
  })
  const setup = setupOf(first)
  const reception = {
    ...{ clock, build, edition, counts, hearing, entropy, verify: signer.verify },
    met(version: Skew) {
      skew = version
      changed()
    },
    ...{ match: setup.match, people: setup.people ?? setup.match, readMove: game.readMove },
    ...{ entries: () => journal().entries, take: authority.take, adopt: authority.adopt },
    seatFor: seatFor({ ports, journal, authority, knocks, sitters }),
    standIn: (seat: Seat) => standIn(authority, journal, sitters, seat),
  }
  const guests: Guests<G['move']> = makeGuests(reception, changed, knocks.gone)
  const close = (reason: Parameters<HostTable<G>['end']>[0]) => {
    if (closed) return
    closed = true
    guests.close(reason)
    match.stop()
    changed()
  }
  changed()
  void authority.drive()
  const parts = { ports, match, guests, authority, knocks, counts, sitters, standing, store }
  return tableOf({ ...parts, offers, close })
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

/** Lets a bot play on for somebody who is absent; the key stays, and with it the right to come back. */
async function standIn<G extends GameTypes>(
  { note }: Authority<G['move']>,
  journal: () => Journal<G>,
  sitters: () => readonly Sitter[],
  seat: Seat,
): Promise<Answer> {
  const written = await note(() => {
    const seated = rosterOf(journal().entries).seats[seat]
    const away = seated?.kind === 'person' && sitters()[seat]?.present === false
    if (!away) return undefined
    const { key } = seated
    return { type: 'seat', seat, kind: 'bot', name: 'random', ...(key ? { key } : {}) }
  })
  return written ?? refuse('notAway')
}

function tableOf<G extends GameTypes>(parts: Parts<G>): HostTable<G> {
  const { ports, match, guests, authority, knocks, counts, sitters, store, offers, close } = parts
  const mine = (seat: Seat) => sitters()[seat]?.mine ?? false
  return {
    ...{ game: ports.game, counts, now: store.now, on: store.on },
    async submit(seat, move) {
      if (!mine(seat)) return refuse('wrongSeat')
      return offers.wait(authority.submit(seat, lastOf(match.journal()).seq, move))
    },
    async undo() {
      const free = freeUndo(match.journal(), mine)
      if (!free) return refuse('undoNothing')
      return offers.wait(authority.act(free.seat, { type: 'undo', to: free.to }))
    },
    async act(seat, body) {
      return mine(seat) ? offers.wait(authority.act(seat, body)) : refuse('wrongSeat')
    },
    standIn: (seat) => offers.wait(standIn(authority, match.journal, sitters, seat)),
    handOver: async () => refuse('notHere'),
    pass(key) {
      const there = guests.presence(key) === 'here'
      if (there) guests.say({ type: 'handOver' }, key)
      return there
    },
    idle: authority.idle,
    async reseat(id, yes) {
      const knock = knocks.take(id)
      if (!knock) return refuse('notHere')
      const { seat, key, name } = knock
      const called = name === undefined ? {} : { name }
      const written = yes
        ? await authority.note(() => ({ type: 'seat', seat, kind: 'person', key, ...called }))
        : undefined
      if (written?.type !== 'accepted') guests.turnAway(key)
      else guests.challenge(key)
      return written ?? { type: 'accepted', seq: lastOf(match.journal()).seq }
    },
    journal: () => match.journal().entries,
    whole: match.journal,
    seat: (seat) => seatPort(parts, seat),
    accept: guests.accept,
    end: close,
    close: () => close('away'),
  }
}

function seatPort<G extends GameTypes>(
  { ports, match, authority, standing, store }: Parts<G>,
  seat: Seat,
): SeatPort<G> {
  return {
    seat,
    asked() {
      const journal = match.journal()
      const { ask } = journal
      if (standing() !== 'playing' || ask.type !== 'choose' || ask.seat !== seat) return undefined
      const view = ports.game.view(positionOf(journal), seat)
      return { seq: lastOf(journal).seq, choice: ask, view }
    },
    on: (listener) => store.on(() => listener()),
    submit: (seq, move) => authority.submit(seat, seq, move),
  }
}
