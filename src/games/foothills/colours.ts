import { seatStyles } from '../../kit/tokens.ts'
import type { Seat } from '../../rules/game.ts'
import type { Position } from './position.ts'

// Their letters are those of English: in Welsh both names begin with the same one.
const blue = { ...seatStyles.blue, letter: 'B' }
const green = { ...seatStyles.green, letter: 'G' }

/** The marks of a seat’s things: colour, pattern and letter together. */
export const styleOf = ({ boards }: Pick<Position, 'boards'>, seat: Seat) =>
  (boards[seat]?.colour ?? seat) === 1 ? green : blue
