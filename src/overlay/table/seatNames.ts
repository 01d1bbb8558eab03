import { toldApart } from '../../kit/lookalikes.ts'
import { nthBot } from '../../rules/faces.ts'
import type { Seat } from '../../rules/game.ts'
import { botText } from '../bots/bots.ts'
import { othersName } from '../settings/names.ts'
import { text } from '../text/text.ts'
import type { SeatLine } from './seats.ts'

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

type Names = readonly (string | undefined)[]

const isComputer = (line: SeatLine | undefined) => line?.sitter.kind === 'bot' && !line.sitter.standIn

/** The names of people and computer players, by seat; undefined for those who go by none, or whose name is covered. */
export function namesAt(lines: readonly SeatLine[]): Names {
  const sitters = lines.map(({ sitter, person }) => (sitter.standIn && person ? { ...sitter, name: person } : sitter))
  const people = peopleNamed(sitters.map((one) => (one.standIn ? { ...one, kind: 'person' } : one)))
  return lines.map((line, seat) => {
    if (isComputer(line)) return botNamed(sitters, seat, text().seats.bot)
    return line.sitter.mine ? people[seat] : othersName(people[seat])
  })
}

/** The names that go on a poster: those of other people are theirs to give away, so they stand there as seats. */
export const posterNames = (lines: readonly SeatLine[]): Names =>
  namesAt(lines).map((name, seat) => (lines[seat]?.sitter.mine || isComputer(lines[seat]) ? name : undefined))
