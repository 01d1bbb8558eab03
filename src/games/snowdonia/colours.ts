import { companyIn, companyLooks } from '../../rules/colours.ts'
import type { Seat } from '../../rules/game.ts'
import type { Position } from './position.ts'

/** The company that a seat plays. */
export const companyOf = companyIn(['blue', 'green', 'red', 'lilac', 'yellow', 'black'])

/** The marks of a seat’s things: colour, pattern and letter together. */
export const styleOf = (p: Pick<Position, 'settings'>, seat: Seat) => companyLooks[companyOf(p, seat)]
