import type { Clock } from '../../kit/clock.ts'
import { kept } from '../../kit/memoize.ts'
import { longestBackOff } from '../../link/backOff.ts'
import type { DialProblem, LinkEvent } from '../../link/link.ts'
import type { Sitter } from '../../match/table.ts'
import type { Seat } from '../../rules/game.ts'
import type { Journal } from '../../rules/journal.ts'
import { isStandIn, joinOrder, type Seated, seatsOf, type TableState } from '../../rules/tableState.ts'

/** Reachability of the browser behind a seat. */
export type Presence = 'here' | 'quiet' | 'absent'

/** Seats that have gone quiet or absent. */
export interface PresenceReport {
  readonly quiet: Seat[]
  readonly absent: Seat[]
  /** Names of those who watch a match: empty if unknown. Missing while nobody watches. */
  readonly watching?: string[]
  /** Number of people who watch by a watch link. Missing while nobody does. */
  readonly viewers?: number
}

/** Presence of a seat's person, from the report on everyone. */
export function presenceIn({ quiet, absent }: PresenceReport, seat: Seat): Presence {
  if (absent.includes(seat)) return 'absent'
  return quiet.includes(seat) ? 'quiet' : 'here'
}

const nobody: Sitter = { kind: 'open', mine: false, present: false }

/** A seat as everyone may know it, without its key. */
const knownOf = kept(({ key: _, ...known }: Seated) => known)

/** A seat as the holder of the key `own`, if there is one, sees it. */
export function sitterOf(seated: Seated | undefined, own: string | undefined, presence: Presence): Sitter {
  if (!seated) return nobody
  const { key } = seated
  const isOwn = key !== undefined && key === own
  const isBots = isStandIn(seated)
  const mine = isOwn && !isBots
  return {
    ...knownOf(seated),
    mine,
    present: mine || presence !== 'absent',
    ...(!mine && presence === 'quiet' ? { quiet: true } : {}),
    ...(isBots ? { standIn: true } : {}),
    ...(isBots && isOwn ? { forMe: true } : {}),
  }
}

/** Seats that have gone quiet or absent. */
export function hearingOf(sitters: readonly Sitter[]): PresenceReport {
  const seatsWhere = (test: (sitter: Sitter) => boolean) =>
    sitters.flatMap((sitter, seat) => (test(sitter) ? [seat] : []))
  return { quiet: seatsWhere((sitter) => sitter.quiet === true), absent: seatsWhere((sitter) => !sitter.present) }
}

/** The standing of a match that has a host. */
export function standingOf(journal: Journal, sitters: readonly Sitter[]): 'waiting' | 'playing' | 'over' {
  if (sitters.some((sitter) => sitter.kind === 'open')) return 'waiting'
  return journal.ask.type === 'over' ? 'over' : 'playing'
}

/** Interval at which both ends of a link send a sign of life, ms. */
export const pingEvery = 1000
/** Silence after which the other end counts as quiet, and as absent, ms. */
export const quietAfter = 3000
export const absentAfter = 6000
/** Silence of the host after which the first of the guests takes over, ms. */
export const takeoverAfter = 15_000
/** Time a host that said goodbye has for a reload, ms. */
export const reloadGrace = 5000
/** Silence after which one person alone may let the computer play for another, whom nobody else could hear, ms. */
export const standInAfter = 60_000
/** Additional wait of each later successor, ms: long enough for one to take over and be found. */
const successorStep = 2000

/** Time people have to come to a host that has just begun before it counts them as absent, ms: two redials. */
export const arriveWithin = 8000

/**
 * Presence of someone who was here when a host began, and has yet to come to it, after `age` ms. A host that comes back
 * itself can't tell who is still here.
 */
export function awaitedPresence(age: number, isReturning: boolean): Presence {
  if (age >= arriveWithin) return 'absent'
  return isReturning || age >= quietAfter ? 'quiet' : 'here'
}

/** Measures how long the other end has been silent. */
export interface Pulse {
  /** Something was heard; `ago` ms before now. */
  heard(ago?: number): void
  /** Called every `pingEvery`; says what the silence means. */
  tick(): Presence
  /** Time nothing was heard, ms, as of the last tick. */
  silence(): number
}

/** A pulse that starts now. Doesn't count the time this browser itself stood still. */
export function makePulse(clock: Clock): Pulse {
  let heardAt = clock.now()
  let tickAt = clock.now()
  return {
    heard(ago = 0) {
      heardAt = clock.now() - ago
    },
    silence: () => tickAt - heardAt,
    tick() {
      const now = clock.now()
      const gap = now - tickAt
      tickAt = now
      if (gap > 2 * pingEvery) heardAt = Math.min(now, heardAt + gap - pingEvery)
      const silence = now - heardAt
      if (silence >= absentAfter) return 'absent'
      return silence >= quietAfter ? 'quiet' : 'here'
    },
  }
}

/** Silence that never leads to a takeover. */
const harmless = takeoverAfter - reloadGrace

/** Measures the host's silence on any link, counted towards a takeover. */
export function makeHostSilence(clock: Clock) {
  const pulse = makePulse(clock)
  let wasCutOff = false
  return {
    ms: pulse.silence,
    heard(event?: LinkEvent) {
      // A host that says goodbye may be reloading; one that is merely hard to hear gets longer.
      const isGoodbye = event?.type === 'closed' && event.reason === 'away'
      if (isGoodbye) pulse.heard(Math.max(pulse.silence(), harmless))
      else if (event?.type !== 'closed') pulse.heard()
    },
    tick(problem: DialProblem | 'lost' | undefined) {
      const isCutOff = problem === 'signallingDown'
      pulse.tick()
      // Without signalling nobody can be found, so silence proves nothing.
      if (isCutOff) pulse.heard(Math.min(pulse.silence(), harmless))
      // With signalling back, the host follows at its own next retry.
      else if (wasCutOff && problem) pulse.heard(-longestBackOff)
      wasCutOff = isCutOff
    },
  }
}

/** Calls back every `pingEvery`, until the function returned is called. */
export function everyPing(clock: Clock, then: () => void): () => void {
  let cancel = () => {}
  const next = () => {
    cancel = clock.after(pingEvery, () => {
      next()
      then()
    })
  }
  next()
  return () => cancel()
}

/**
 * The keys of those who succeed a lost host, as the holder of `key` sees it: guests in the order they sat down, skipping
 * those the host had called absent; the lost host itself comes last.
 */
function successors(table: TableState, key: string, absent: readonly Seat[]): readonly string[] {
  const { roster } = table
  const isAbsent = (one: string) => seatsOf(roster, one).every((seat) => absent.includes(seat))
  const present = joinOrder(table).filter((one) => one === key || !isAbsent(one))
  const others = present.filter((one) => one !== roster.host)
  return roster.host === key ? [...others, key] : others
}

const patienceAt = (place: number) => takeoverAfter + place * successorStep

/** Silence of the host after which the holder of `key` takes over, ms; `undefined` without a seat. */
export function takeoverPatience(table: TableState, key: string, absent: readonly Seat[]): number | undefined {
  const place = successors(table, key, absent).indexOf(key)
  return place < 0 ? undefined : patienceAt(place)
}

/**
 * The seat that takes over from a silent host, as the holder of `key` expects it, and in how many ms. A successor who
 * has not come forward for some time is passed over.
 */
export function nextHost(
  table: TableState,
  key: string,
  absent: readonly Seat[],
  silence: number,
): { readonly by: Seat | undefined; readonly in: number } {
  const order = successors(table, key, absent)
  const found = order.findIndex((_, place) => silence < patienceAt(place) + absentAfter)
  const place = found < 0 ? order.length - 1 : found
  const [by] = seatsOf(table.roster, order[place] ?? '')
  return { by, in: Math.max(0, patienceAt(place) - silence) }
}

/**
 * Whether a person can't be heard and so may be with another host, though others are here: a network may divide a table
 * into halves. Someone a bot stands in for counts, since the host can't tell.
 */
export const isMissing = ({ kind, mine, present, quiet, standIn }: Sitter): boolean =>
  standIn === true || (kind === 'person' && !mine && (!present || quiet === true))
