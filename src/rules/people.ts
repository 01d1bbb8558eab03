import type { Seat } from './game.ts'
import { type Entry, setupIn } from './journal.ts'

type Authored = Pick<Entry<unknown>, 'by' | 'body'>

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

/** The seats taken by people, in order. */
export function peopleIn(entries: readonly Authored[]): readonly Seat[] {
  const kinds = new Map<Seat, 'person' | 'bot'>()
  for (const { body } of entries) if (body.type === 'seat') kinds.set(body.seat, body.kind)
  return [...kinds.keys()].filter((seat) => kinds.get(seat) === 'person').sort((a, b) => a - b)
}

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
