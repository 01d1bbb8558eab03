import { type SeatStyle, seatStyles } from '../../kit/tokens.ts'
import type { Seat } from '../../rules/game.ts'
import type { Position } from './position.ts'

/** The colours of the companies, in the order of the seats if nobody chooses. */
export const companies = ['blue', 'green', 'red', 'lilac', 'yellow', 'black'] as const
export type Company = (typeof companies)[number]

/** The companies in the order of the house's colours, by which people choose. */
const choosable = Object.keys(seatStyles).filter((name): name is Company =>
  companies.some((company) => company === name),
)

/** The company that a seat plays. */
export function companyOf({ settings }: Pick<Position, 'settings'>, seat: Seat): Company {
  const chosen = settings.colours?.[seat]
  return (chosen === undefined ? companies[seat] : choosable[chosen]) ?? 'black'
}

const letters: Readonly<Record<Company, string>> = {
  blue: 'B',
  green: 'G',
  red: 'R',
  lilac: 'L',
  yellow: 'Y',
  black: 'K',
}

/** The marks of a seat's things: colour, pattern and letter together. */
export function styleOf(p: Pick<Position, 'settings'>, seat: Seat): SeatStyle & { letter: string } {
  const company = companyOf(p, seat)
  return { ...seatStyles[company], letter: letters[company] }
}
