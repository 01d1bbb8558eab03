import { toldApart } from '../../kit/lookalikes.ts'
import { nthBot } from '../../rules/faces.ts'
import type { Seat } from '../../rules/game.ts'
import { botText } from '../bots/bots.ts'

/** The person or computer player in a seat, at a table or in its waiting room. */
interface Sitting {
  readonly kind: string
  readonly name?: string
  readonly standIn?: boolean
}

/**
 * The name of the computer player in a seat. Three of the same strength are different people, and more of them are
 * numbered; so are those without a strength, who all go by one name.
 */
export function botNamed(seats: readonly Sitting[], at: Seat, nameless: string): string {
  const { names = [nameless] } = botText(seats[at]?.name) ?? {}
  const nth = nthBot(seats, at)
  const name = names[nth % names.length] ?? nameless
  return nth < names.length ? name : `${name} ${Math.floor(nth / names.length) + 1}`
}

/** Names of the people at a table, by seat; those that look alike are numbered. */
export const peopleNamed = (seats: readonly Sitting[]): (string | undefined)[] =>
  toldApart(seats.map(({ kind, name }) => (kind === 'person' ? name : undefined)))
