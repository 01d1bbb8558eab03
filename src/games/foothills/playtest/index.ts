import type { Playtest } from '../../../rules/playtest.ts'
import type { Box } from '../box.ts'
import { intentionsOf, isOwn } from '../intentions.ts'
import type { Types } from '../types.ts'
import { meaningOf } from './meanings.ts'
import { oddsOf, thingsOf } from './odds.ts'
import { scenariosOf } from './scenarios.ts'

/** The built-in edition as it is written, with sources and notes. */
export { default as content } from '../content/content.json'

/** The tools Foothills offers testers. */
export const playtest = (box: Box): Playtest<Types> => ({
  intentions: (p) => intentionsOf(box, p),
  isOwn,
  meaning: (p, path, value) => meaningOf(box, p, path, value),
  odds: oddsOf,
  things: thingsOf,
  scenarios: scenariosOf(box),
})
