import { seatStyles } from '../../kit/tokens.ts'
import type { Seat } from '../../rules/game.ts'
import type { Position } from './position.ts'

/** The companies, in the order of the box: of the seats from the first, if nobody chooses. */
export const companies = ['red', 'yellow', 'blue', 'green', 'lilac', 'black'] as const
export type Company = (typeof companies)[number]

/** The companies in the order of the house's colours, by which people choose. */
const choosable = Object.keys(seatStyles).filter((name): name is Company =>
  companies.some((company) => company === name),
)

/** The company that a seat plays. */
export function companyOf({ settings }: Position, seat: Seat): Company {
  const chosen = settings.colours?.[seat]
  return (chosen === undefined ? companies[seat] : choosable[chosen]) ?? 'black'
}

/** The marks of each company's things: colour, pattern and letter together. */
export const companyLooks = {
  red: { ...seatStyles.red, letter: 'R' },
  yellow: { ...seatStyles.yellow, letter: 'Y' },
  blue: { ...seatStyles.blue, letter: 'B' },
  green: { ...seatStyles.green, letter: 'G' },
  lilac: { ...seatStyles.lilac, letter: 'L' },
  black: { ...seatStyles.black, letter: 'K' },
} as const satisfies Readonly<Record<Company, unknown>>
