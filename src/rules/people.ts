import type { Body } from './body.ts'
import type { Seat } from './game.ts'
import { type Entry, setupIn } from './journal.ts'

type Authored = Pick<Entry<unknown>, 'by' | 'body'>
/** Who takes a seat. */
export type SeatBody = Extract<Body<never>, { readonly type: 'seat' }>

/** Who sits in a seat; undefined while it is empty. */
export function sitterIn(entries: readonly Authored[], seat: Seat): SeatBody | undefined {
  const last = entries.findLast(({ body }) => body.type === 'seat' && body.seat === seat)
  return last?.body.type === 'seat' ? last.body : undefined
}

/** The seats whose person or bot has resigned, and that no one has taken since. */
export function resignedSeats(entries: readonly Authored[]): readonly Seat[] {
  const seats = new Set<Seat>()
  for (const { by, body } of entries) {
    if (body.type === 'resign' && by !== 'host') seats.add(by)
    if (body.type === 'seat') seats.delete(body.seat)
  }
  return [...seats]
}

/** Every seat that has resigned, no matter who plays there now, in the order they resigned. */
export const leaversIn = (entries: readonly Authored[]): readonly Seat[] => [
  ...new Set(
    entries.flatMap(({ by, body }) => (body.type === 'resign' && by !== 'host' ? [by] : [])),
  ),
]

/** The seats whose last sitter is like this, in order. */
function seatsWhere(
  entries: readonly Authored[],
  test: (sitter: SeatBody) => boolean,
): readonly Seat[] {
  const sitters = new Map<Seat, SeatBody>()
  for (const { body } of entries) if (body.type === 'seat') sitters.set(body.seat, body)
  const found = [...sitters.values()].filter(test)
  return found.map(({ seat }) => seat).sort((a, b) => a - b)
}

/** The seats taken by people, in order. */
export const peopleIn = (entries: readonly Authored[]): readonly Seat[] =>
  seatsWhere(entries, ({ kind }) => kind === 'person')

/** The seats of people who have not resigned, those that bots play for them included, in order. */
export function holdersIn(entries: readonly Authored[]): readonly Seat[] {
  const gone = resignedSeats(entries)
  const held = seatsWhere(entries, ({ kind, key }) => kind === 'person' || key !== undefined)
  return held.filter((seat) => !gone.includes(seat))
}

/** Whether one of the seats is this key's. */
export const isSeated = (entries: readonly Authored[], key: string): boolean =>
  seatsWhere(entries, (sitter) => sitter.key === key).length > 0

/** Whether a key has only ever come in place of this other one: a device renews its seats one by one. */
export function isSuccessor(entries: readonly Authored[], old: string, key: string): boolean {
  if (setupIn(entries)?.key === key) return false
  const keys = new Map<Seat, string | undefined>()
  return entries.every(({ body }) => {
    if (body.type !== 'seat') return true
    const before = keys.get(body.seat)
    keys.set(body.seat, body.key)
    return body.key !== key || before === old || before === key
  })
}

/** The key with which a person has last replaced this one in a seat of theirs; undefined if none has. */
export function successorOf(entries: readonly Authored[], key: string): string | undefined {
  const at = entries.findLastIndex(
    ({ by, body }, seq) =>
      body.type === 'seat' &&
      by === body.seat &&
      body.key !== key &&
      sitterIn(entries.slice(0, seq), body.seat)?.key === key,
  )
  const body = entries[at]?.body
  return body?.type === 'seat' ? body.key : undefined
}

/** Whether the holder of a key goes on under another one, so that this one is worth nothing any more. */
export const isReplaced = (entries: readonly Authored[], key: string): boolean =>
  successorOf(entries, key) !== undefined && !isSeated(entries, key)

/** The seats of people who have not resigned, in order. */
export function playersIn(entries: readonly Authored[]): readonly Seat[] {
  const gone = resignedSeats(entries)
  return peopleIn(entries).filter((seat) => !gone.includes(seat))
}

/** True if a resignation at the end of these entries leaves fewer than two seats, or bots alone. */
function endsMatch(entries: readonly Authored[]): boolean {
  const seats = setupIn(entries)?.seats ?? 0
  const botsAlone = peopleIn(entries).length > 0 && playersIn(entries).length === 0
  return seats - resignedSeats(entries).length < 2 || botsAlone
}

/** The seat whose resignation ended the match, if one did. Nothing is played after that. */
export function resignedOf(entries: readonly Authored[]): Seat | undefined {
  const last = entries.find(
    ({ body }, at) => body.type === 'resign' && endsMatch(entries.slice(0, at + 1)),
  )
  return last === undefined || last.by === 'host' ? undefined : last.by
}

/** True once everyone has agreed to stop. Nothing is played after that. */
export const isStopped = (entries: readonly Authored[]): boolean =>
  entries.some(({ body }) => body.type === 'end')

/** True for a match that its players have ended, by resigning or by agreement. */
export const isEnded = (entries: readonly Authored[]): boolean =>
  resignedOf(entries) !== undefined || isStopped(entries)
