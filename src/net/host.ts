import type { Clock } from '../kit/clock.ts'
import type { Link } from '../link/link.ts'
import { type Authority, makeAuthority } from '../match/authority.ts'
import type { Keeper } from '../match/keeper.ts'
import { type Inspect, type Match, makeMatch } from '../match/match.ts'
import { refuse } from '../match/refusals.ts'
import { hearingOf, rosterOf, sitterOf } from '../match/roster.ts'
import { entryText, type Signer } from '../match/signing.ts'
import {
  type Answer,
  type Counts,
  type News,
  noCounts,
  type SeatPort,
  type Sitter,
  type Skew,
  type Standing,
  type Table,
} from '../match/table.ts'
import { freeUndo, makeViewStore, standingOf, type ViewStore } from '../match/viewStore.ts'
import type { Game, Seat, Typed } from '../rules/game.ts'
import { type Journal, lastOf, positionOf, setupOf } from '../rules/replay.ts'
import { admit, type Claims, isAway, makeClaims, personIn } from './admission.ts'
import { type GuestSessions, makeSessions } from './guestSessions.ts'
import type { Bye } from './protocol.ts'

/** What a host works with. */
export interface HostPorts {
  readonly game: Game
  readonly keeper: Keeper
  readonly clock: Clock
  /** Signs for this device's seats, for bots, and for the host itself. */
  readonly signer: Signer
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  /** The game's component values, unless every page has them built in. */
  readonly edition?: unknown
  readonly inspect?: Inspect | undefined
  /** A guest knows of a later epoch than this host's, or of more entries in the same one. */
  readonly surpassed?: (epoch: number) => void
  /** The holder of this device's own key has come from another device. */
  readonly twin?: () => void
}

/** A table whose match this browser decides. */
export interface HostTable extends Table {
  /** A seat of this device, for a bot (or a person) to sit in. */
  seat(seat: Seat): SeatPort
  /** Takes a link that was made to this table. */
  accept(link: Link): void
  /** Asks the holder of a key to take over as host; false if they cannot be heard. */
  pass(key: string): boolean
  /** Resolves when nothing is being written any more. */
  idle(): Promise<void>
  /** The match with all its positions. */
  whole(): Journal
  readonly counts: Counts
  /**
   * Closes the table. After a `Bye` guests do not dial again; `away` means this page is being left,
   * `moved` that it stays at the table.
   */
  end(why: Bye | 'away' | 'moved'): void
}

/** The parts of a host. */
interface Parts {
  readonly ports: HostPorts
  readonly match: Match
  readonly sessions: GuestSessions<Typed>
  readonly authority: Authority
  readonly claims: Claims
  readonly counts: Counts
  readonly sitters: () => readonly Sitter[]
  readonly standing: () => Standing
  readonly store: ViewStore
  readonly pending: PendingCount
  readonly end: HostTable['end']
}

/** Hosts a match from the end of a journal on. */
export function makeHost(ports: HostPorts, first: Journal): HostTable {
  const { game, keeper, clock, entropy, edition, signer } = ports
  const counts = noCounts()
  const match = makeMatch({
    ...{ game, journal: first, inspect: ports.inspect },
    sign: (entry) => signer.sign(entryText(entry)),
    emit: (news) => tell(news),
  })
  const { journal } = match
  let isClosed = false
  let skew: Skew | undefined

  const sitters = () =>
    rosterOf(journal().entries).seats.map((seated) => {
      const mine = seated?.kind === 'person' && seated.key === signer.key
      const isRemote = seated?.kind === 'person' && !mine
      return sitterOf(seated, mine, isRemote ? sessions.presence(seated.key ?? '') : 'here')
    })
  const hearing = () => hearingOf(sitters())
  const standing = (): Standing => (isClosed ? 'closed' : standingOf(journal(), sitters()))
  const tell = (news: News) => {
    if (news.type === 'changed' && !isClosed)
      match.company({ hosted: true, absent: hearing().absent })
    store.tell(news)
  }
  const changed = () => tell({ type: 'changed' })
  const pending = makePendingCount(changed)
  const claims = makeClaims(changed)
  const store = makeViewStore(journal, () => ({
    ...{ standing: standing(), sitters: sitters(), pending: pending.any() },
    ...{ hosting: true, knocks: claims.all(), unkept: 0, skew },
  }))
  const authority: Authority = makeAuthority({
    ...{ game, match, keeper, edition, signer, clock, entropy, standing },
    stored: (entry) => sessions.commit(entry),
    replaced: (from) =>
      sessions.send({ type: 'journal', from, entries: journal().entries.slice(from) }),
  })
  const { surpassed = () => {}, twin = () => {} } = ports
  const admission = { ownKey: signer.key, journal, authority, claims, sitters, surpassed, twin }
  const setup = setupOf(first)
  const sessions: GuestSessions<Typed> = makeSessions(
    {
      ...{
        clock,
        edition,
        counts,
        hearing,
        entropy,
        verify: signer.verify,
        readMove: game.readMove,
      },
      ...{ match: setup.match, people: setup.people ?? setup.match },
      ...{ entries: () => journal().entries, submit: authority.take, adopt: authority.adopt },
      admit: (hello) => admit(admission, hello),
      standIn: (seat: Seat) => standIn(parts, seat),
      foreign(version: Skew) {
        skew = version
        changed()
      },
    },
    { changed, gone: claims.drop },
  )
  const end: HostTable['end'] = (reason) => {
    if (isClosed) return
    isClosed = true
    sessions.close(reason)
    match.stop()
    changed()
  }
  const parts: Parts = {
    ...{ ports, match, sessions, authority, claims, counts, sitters, standing, store },
    ...{ pending, end },
  }
  changed()
  void authority.drive()
  return tableOf(parts)
}

/** Counts what this device's own seats have asked for and not been answered yet. */
interface PendingCount {
  any(): boolean
  /** Passes an answer on; shows meanwhile that something is pending. */
  wait(answer: Promise<Answer>): Promise<Answer>
}

function makePendingCount(changed: () => void): PendingCount {
  let count = 0
  const add = (more: number) => {
    count += more
    changed()
  }
  return {
    any: () => count > 0,
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

/** Lets a bot play on for an absent person, whose key stays, and with it the right to return. */
async function standIn({ authority, match, sitters }: Parts, seat: Seat): Promise<Answer> {
  const written = await authority.note(() => {
    const seated = rosterOf(match.journal().entries).seats[seat]
    if (!isAway(seated, sitters()[seat])) return undefined
    const key = seated?.key === undefined ? {} : { key: seated.key }
    return { type: 'seat', seat, kind: 'bot', name: 'random', ...key }
  })
  return written ?? refuse('notAway')
}

/** Gives a claimed seat to the claimant, or turns them away. */
async function decide(
  { authority, match, sessions, claims }: Parts,
  id: number,
  isGranted: boolean,
): Promise<Answer> {
  const claim = claims.take(id)
  if (!claim) return refuse('notHere')
  const { seat, key, name } = claim
  const written = isGranted ? await authority.note(() => personIn(seat, key, name)) : undefined
  if (written?.type === 'accepted') sessions.challenge(key)
  else sessions.turnAway(key)
  return written ?? { type: 'accepted', seq: lastOf(match.journal()).seq }
}

function tableOf(parts: Parts): HostTable {
  const { ports, match, sessions, authority, counts, sitters, store, pending, end } = parts
  const mine = (seat: Seat) => sitters()[seat]?.mine ?? false
  return {
    ...{ game: ports.game, counts, now: store.now, on: store.on },
    async submit(seat, move) {
      if (!mine(seat)) return refuse('wrongSeat')
      return pending.wait(authority.submit(seat, lastOf(match.journal()).seq, move))
    },
    async undo() {
      const free = freeUndo(match.journal(), mine)
      if (!free) return refuse('undoNothing')
      return pending.wait(authority.act(free.seat, { type: 'undo', to: free.to }))
    },
    async act(seat, body) {
      return mine(seat) ? pending.wait(authority.act(seat, body)) : refuse('wrongSeat')
    },
    standIn: (seat) => pending.wait(standIn(parts, seat)),
    handOver: async () => refuse('notHere'),
    pass(key) {
      const isThere = sessions.presence(key) === 'here'
      if (isThere) sessions.send({ type: 'handOver' }, key)
      return isThere
    },
    idle: authority.idle,
    reseat: (id, yes) => decide(parts, id, yes),
    journal: () => match.journal().entries,
    whole: match.journal,
    seat: (seat) => seatPort(parts, seat),
    accept: sessions.accept,
    end,
    close: () => end('away'),
  }
}

function seatPort({ ports, match, authority, standing, store }: Parts, seat: Seat): SeatPort {
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
