import { type SeatStyle, seatStyles } from '../../kit/tokens.ts'
import type { Seat } from '../../rules/game.ts'
import type { Position } from './position.ts'

/** The colours of the kingdoms, in the order of the seats if nobody chooses. */
export const kingdoms = ['blue', 'green', 'red', 'lilac', 'yellow', 'black'] as const
export type Kingdom = (typeof kingdoms)[number]

/** The kingdoms in the order of the house's colours, by which people choose. */
const choosable = Object.keys(seatStyles).filter((name): name is Kingdom => kingdoms.some((one) => one === name))

/** The kingdom that a seat plays. */
export function kingdomOf({ settings }: Pick<Position, 'settings'>, seat: Seat): Kingdom {
  const chosen = settings.colours?.[seat]
  return (chosen === undefined ? kingdoms[seat] : choosable[chosen]) ?? 'black'
}

const letters: Readonly<Record<Kingdom, string>> = {
  blue: 'B',
  green: 'G',
  red: 'R',
  lilac: 'L',
  yellow: 'Y',
  black: 'K',
}

/** The marks of a seat's things: colour, pattern and letter together. */
export function styleOf(p: Pick<Position, 'settings'>, seat: Seat): SeatStyle & { letter: string } {
  const kingdom = kingdomOf(p, seat)
  return { ...seatStyles[kingdom], letter: letters[kingdom] }
}
