import type { Body, SeatBody } from './body.ts'
import { agreedWish } from './consent.ts'
import type { Seat } from './game.ts'
import type { Seated } from './roster.ts'
import { isSuccessor, type TableState } from './tableState.ts'

type Author = 'person' | 'bot' | 'host'

/**
 * Who may write what. The host also writes for its bots, those standing in for people included; what
 * `check.ts` and `consent.ts` say of each type comes on top.
 */
const authors: Readonly<Record<Body<unknown>['type'], readonly Author[]>> = {
  setup: ['host'],
  move: ['person', 'bot'],
  chance: ['host'],
  chain: ['person', 'bot'],
  /** A person's own last moves; the host carries out what everyone has agreed to. */
  undo: ['person', 'host'],
  /** The host, as `maySeat` allows; a person, to take over from a stand-in, or to renew the key. */
  seat: ['person', 'host'],
  host: ['host'],
  mark: ['person', 'host'],
  wish: ['person'],
  answer: ['person'],
  excuse: ['host'],
  resign: ['person'],
  end: ['host'],
  out: ['host'],
  deal: ['host'],
  shuffle: ['host'],
  share: ['person', 'bot', 'host'],
  commit: ['person', 'bot'],
  mix: ['person', 'bot'],
  lock: ['person', 'bot'],
  audit: ['person', 'bot'],
  open: ['person', 'bot', 'host'],
}

/** Whether this author may write an entry of this type. */
export function mayWrite(table: TableState, by: Seat | 'host', { type }: Body<unknown>): boolean {
  if (by === 'host') return authors[type].includes('host')
  const author = type === 'seat' ? 'person' : (table.roster.seats[by]?.kind ?? 'person')
  return authors[type].includes(author)
}

/**
 * Whether a seat may change hands like this. Once a match has begun, a taken seat passes to a bot or to another person
 * only as everyone else has agreed, and back to its person or to another key of theirs only by that person's own entry.
 * Where there are no keys, as in a report, the host seats everyone.
 */
export function maySeat(table: TableState, by: Seat | 'host', body: SeatBody): boolean {
  if (table.setup?.key === undefined) return by === 'host'
  const before = table.roster.seats[body.seat]
  if (by !== 'host')
    return by === body.seat && (isReturn(before, body) || isRenewal(table, before, body))
  if (!before || !table.hasBegun) return true
  return isAgreed(table, before, body) || isVacated(table, body)
}

/** The person for whom a bot stands in takes over again. */
const isReturn = (before: Seated | undefined, { kind, key }: SeatBody) =>
  before?.kind === 'bot' && before.key !== undefined && kind === 'person' && key === before.key

/** A person goes on under another key, that nobody had, so that knowing the old secret no longer gives a seat. */
const isRenewal = (table: TableState, before: Seated | undefined, { kind, key }: SeatBody) =>
  before?.kind === 'person' &&
  before.key !== undefined &&
  kind === 'person' &&
  key !== undefined &&
  key !== before.key &&
  isSuccessor(table, before.key, key)

/** The others have agreed to a bot that stands in, or to this new person. */
function isAgreed(table: TableState, before: Seated, { seat, kind, key }: SeatBody): boolean {
  const asks = agreedWish(table)?.asks
  if (asks?.wish === 'standIn')
    return asks.seat === seat && before.kind === 'person' && kind === 'bot' && key === before.key
  return asks?.wish === 'give' && asks.seat === seat && kind === 'person' && asks.key === key
}

/** A bot takes the seat of someone who has resigned, for good. */
const isVacated = ({ resigned }: TableState, { seat, kind, key }: SeatBody) =>
  kind === 'bot' && key === undefined && resigned.includes(seat)
