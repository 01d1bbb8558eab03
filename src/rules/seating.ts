import type { Body, SeatBody } from './body.ts'
import { agreedWish } from './consent.ts'
import type { Game, GameTypes, Seat } from './game.ts'
import { mostEpochsAhead } from './journal.ts'
import type { EntryProblem } from './problem.ts'
import { isStandIn, isSuccessor, type Seated, type TableState } from './tableState.ts'
import { togetherIn } from './together/together.ts'

type Of<T extends Body<unknown>['type']> = Extract<Body<unknown>, { readonly type: T }>

/** The problem with a seat's passing to someone, or with a takeover. */
export function seatProblem(table: TableState, by: Seat | 'host', body: Of<'seat' | 'host'>): EntryProblem | undefined {
  if (body.seat >= (table.setup?.seats ?? 0)) return { reason: 'badSeats', field: 'body.seat' }
  if (body.type === 'seat' && isOneTooMany(table, body)) return { reason: 'tooLong', field: 'body.key' }
  if (body.type === 'seat' && !maySeat(table, by, body)) return { reason: 'notAgreed', field: 'body' }
  if (body.type === 'seat' || body.epoch === undefined) return undefined
  const ahead = body.epoch - table.epoch
  if (ahead > mostEpochsAhead) return { reason: 'farEpoch', field: 'body.epoch' }
  return ahead > 0 ? undefined : { reason: 'wrongEpoch', field: 'body.epoch' }
}

/** Maximum number of keys that ever sit at one table, since each further seat is compared with all of them. */
const mostKeys = 500

const isOneTooMany = ({ joined }: TableState, { key }: SeatBody) =>
  key !== undefined && joined.length >= mostKeys && !joined.includes(key)

/** The problem with the cards that go along with a seat. */
export const carryingProblem = <G extends GameTypes>(
  game: Game<G>,
  table: TableState,
  by: Seat | 'host',
  body: Of<'seat'>,
): EntryProblem | undefined => {
  const together = togetherIn(game)
  if (together) return together.carryingProblem(table, by, body)
  return body.carried ? { reason: 'badDeal', field: 'body.carried' } : undefined
}

/**
 * Whether a seat may change hands like this. Once a match has begun, a taken seat passes to a bot or to another person
 * only as everyone else has agreed, and back to its person or to another key of theirs only by that person's own entry.
 * Where there are no keys, as in a report, the host seats everyone.
 */
function maySeat(table: TableState, by: Seat | 'host', body: SeatBody): boolean {
  if (table.setup?.key === undefined) return by === 'host'
  const before = table.roster.seats[body.seat]
  if (by !== 'host') return by === body.seat && (isReturn(before, body) || isRenewal(table, before, body))
  if (!before || !table.hasBegun) return true
  return isAgreed(table, before, body) || isVacated(table, body)
}

/** The person for whom a bot stands in takes over again. */
const isReturn = (before: Seated | undefined, { kind, key }: SeatBody) =>
  before !== undefined && isStandIn(before) && kind === 'person' && key === before.key

/**
 * A person goes on under another key, that nobody had, so that knowing the old secret no longer gives a seat; but not
 * between pledging an answer and showing it, which binds the old key.
 */
const isRenewal = (table: TableState, before: Seated | undefined, { kind, key, seat }: SeatBody) =>
  !table.pledges.of.has(seat) &&
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
