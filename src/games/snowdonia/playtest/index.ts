import type { Playtest } from '../../../rules/playtest.ts'
import type { Box } from '../box.ts'
import { intentionsOf, isOwn } from '../intentions.ts'
import type { Types } from '../moves.ts'
import { meaningOf } from './meanings.ts'
import { oddsOf, thingsOf } from './odds.ts'
import { scenariosOf } from './scenarios.ts'

/** The tools Snowdonia offers testers. */
export const playtest = (box: Box): Playtest<Types> => ({
  intentions: (p) => intentionsOf(box, p),
  isOwn,
  meaning: (p, path, value) => meaningOf(box, p, path, value),
  odds: (p) => oddsOf(box, p),
  things: (p) => thingsOf(box, p),
  scenarios: scenariosOf(box),
})
