import type { Playtest } from '../../../rules/playtest.ts'
import type { Copies } from '../content/tiles.ts'
import { intentionsOf } from '../intentions.ts'
import type { Types } from '../moves.ts'
import { meaningOf } from './meanings.ts'
import { oddsOf } from './odds.ts'
import { scenarios } from './scenarios.ts'

/** The tools Metro offers testers. */
export const playtest = (copies: Copies): Playtest<Types> => ({
  intentions: intentionsOf,
  meaning: meaningOf,
  odds: (p) => oddsOf(copies, p),
  // Tiles are dealt before the match, so no draw can be made to bring one.
  things: () => [],
  scenarios,
})
