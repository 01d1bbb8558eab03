import type { Translation } from '../../../kit/language.ts'
import type { Seat } from '../../../rules/game.ts'
import type { Position } from '../position.ts'

/** Everything a language says about Foothills, by what English has. */
export type Locale = Translation<typeof import('../words/en/index.ts')>

/** A language’s words for the rules book. */
export type BookWords = Translation<typeof import('../words/en/book.ts')>

/** The names of the colours of boards, by their number. */
export const coloursIn = ({ seats: { colours } }: Locale): readonly string[] => [colours.blue, colours.green]

/** A seat by its colour; the return match swaps them. */
export const seatName = (t: Locale, p: Position, seat: Seat): string =>
  coloursIn(t)[p.boards[seat]?.colour ?? seat] ?? t.seats.numbered({ number: seat + 1 })
