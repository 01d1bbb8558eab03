import type { Clock } from '../link/clock.ts'
import type { ReadMove } from '../rules/entry.ts'
import type { Seat } from '../rules/game.ts'
import { type Entry, entryHash } from '../rules/journal.ts'
import type { Counts } from './counts.ts'
import type { GuestMessage, Hello, HostMessage } from './protocol.ts'
import { refuse } from './refusals.ts'
import type { Door } from './seat.ts'
import type { Hearing, Reserved } from './seating.ts'
import type { Answer } from './table.ts'

/** What the host's end of a link needs to know of the host. */
export interface Reception<M> {
  readonly clock: Clock
  readonly build: string
  /** Component values that guests lack, or `undefined`. */
  readonly edition: unknown
  readonly match: string
  readonly entries: () => readonly Entry<M>[]
  readonly hearing: () => Hearing
  readonly door: Door<M>
  readonly readMove: ReadMove<M>
  /** The seat that goes with a secret's hash, else a free one. */
  readonly seatFor: (hash: string, name: string | undefined) => Promise<Reserved>
  readonly counts: Counts
}

/** What a guest may say once it has a seat. */
export type SeatedMessage = Exclude<GuestMessage, { type: 'hello' }>

/** The first words to a guest: its seat, and the journal as far as it lacks it. */
export function welcomeFor<M>(ports: Reception<M>, seat: Seat, have: Hello['have']): HostMessage {
  const { build, match, edition } = ports
  const entries = ports.entries()
  const known = have && entries[have.seq]
  const from = known && entryHash(known) === have.hash ? have.seq + 1 : 0
  const values = edition === undefined ? {} : { edition }
  const rest = { build, seat, match, from, entries: entries.slice(from), ...ports.hearing() }
  return { type: 'welcome', ...values, ...rest }
}

/** The journal from a number on. */
export function journalFrom<M>({ entries }: Reception<M>, from: number): HostMessage {
  return { type: 'journal', from, entries: entries().slice(from) }
}

/** Brings a guest's move to the door, if it is its own and can be read. */
export function offer<M>(
  { door, readMove }: Reception<M>,
  message: Extract<SeatedMessage, { type: 'submit' }>,
  seat: Seat,
): Answer | Promise<Answer> {
  if (message.seat !== seat) return refuse('wrongSeat')
  const move = readMove(message.move)
  return move === undefined ? refuse('unreadable') : door.submit(seat, message.seq, move)
}

/** Brings a guest's undo to the door, if it is its own. */
export function takeBack<M>(
  { door }: Reception<M>,
  message: Extract<SeatedMessage, { type: 'undo' }>,
  seat: Seat,
): Answer | Promise<Answer> {
  return message.seat === seat ? door.undo(seat, message.to) : refuse('wrongSeat')
}
