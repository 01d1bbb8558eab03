import type { Seat } from '../rules/game.ts'
import type { Roster, Seated } from '../rules/roster.ts'
import type { TableState } from '../rules/tableState.ts'
import type { Sitter } from './table.ts'

/** The bot that plays for someone who is away, or has left. */
export const standInBot = 'ganger'

/** The seats of a key's holder, bots standing in for them included. */
export const seatsOf = ({ seats }: Roster, key: string): readonly Seat[] =>
  seats.flatMap((seated, seat) => (seated?.key === key ? [seat] : []))

/** The keys of everyone seated, in the order they joined; last those for whom a bot stands in. */
export function joinOrder({ roster, joined }: TableState): readonly string[] {
  const among = (kind: Seated['kind']) =>
    joined.filter((key) => roster.seats.some((one) => one?.kind === kind && one.key === key))
  return [...new Set([...among('person'), ...among('bot')])]
}

/** How well the browser behind a seat can be reached. */
export type Presence = 'here' | 'quiet' | 'absent'

/** Which seats have gone quiet or absent. */
export interface Hearing {
  readonly quiet: Seat[]
  readonly absent: Seat[]
  /** What those who watch a match are called: empty if unknown. Missing while nobody watches. */
  readonly watching?: string[]
  /** How many watch by a watch link. Missing while nobody does. */
  readonly viewers?: number
}

/** How well a seat's person is heard, by what is said of everyone. */
export function presenceIn({ quiet, absent }: Hearing, seat: Seat): Presence {
  if (absent.includes(seat)) return 'absent'
  return quiet.includes(seat) ? 'quiet' : 'here'
}

const nobody: Sitter = { kind: 'open', mine: false, present: false }

/** How a seat looks to the holder of the key `own`, if there is one. */
export function sitterOf(
  seated: Seated | undefined,
  own: string | undefined,
  presence: Presence,
): Sitter {
  if (!seated) return nobody
  const { key, ...known } = seated
  const isOwn = key !== undefined && key === own
  const isStandIn = known.kind === 'bot' && key !== undefined
  const mine = isOwn && !isStandIn
  return {
    ...known,
    mine,
    present: mine || presence !== 'absent',
    ...(!mine && presence === 'quiet' ? { quiet: true } : {}),
    ...(isStandIn ? { standIn: true } : {}),
    ...(isStandIn && isOwn ? { forMe: true } : {}),
  }
}

/** Which seats have gone quiet or absent. */
export function hearingOf(sitters: readonly Sitter[]): Hearing {
  const seatsWhere = (test: (sitter: Sitter) => boolean) =>
    sitters.flatMap((sitter, seat) => (test(sitter) ? [seat] : []))
  return {
    quiet: seatsWhere((sitter) => sitter.quiet === true),
    absent: seatsWhere((sitter) => !sitter.present),
  }
}
