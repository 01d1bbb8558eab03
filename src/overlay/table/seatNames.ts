import { toldApart } from '../../kit/lookalikes.ts'
import type { Seat } from '../../rules/game.ts'

/** The person or computer player in a seat, at a table or in its waiting room. */
interface Sitting {
  readonly kind: string
  readonly name?: string | undefined
  readonly standIn?: boolean
}

/** The name of the computer player in a seat, with a number where others of the same kind sit there too. */
export function botNumbered(name: string, seats: readonly Sitting[], at: Seat): string {
  const isAlike = (one: Sitting) => one.kind === 'bot' && !one.standIn && one.name === seats[at]?.name
  if (seats.filter(isAlike).length < 2) return name
  return `${name} ${seats.slice(0, at + 1).filter(isAlike).length}`
}

/** Names of the people at a table, by seat; those that look alike are numbered. */
export const peopleNamed = (seats: readonly Sitting[]): (string | undefined)[] =>
  toldApart(seats.map(({ kind, name }) => (kind === 'person' ? name : undefined)))
