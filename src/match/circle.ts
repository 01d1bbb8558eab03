import type { Seat } from '../rules/game.ts'
import type { Entry } from '../rules/journal.ts'

/** What the journal says of who sits in a seat. */
export interface Seated {
  readonly kind: 'person' | 'bot'
  readonly name?: string
  /** The public key of the person; of a bot, that of the person it stands in for. */
  readonly key?: string
}

/** What the journal says of who sits where, and who hosts. */
export interface Circle {
  /** The public key of whoever hosts; `undefined` in a match without keys. */
  readonly host: string | undefined
  /** By seat; `undefined` for one that nobody has taken. */
  readonly seats: readonly (Seated | undefined)[]
}

export const nobodyYet: Circle = { host: undefined, seats: [] }

/** The circle after one entry more. */
export function after(circle: Circle, { body }: Entry<unknown>): Circle {
  switch (body.type) {
    case 'setup':
      return { host: body.key, seats: Array.from({ length: body.seats }, () => undefined) }
    case 'host':
      return { ...circle, host: circle.seats[body.seat]?.key ?? circle.host }
    case 'seat': {
      const { type: _, seat, ...seated } = body
      return { ...circle, seats: circle.seats.map((one, at) => (at === seat ? seated : one)) }
    }
    default:
      return circle
  }
}

/** The circle that a journal ends with. */
export const circleOf = (entries: readonly Entry<unknown>[]): Circle =>
  entries.reduce(after, nobodyYet)

/** Whose signature something needs: the seat's own; the host's for bots and for the host itself. */
export function signerOf({ host, seats }: Circle, by: Seat | 'host'): string | undefined {
  const seated = by === 'host' ? undefined : seats[by]
  return seated?.kind === 'person' ? seated.key : host
}

/** The seats in which a key's holder sits, or a bot in their stead. */
export const seatsOf = ({ seats }: Circle, key: string): readonly Seat[] =>
  seats.flatMap((seated, seat) => (seated?.key === key ? [seat] : []))

/** The keys of all persons, whoever sat down first coming first. */
export function joinOrder(entries: readonly Entry<unknown>[]): readonly string[] {
  const { seats } = circleOf(entries)
  const persons = new Set(seats.flatMap((one) => (one?.kind === 'person' ? (one.key ?? []) : [])))
  const order = new Set<string>()
  for (const { body } of entries)
    if (body.type === 'seat' && body.key !== undefined && persons.has(body.key)) order.add(body.key)
  return [...order]
}
