import { same } from '../kit/json.ts'
import type { Ask, Seat } from './game.ts'
import {
  type Body,
  type Entry,
  isEnded,
  isPlayed,
  isTest,
  lineOf,
  type MarkBody,
  type ProblemReason,
  type WishBody,
} from './journal.ts'

/** A request to the other seats that is still open. */
export interface Wish {
  /** Number of the entry that asked. */
  readonly seq: number
  readonly by: Seat
  readonly asks: WishBody
  /** Seats of people yet to answer; empty once all agree. Bots agree to anything. */
  readonly waitsFor: readonly Seat[]
}

/** The open request: no one has declined it, and nothing was played or undone since. */
export function openWish(entries: readonly Entry<unknown>[]): Wish | undefined {
  const asked = entries.findLast(({ body }) => body.type === 'wish')
  if (asked?.body.type !== 'wish' || asked.by === 'host') return undefined
  const { seq, by, body: asks } = asked
  const since = entries.slice(seq + 1)
  if (since.some((entry) => isLapse(entry, seq))) return undefined
  const said = new Set<Seat | 'host'>(
    since.filter((one) => isAnswer(one, seq)).map((one) => one.by),
  )
  const waitsFor = personsOf(entries).filter((seat) => seat !== by && !said.has(seat))
  return { seq, by, asks, waitsFor }
}

const isAnswer = ({ body }: Entry<unknown>, to: number) => body.type === 'answer' && body.to === to

/** True for entries that end the request in entry `to`. */
function isLapse(entry: Entry<unknown>, to: number): boolean {
  const { body } = entry
  if (body.type === 'answer') return body.to === to && !body.yes
  return isPlayed(entry) || body.type === 'undo' || body.type === 'resign' || body.type === 'end'
}

/** The seats taken by people, in order. */
function personsOf(entries: readonly Entry<unknown>[]): readonly Seat[] {
  const kinds = new Map<Seat, 'person' | 'bot'>()
  for (const { body } of entries) if (body.type === 'seat') kinds.set(body.seat, body.kind)
  const persons = [...kinds].filter(([, kind]) => kind === 'person').map(([seat]) => seat)
  return persons.sort((a, b) => a - b)
}

/** The open request, once everyone has agreed to it. */
export function agreedWish(entries: readonly Entry<unknown>[]): Wish | undefined {
  const wish = openWish(entries)
  return wish?.waitsFor.length === 0 ? wish : undefined
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

/** True for a test that was agreed to. A match without people, still being put together, needs no consent. */
const mayTest = (entries: readonly Entry<unknown>[], body: Body<unknown>): boolean =>
  personsOf(entries).length === 0 || same(agreedTest(entries), body)

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
  if (body.type === 'resign' && ask.type === 'over')
    return { reason: 'alreadyOver', field: 'body.type' }
  return undefined
}

/** One request at a time; undo to an earlier entry that stands; a rematch only after the end. */
function isPossible(
  entries: readonly Entry<unknown>[],
  ask: Ask<unknown>,
  asks: WishBody,
): boolean {
  if (openWish(entries)) return false
  if (asks.wish === 'rematch') return ask.type === 'over'
  if (asks.wish !== 'undo') return ask.type !== 'over'
  const line = lineOf(entries).slice(0, -1)
  return !isEnded(entries) && line.some(({ seq }) => seq === asks.to)
}

function isWaitedFor(
  wish: Wish | undefined,
  by: Seat | 'host',
  { to, yes }: { readonly to: number; readonly yes: boolean },
): boolean {
  if (!wish || wish.seq !== to || by === 'host') return false
  return wish.by === by ? !yes : wish.waitsFor.includes(by)
}
