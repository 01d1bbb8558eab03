import { same } from '../kit/json.ts'
import { mayDealAgain } from './again.ts'
import type { Body, MarkBody, WishBody } from './body.ts'
import type { Ask, Seat } from './game.ts'
import { type Entry, isPlayed, isTest, isTrustMatch, lineOf, setupIn } from './journal.ts'
import {
  holdersIn,
  isEnded,
  isSeated,
  peopleIn,
  playersIn,
  resignedSeats,
  sitterIn,
} from './people.ts'
import type { ProblemReason } from './problem.ts'

/** A request to the other seats that is still open. */
export interface Wish {
  /** Number of the entry that asked. */
  readonly seq: number
  readonly by: Seat
  readonly asks: WishBody
  /** Seats of people yet to answer; empty once all agree. Bots agree to anything. */
  readonly waitsFor: readonly Seat[]
  /** Seats of people who agree, the one that asks first. */
  readonly agreed: readonly Seat[]
  /** Seats of people who don't, where a majority is enough. */
  readonly declined: readonly Seat[]
  /** Seats of people who aren't waited for, because they can't be reached. */
  readonly excused: readonly Seat[]
}

/**
 * The open request: it hasn't been withdrawn or declined, nothing was played or undone since, and where a
 * majority is enough, that can still be had.
 */
export function openWish(entries: readonly Entry<unknown>[]): Wish | undefined {
  const asking = entries.findLast(({ body }) => body.type === 'wish')
  if (asking?.body.type !== 'wish' || asking.by === 'host') return undefined
  const { seq, by, body: asks } = asking
  const since = entries.slice(seq + 1)
  if (since.some((entry) => isLapse(entry, asks))) return undefined
  const said = (yes: boolean) => since.flatMap((entry) => sayer(entry, seq, yes))
  const agreed = [by, ...said(true)]
  const declined = said(false)
  const excused = since.flatMap(({ body }) => (isExcuse(body, seq) ? [body.seat] : []))
  const spared = [...agreed, ...declined, ...excused]
  const waitsFor = askedBy(entries, asks).filter((seat) => !spared.includes(seat))
  const wish = { seq, by, asks, waitsFor, agreed, declined, excused }
  const isLost = declined.includes(by) || !passes(entries, wish, agreed.length + waitsFor.length)
  return isLost ? undefined : wish
}

/**
 * The seats of the people whom a request concerns: not the one whose seat it is about. What changes the match
 * itself waits in a trust match for the return of those a bot plays for.
 */
function askedBy(entries: readonly Entry<unknown>[], asks: WishBody): readonly Seat[] {
  if (asks.wish === 'rematch') return peopleIn(entries)
  if ('seat' in asks) return playersIn(entries).filter((seat) => seat !== asks.seat)
  const waits = isTrustMatch(entries) && asks.wish !== 'deal'
  return waits ? holdersIn(entries) : playersIn(entries)
}

/** The seat that answered the request in entry `to` like this, if this entry is such an answer. */
const sayer = ({ by, body }: Entry<unknown>, to: number, yes: boolean): readonly Seat[] =>
  body.type === 'answer' && body.to === to && body.yes === yes && by !== 'host' ? [by] : []

/** Whether a request passes with so many in favour. Those who can't be reached don't count. */
function passes(entries: readonly Entry<unknown>[], wish: Wish, yes: number): boolean {
  if (wish.asks.wish === 'deal') return mayDealAgain(entries, yes, dealersNeeded(entries))
  const { agreed, declined, waitsFor } = wish
  const all = agreed.length + declined.length + waitsFor.length
  return isMajority(entries, wish) ? yes > all / 2 : yes === all
}

/** How many there are to agree to deal again: all seats, or all people where their devices deal together. */
function dealersNeeded(entries: readonly Entry<unknown>[]): number {
  const setup = setupIn(entries)
  return setup?.dealer ? holdersIn(entries).length : (setup?.seats ?? 0)
}

const isExcuse = (
  body: Body<unknown>,
  to: number,
): body is Extract<typeof body, { type: 'excuse' }> => body.type === 'excuse' && body.to === to

/** True for entries after which a request is void, whatever the answers. */
function isLapse(entry: Entry<unknown>, asks: WishBody): boolean {
  const { body } = entry
  if (body.type === 'seat') return 'seat' in asks && asks.seat === body.seat
  return isPlayed(entry) || ['undo', 'resign', 'end', 'deal'].includes(body.type)
}

/** The open request, once enough people have agreed to it: everyone, or a majority where that is enough. */
export function agreedWish(entries: readonly Entry<unknown>[]): Wish | undefined {
  const wish = openWish(entries)
  return wish && passes(entries, wish, wish.agreed.length) ? wish : undefined
}

/** Whether a request needs only a majority: dealing again always, anything where the title says so. */
export function isMajority(entries: readonly Entry<unknown>[], { asks }: Wish): boolean {
  return asks.wish === 'deal' || setupIn(entries)?.consent === 'majority'
}

/** The entry that everyone agreed to undo to; the host has yet to do it. */
export function agreedUndo(entries: readonly Entry<unknown>[]): number | undefined {
  const asks = agreedWish(entries)?.asks
  return asks?.wish === 'undo' ? asks.to : undefined
}

/** The mark for the test that everyone agreed to; the host has yet to write it. */
export function agreedTest(entries: readonly Entry<unknown>[]): MarkBody | undefined {
  const asks = agreedWish(entries)?.asks
  if (asks?.wish === 'edit') return { type: 'mark', note: asks.note, position: asks.position }
  return asks?.wish === 'draws' ? { type: 'mark', note: asks.note, draws: asks.draws } : undefined
}

/** Whether everyone has agreed to stop; it waits for the host to end the match. */
export const agreedEnd = (entries: readonly Entry<unknown>[]): boolean =>
  agreedWish(entries)?.asks.wish === 'end'

/** Whether enough people want the cards dealt again; the host has yet to do it. */
export const agreedDeal = (entries: readonly Entry<unknown>[]): boolean =>
  agreedWish(entries)?.asks.wish === 'deal'

/** The seat that is to pass to a bot or another person, as agreed with the others; it waits for the host. */
export function agreedSeat(
  entries: readonly Entry<unknown>[],
): Extract<WishBody, { readonly seat: Seat }> | undefined {
  const asks = agreedWish(entries)?.asks
  return asks && 'seat' in asks ? asks : undefined
}

/** Whether the bot that plays for a seat was agreed to. */
export function isAgreedBot(entries: readonly Entry<unknown>[], seat: Seat): boolean {
  const at = entries.findLastIndex(({ body }) => body.type === 'seat' && body.seat === seat)
  return at >= 0 && agreedSeat(entries.slice(0, at))?.seat === seat
}

/** True unless the match is still being put together, which needs nobody's consent. */
export const hasPeople = (entries: readonly Entry<unknown>[]): boolean =>
  peopleIn(entries).length > 0

/** True for a test that was agreed to. */
const mayTest = (entries: readonly Entry<unknown>[], body: Body<unknown>): boolean =>
  !hasPeople(entries) || same(agreedTest(entries), body)

/**
 * How far back a seat may ask to undo: to before its own last turn, beyond what it may undo freely;
 * undefined if there is no such turn. A turn here is a run of its moves.
 */
export function wishTarget(entries: readonly Entry<unknown>[], seat: Seat): number | undefined {
  if (isEnded(entries)) return undefined
  const line = lineOf(entries)
  const own = (entry: Entry<unknown> | undefined) =>
    entry?.body.type === 'move' && entry.by === seat
  let at = line.length - 1
  while (own(line[at])) at--
  while (at >= 0 && !own(line[at])) at--
  while (own(line[at])) at--
  return line[at]?.seq
}

/** What is wrong with a request, an answer, a test, a resignation or an end after these entries. */
export function consentProblem(
  entries: readonly Entry<unknown>[],
  ask: Ask<unknown>,
  by: Seat | 'host',
  body: Body<unknown>,
): { readonly reason: ProblemReason; readonly field: string } | undefined {
  if (body.type === 'wish' && !isPossible(entries, ask, body))
    return { reason: 'badWish', field: 'body.wish' }
  if (body.type === 'answer' && !isWaitedFor(openWish(entries), by, body))
    return { reason: 'noWish', field: 'body.to' }
  if (isTest(body) && !(by === 'host' && mayTest(entries, body)))
    return { reason: 'notAgreed', field: 'body' }
  if (body.type === 'end' && !agreedEnd(entries)) return { reason: 'notAgreed', field: 'body.type' }
  if (
    body.type === 'resign' &&
    (ask.type === 'over' || resignedSeats(entries).some((s) => s === by))
  )
    return { reason: 'alreadyOver', field: 'body.type' }
  if (body.type === 'excuse' && !mayExcuse(entries, body))
    return { reason: 'noWish', field: 'body.to' }
  return undefined
}

/** Only where someone else is there to answer: two people never decide without each other. */
function mayExcuse(
  entries: readonly Entry<unknown>[],
  { to, seat }: { readonly to: number; readonly seat: Seat },
): boolean {
  const wish = openWish(entries)
  const players = playersIn(entries)
  const isWaited = wish?.seq === to && wish.waitsFor.includes(seat)
  return isWaited && players.includes(seat) && players.length > 2
}

/** One request at a time; undo to an earlier entry that stands; a rematch only after the end. */
function isPossible(
  entries: readonly Entry<unknown>[],
  ask: Ask<unknown>,
  asks: WishBody,
): boolean {
  if (openWish(entries)) return false
  if (asks.wish === 'rematch') return ask.type === 'over'
  if (asks.wish === 'standIn' && !playersIn(entries).includes(asks.seat)) return false
  if (asks.wish === 'give' && !isGiveable(entries, asks)) return false
  if (asks.wish !== 'undo') return ask.type !== 'over'
  const line = lineOf(entries).slice(0, -1)
  return !isEnded(entries) && line.some(({ seq }) => seq === asks.to)
}

/** Only what is taken is given, and only to a newcomer. */
const isGiveable = (
  entries: readonly Entry<unknown>[],
  { seat, key }: { readonly seat: Seat; readonly key: string },
) => isTrustMatch(entries) && sitterIn(entries, seat) !== undefined && !isSeated(entries, key)

function isWaitedFor(
  wish: Wish | undefined,
  by: Seat | 'host',
  { to, yes }: { readonly to: number; readonly yes: boolean },
): boolean {
  if (!wish || wish.seq !== to || by === 'host') return false
  return wish.by === by ? !yes : wish.waitsFor.includes(by)
}
