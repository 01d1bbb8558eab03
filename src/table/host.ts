import type { BasePosition, Game, Options, Seat, Typed } from '../rules/game.ts'
import type { Problem } from '../rules/journal.ts'
import { beginJournal, extend, type Journal, type OrProblem, openJournal } from '../rules/replay.ts'
import { makeHost } from './hostSide.ts'
import type { HostPorts, HostTable } from './hostTable.ts'
import type { Kept, SeatKey } from './keeper.ts'

export type { HostPorts, HostTable } from './hostTable.ts'

/** Who will sit in a seat when a table is opened. */
export type Place =
  /** A person at this device. */
  | { readonly kind: 'mine'; readonly name?: string }
  /** A bot of this device; its name says which. Whoever opens the table seats it by `seat()`. */
  | { readonly kind: 'bot'; readonly name: string }
  /** Whoever comes by a link; with a key, whoever knows its secret. */
  | { readonly kind: 'guest'; readonly hash?: string }

/** A table, or why it cannot be opened: what is wrong with the match, or that it cannot be kept. */
export type HostOpened<P extends BasePosition, M extends Typed, E extends Typed, I> =
  | { readonly table: HostTable<P, M, E, I> }
  | { readonly problem: Problem | { readonly reason: 'notKept' } }

/** Opens a new table. The match is kept from its first entry on. */
export async function openHost<P extends BasePosition, M extends Typed & I, E extends Typed, I>(
  ports: HostPorts<P, M, E, I>,
  places: readonly Place[],
  options: Options,
): Promise<HostOpened<P, M, E, I>> {
  const { game, entropy } = ports
  const { id, ruleset, edition } = game
  const pinned = { match: entropy(), game: id, ruleset, edition }
  const begun = beginJournal(game, { type: 'setup', ...pinned, seats: places.length, options })
  if ('problem' in begun) return begun
  const journal = places.reduce((so, place, seat) => sit(game, so, place, seat), begun.journal)
  const keys = places.flatMap((place, seat) =>
    place.kind === 'guest' && place.hash !== undefined ? [{ seat, hash: place.hash }] : [],
  )
  const kept = await keepAll(ports, journal, keys)
  return kept ? { table: makeHost(ports, journal, keys) } : { problem: { reason: 'notKept' } }
}

/** Seats who sits from the start; guests are seated when they come. */
function sit<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  journal: Journal<P, M>,
  { kind, ...place }: Place,
  seat: Seat,
): Journal<P, M> {
  if (kind === 'guest') return journal
  const name = 'name' in place && place.name !== undefined ? { name: place.name } : {}
  const sitter = kind === 'bot' ? 'bot' : 'person'
  const step = extend(game, journal, 'host', { type: 'seat', seat, kind: sitter, ...name })
  return 'problem' in step ? journal : step.journal
}

async function keepAll<P extends BasePosition, M extends Typed, E extends Typed, I>(
  { keeper, edition }: HostPorts<P, M, E, I>,
  { entries }: Journal<P, M>,
  keys: readonly SeatKey[],
): Promise<boolean> {
  try {
    await keeper.begin(edition)
    for (const entry of entries) await keeper.append(entry)
    for (const key of keys) await keeper.seat(key)
    return true
  } catch {
    return false
  }
}

/** Opens the table again that this browser hosted before: the same match, the same seats. */
export function resumeHost<P extends BasePosition, M extends Typed & I, E extends Typed, I>(
  ports: HostPorts<P, M, E, I>,
  kept: Kept,
): OrProblem<{ readonly table: HostTable<P, M, E, I> }> {
  const opened = openJournal(ports.game, kept.entries)
  if ('problem' in opened) return { problem: opened.problem }
  return { table: makeHost(ports, opened.journal, kept.seats) }
}
