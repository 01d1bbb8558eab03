import type { Seat } from '../rules/game.ts'
import type { Entry } from '../rules/journal.ts'
import type { Sitter } from './table.ts'

/** What the journal says of who sits in a seat. */
export interface Seated {
  readonly kind: 'person' | 'bot'
  readonly name?: string
  /** The public key of the person; of a bot, that of the person it stands in for. */
  readonly key?: string
}

/** What the journal says of who sits where, and who hosts. */
export interface Roster {
  /** The public key of whoever hosts; `undefined` in a match without keys. */
  readonly host: string | undefined
  /** By seat; `undefined` for one that nobody has taken. */
  readonly seats: readonly (Seated | undefined)[]
}

export const emptyRoster: Roster = { host: undefined, seats: [] }

/** The roster after one entry more. */
export function after(roster: Roster, { body }: Entry<unknown>): Roster {
  switch (body.type) {
    case 'setup':
      return { host: body.key, seats: Array.from({ length: body.seats }, () => undefined) }
    case 'host':
      return { ...roster, host: roster.seats[body.seat]?.key ?? roster.host }
    case 'seat': {
      const { type: _, seat, ...seated } = body
      return { ...roster, seats: roster.seats.map((one, at) => (at === seat ? seated : one)) }
    }
    default:
      return roster
  }
}

/** The roster that a journal ends with. */
export const rosterOf = (entries: readonly Entry<unknown>[]): Roster =>
  entries.reduce(after, emptyRoster)

/** Whose signature something needs: the seat's own; the host's for bots and for the host itself. */
export function signingKeyOf({ host, seats }: Roster, by: Seat | 'host'): string | undefined {
  const seated = by === 'host' ? undefined : seats[by]
  return seated?.kind === 'person' ? seated.key : host
}

/** The seats in which a key's holder sits, or a bot in their stead. */
export const seatsOf = ({ seats }: Roster, key: string): readonly Seat[] =>
  seats.flatMap((seated, seat) => (seated?.key === key ? [seat] : []))

/** The keys of all persons, whoever sat down first coming first. */
export function joinOrder(entries: readonly Entry<unknown>[]): readonly string[] {
  const { seats } = rosterOf(entries)
  const persons = new Set(seats.flatMap((one) => (one?.kind === 'person' ? (one.key ?? []) : [])))
  const order = new Set<string>()
  for (const { body } of entries)
    if (body.type === 'seat' && body.key !== undefined && persons.has(body.key)) order.add(body.key)
  return [...order]
}

/** How well the browser behind a seat can be heard. */
export type Presence = 'here' | 'quiet' | 'absent'

/** Which seats have gone quiet, or cannot be heard. */
export interface Hearing {
  readonly quiet: Seat[]
  readonly absent: Seat[]
}

const nobody: Sitter = { kind: 'open', mine: false, present: false }

/** A sitter of this browser or of another one, as far as it can be heard. */
export function sitterOf(seated: Seated | undefined, mine: boolean, presence: Presence): Sitter {
  if (!seated) return nobody
  const { key, ...known } = seated
  const quiet = presence === 'quiet' ? { quiet: true } : {}
  const standIn = known.kind === 'bot' && key !== undefined ? { standIn: true } : {}
  return { ...known, mine, present: presence !== 'absent', ...quiet, ...standIn }
}

/** Which seats have gone quiet, or cannot be heard. */
export function hearingOf(sitters: readonly Sitter[]): Hearing {
  const seatsWhere = (test: (sitter: Sitter) => boolean) =>
    sitters.flatMap((sitter, seat) => (test(sitter) ? [seat] : []))
  return {
    quiet: seatsWhere((sitter) => sitter.quiet === true),
    absent: seatsWhere((sitter) => !sitter.present),
  }
}
