import { same } from '../kit/json.ts'
import type { Body, Entry, WishBody } from './body.ts'
import type { Seat } from './game.ts'
import { isPlayed, isTest, type Journal, lineBack, lineOf, stands, tableOf } from './journal.ts'
import type { ProblemReason } from './problem.ts'
import {
  type AskedWish,
  holdersIn,
  isEnded,
  isSeated,
  peopleIn,
  playersIn,
  signingKeyOf,
  type TableState,
} from './tableState.ts'

/** A request to the other seats that is still open. */
export interface Wish extends AskedWish {
  /** Seats of people yet to answer; empty once all agree. Bots agree to anything. */
  readonly waitsFor: readonly Seat[]
}

/** The last request after another entry: it lapses with whatever makes it void, whatever the answers. */
export function askedAfter(
  asked: AskedWish | undefined,
  entry: Pick<Entry<unknown>, 'seq' | 'by' | 'body'>,
): AskedWish | undefined {
  const { seq, by, body } = entry
  if (body.type === 'wish')
    return by === 'host' ? undefined : { seq, by, asks: body, agreed: [by], declined: [], excused: [] }
  if (!asked || isLapse(entry, asked.asks)) return undefined
  const { agreed, declined, excused } = asked
  if (body.type === 'excuse' && body.to === asked.seq) return { ...asked, excused: [...excused, body.seat] }
  if (body.type !== 'answer' || body.to !== asked.seq || by === 'host') return asked
  return body.yes ? { ...asked, agreed: [...agreed, by] } : { ...asked, declined: [...declined, by] }
}

/** True for entries after which a request is void, whatever the answers. */
function isLapse(entry: Pick<Entry<unknown>, 'body'>, asks: WishBody): boolean {
  const { body } = entry
  if (body.type === 'seat') return 'seat' in asks && asks.seat === body.seat
  return isPlayed(entry) || ['undo', 'resign', 'end', 'deal'].includes(body.type)
}

/**
 * The open request: it hasn't been withdrawn or declined, nothing was played or undone since, nobody whose seat it would
 * give away has said that they are here, and where a majority is enough, that can still be had.
 */
export function openWish(table: TableState): Wish | undefined {
  const { asked } = table
  if (!asked) return undefined
  const { asks, agreed, declined, excused, by } = asked
  const spared = [...agreed, ...declined, ...excused]
  const waitsFor = askedBy(table, asks).filter((seat) => !spared.includes(seat))
  const wish = { ...asked, waitsFor }
  const isHere = 'seat' in asks && declined.includes(asks.seat)
  const isLost = isHere || declined.includes(by) || !passes(table, wish, agreed.length + waitsFor.length)
  return isLost ? undefined : wish
}

/**
 * The seats of the people whom a request concerns: not the one whose seat it is about. A change to the match itself
 * waits for the return of those a bot plays for.
 */
function askedBy(table: TableState, asks: WishBody): readonly Seat[] {
  if (asks.wish === 'rematch') return peopleIn(table)
  if ('seat' in asks) return playersIn(table).filter((seat) => seat !== asks.seat)
  return asks.wish === 'deal' ? playersIn(table) : holdersIn(table)
}

/** Whether a request passes with so many in favour. Those who can't be reached don't count. */
function passes(table: TableState, wish: Wish, yes: number): boolean {
  if (wish.asks.wish === 'deal') return mayDealAgain(table, yes)
  const { agreed, declined, waitsFor } = wish
  const all = agreed.length + declined.length + waitsFor.length
  return isMajority(table, wish) ? yes > all / 2 : yes === all
}

/** Whether no two devices agree to a request or still may: then nobody witnesses what it says of a third. */
export function isUnwitnessed(
  { roster }: TableState,
  { agreed, waitsFor }: Pick<Wish, 'agreed' | 'waitsFor'>,
): boolean {
  return new Set([...agreed, ...waitsFor].map((seat) => signingKeyOf(roster, seat))).size < 2
}

/** The open request to give away the seat of a person, and their key, if no two others can agree to it. */
export function unwitnessedWish(
  table: TableState,
): { readonly seq: number; readonly seat: Seat; readonly key: string | undefined } | undefined {
  const wish = openWish(table)
  if (!wish || !('seat' in wish.asks) || !isUnwitnessed(table, wish)) return undefined
  const { seat } = wish.asks
  const seated = table.roster.seats[seat]
  return seated?.kind === 'person' ? { seq: wish.seq, seat, key: seated.key } : undefined
}

/** The open request, once enough people have agreed to it: everyone, or a majority where that is enough. */
export function agreedWish(table: TableState): Wish | undefined {
  const wish = openWish(table)
  return wish && passes(table, wish, wish.agreed.length) ? wish : undefined
}

/** Whether a request needs only a majority: dealing again always, anything where the title says so. */
export function isMajority({ setup }: TableState, { asks }: Wish): boolean {
  return asks.wish === 'deal' || setup?.consent === 'majority'
}

/** The undo, the test or the end that enough people have agreed to; the host has yet to write it. */
export function agreedBody(table: TableState): Body<never> | undefined {
  const asks = agreedWish(table)?.asks
  switch (asks?.wish) {
    case 'undo':
      return { type: 'undo', to: asks.to }
    case 'end':
      return { type: 'end' }
    case 'edit':
      return { type: 'mark', note: asks.note, position: asks.position }
    case 'draws':
      return { type: 'mark', note: asks.note, draws: asks.draws }
    default:
      return undefined
  }
}

/** Whether enough people want the cards dealt again; the host has yet to do it. */
export const agreedDeal = (table: TableState): boolean => agreedWish(table)?.asks.wish === 'deal'

/** The seat that is to pass to a bot or another person, as agreed with the others; it waits for the host. */
export function agreedSeat(table: TableState): Extract<WishBody, { readonly seat: Seat }> | undefined {
  const asks = agreedWish(table)?.asks
  return asks && 'seat' in asks ? asks : undefined
}

/** True unless the match is still being put together, which needs nobody's consent. */
export const hasPeople = (table: TableState): boolean => peopleIn(table).length > 0

/**
 * The furthest a seat may ask to undo: to before its own last turn, beyond what it may undo freely; undefined if there
 * is no such turn. A turn here is a run of its moves.
 */
export function wishTarget(entries: readonly Entry<unknown>[], table: TableState, seat: Seat): number | undefined {
  if (isEnded(table)) return undefined
  const line = lineOf(entries)
  const own = (entry: Entry<unknown> | undefined) => entry?.body.type === 'move' && entry.by === seat
  let at = line.length - 1
  while (own(line[at])) at--
  while (at >= 0 && !own(line[at])) at--
  while (own(line[at])) at--
  return line[at]?.seq
}

/** The problem with a request, an answer, a test, a resignation or an end of this journal. */
export function consentProblem(
  journal: Journal,
  by: Seat | 'host',
  body: Body<unknown>,
): { readonly reason: ProblemReason; readonly field: string } | undefined {
  const table = tableOf(journal)
  if (body.type === 'wish' && !isPossible(journal, table, body)) return { reason: 'badWish', field: 'body.wish' }
  if (body.type === 'answer' && !isWaitedFor(openWish(table), by, body)) return { reason: 'noWish', field: 'body.to' }
  const mayTest = () => by === 'host' && (!hasPeople(table) || same(agreedBody(table), body))
  if (isTest(body) && !mayTest()) return { reason: 'notAgreed', field: 'body' }
  if (body.type === 'end' && !same(agreedBody(table), body)) return { reason: 'notAgreed', field: 'body.type' }
  const isGone = journal.ask.type === 'over' || table.resigned.some((seat) => seat === by)
  if (body.type === 'resign' && isGone) return { reason: 'alreadyOver', field: 'body.type' }
  if (body.type === 'excuse' && !mayExcuse(table, body)) return { reason: 'noWish', field: 'body.to' }
  return undefined
}

/**
 * Whether the absent may be excused from a request: another device has agreed to it, so the one who asks, who may host,
 * doesn't decide alone; or it is about a seat whose person can take it back.
 */
export function isDecided({ roster }: TableState, { asks, agreed }: Pick<Wish, 'asks' | 'agreed'>): boolean {
  const devices = new Set(agreed.map((seat) => signingKeyOf(roster, seat) ?? seat))
  return asks.wish === 'standIn' || devices.size > 1
}

/** Only where someone else is there to answer: two people never decide without each other. */
function mayExcuse(table: TableState, { to, seat }: { readonly to: number; readonly seat: Seat }): boolean {
  const wish = openWish(table)
  const players = playersIn(table)
  if (wish?.seq !== to || !wish.waitsFor.includes(seat) || !isDecided(table, wish)) return false
  return players.includes(seat) && players.length > 2
}

/** One request at a time; undo to an earlier entry that stands; a rematch only after the end. */
function isPossible({ entries, ask }: Journal, table: TableState, asks: WishBody): boolean {
  if (openWish(table)) return false
  if (asks.wish === 'rematch') return ask.type === 'over'
  if (asks.wish === 'standIn' && !playersIn(table).includes(asks.seat)) return false
  if (asks.wish === 'give' && !isGiveable(table, asks)) return false
  if (asks.wish !== 'undo') return ask.type !== 'over'
  const { value: last } = lineBack(entries).next()
  return !isEnded(table) && last?.seq !== asks.to && stands(entries, ({ seq }) => seq === asks.to, asks.to)
}

/** Only what is taken is given, and only to a newcomer. */
const isGiveable = (table: TableState, { seat, key }: { readonly seat: Seat; readonly key: string }) =>
  table.roster.seats[seat] !== undefined && !isSeated(table, key)

function isWaitedFor(
  wish: Wish | undefined,
  by: Seat | 'host',
  { to, yes }: { readonly to: number; readonly yes: boolean },
): boolean {
  if (!wish || wish.seq !== to || by === 'host') return false
  const isOwn = wish.by === by || ('seat' in wish.asks && wish.asks.seat === by)
  return isOwn ? !yes : wish.waitsFor.includes(by)
}

/**
 * Whether so many are enough to deal again: most of the people, where their devices deal together, or of the seats. Of
 * two people, both; or one, for whom the other's device is gone, as a bot in its seat shows.
 */
function mayDealAgain(table: TableState, yes: number): boolean {
  const isTable = table.setup?.dealer !== undefined
  const all = isTable ? holdersIn(table).length : (table.setup?.seats ?? 0)
  const takesBoth = isTable && playersIn(table).length > 1
  return yes > all / 2 || (all <= 2 && !takesBoth)
}
