import type { SeatStyle } from '../../kit/tokens.ts'
import type { Now, Sitter } from '../../match/table.ts'
import { facesOf } from '../../rules/faces.ts'
import type { BasePosition, Seat } from '../../rules/game.ts'
import { choiceOf, choicesOf } from '../../rules/play.ts'
import { saidIn, type TableState } from '../../rules/tableState.ts'
import type { Words } from '../../rules/words.ts'

/** Marks that tell a seat from the others: letter, pattern and colour. */
export interface SeatLook extends SeatStyle {
  readonly seat: Seat
  readonly name: string
  readonly letter: string
  /** The face of the seat’s person or computer player; missing where people are shown as seats alone. */
  readonly face?: string
}

/** The colour, pattern and letter of a seat. Declared as a method, so that any title's function fits. */
export type SeatStyles = { of(p: BasePosition, seat: Seat): SeatStyle }['of']

/** A seat as the page lists it. */
export interface SeatLine {
  readonly look: SeatLook
  readonly sitter: Sitter
  /** The name that its person gave, even while the computer stands in for them; missing without a name. */
  readonly person?: string
  /** It has to choose now. */
  readonly asked: boolean
  /** It has answered a sealed question, and its answer has yet to be shown. */
  readonly answered?: boolean
  /** Its device has to do something with the cards now. */
  readonly deals: boolean
  /** It has resigned, and the others play on. */
  readonly out: boolean
}

/** The look of a seat in a position. */
export function lookOf(words: Words, style: SeatStyles, p: BasePosition, seat: Seat): SeatLook {
  const name = words.seat(p, seat)
  return { seat, name, letter: name.slice(0, 1).toUpperCase(), ...style(p, seat) }
}

/** All seats, in order; those that are `out` have resigned. */
export function seatLines(words: Words, style: SeatStyles, now: Now, out: readonly Seat[] = []): readonly SeatLine[] {
  const asked = choicesOf(now.ask).flatMap(({ seat }) => (hasAnswered(now, seat) ? [] : [seat]))
  const faces = now.veiled ? [] : facesOf(now.table.roster.seats)
  return now.sitters.map((sitter, seat) => ({
    look: withFace(lookOf(words, style, now.position, seat), faces[seat]),
    sitter,
    ...personAt(now.table, seat),
    asked: asked.includes(seat),
    answered: hasAnswered(now, seat),
    deals: now.dealing?.seat === seat,
    out: out.includes(seat),
  }))
}

/** The name of a seat’s person. */
function personAt(table: TableState, seat: Seat): { readonly person?: string } {
  const { name } = saidIn(table, seat, table.roster.seats[seat]?.key ?? '')
  return name === undefined ? {} : { person: name }
}

const withFace = (look: SeatLook, face: string | undefined): SeatLook => (face === undefined ? look : { ...look, face })

const hasAnswered = ({ ask, table }: Now, seat: Seat): boolean =>
  table.pledges.of.has(seat) && !choiceOf(ask, seat)?.moves.length

/** The seat that must choose, no matter who sits there; of several, the one this device plays next. */
export const askedSeat = ({ ask, turn, passTo }: Now): Seat | undefined =>
  ask.type === 'choose' ? (turn ?? passTo ?? ask.seat) : undefined
