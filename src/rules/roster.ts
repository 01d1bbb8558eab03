import type { Entry } from './body.ts'
import type { Seat } from './game.ts'

/** The occupant of a seat, according to the journal. */
export interface Seated {
  readonly kind: 'person' | 'bot'
  readonly name?: string
  /** The public key of the person; of a bot, that of the person it stands in for. */
  readonly key?: string
}

/** The seats' occupants and the host, according to the journal. */
export interface Roster {
  /** The host's public key; undefined in a match without keys. */
  readonly host: string | undefined
  /** By seat; undefined for an empty one. */
  readonly seats: readonly (Seated | undefined)[]
}

export const emptyRoster: Roster = { host: undefined, seats: [] }

/** The roster after another entry. */
export function rosterAfter(roster: Roster, { body }: Pick<Entry<unknown>, 'body'>): Roster {
  switch (body.type) {
    case 'setup':
      return { host: body.key, seats: Array.from({ length: body.seats }, () => undefined) }
    case 'host':
      return { ...roster, host: roster.seats[body.seat]?.key ?? roster.host }
    case 'seat': {
      const { type: _, carried: __, seat, ...seated } = body
      return { ...roster, seats: roster.seats.map((one, at) => (at === seat ? seated : one)) }
    }
    default:
      return roster
  }
}

/** The key that must sign an entry: the seat's own; the host's for bots and for the host itself. */
export function signingKeyOf({ host, seats }: Roster, by: Seat | 'host'): string | undefined {
  return by !== 'host' && seats[by]?.kind === 'person' ? seats[by].key : host
}

/**
 * The key of the person who must sign the entry that comes after `before`; undefined for the host's own and its bots'.
 * Anyone who takes a seat back, or moves it to another key, signs with the key that it had.
 */
export function authorKeyOf({ seats }: Roster, { by, body }: Pick<Entry<unknown>, 'by' | 'body'>): string | undefined {
  const seated = by === 'host' ? undefined : seats[by]
  return seated?.kind === 'person' || body.type === 'seat' ? seated?.key : undefined
}

/** The seats of a key's holder, bots standing in for them included. */
export const seatsOf = ({ seats }: Roster, key: string): readonly Seat[] =>
  seats.flatMap((seated, seat) => (seated?.key === key ? [seat] : []))
