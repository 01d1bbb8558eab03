import type { Odds, Playtest } from '../../../rules/playtest.ts'
import type { Copies } from '../content/tiles.ts'
import { intentionsOf } from '../intentions.ts'
import type { Types } from '../moves.ts'
import type { Position } from '../position.ts'
import { tileText } from '../text/names.ts'
import { unseenOf } from '../unseen.ts'
import * as english from '../words/en/index.ts'
import { meaningOf } from './meanings.ts'
import { scenarios } from './scenarios.ts'

/** The built-in edition as it is written, with sources and notes. */
export { default as content } from '../content/content.json'

/** The tools Metro offers testers. */
export const playtest = (copies: Copies): Playtest<Types> => ({
  intentions: intentionsOf,
  meaning: meaningOf,
  odds: (p) => oddsOf(copies, p),
  // Tiles are dealt before the match, so no draw can be made to bring one.
  things: () => [],
  scenarios,
})

/** The odds for the next tile from the pool, for someone who knows no hand. */
function oddsOf(copies: Copies, p: Position): readonly Odds[] {
  if (p.pool.length === 0) return []
  const unseen = [...unseenOf(copies, p)].filter(([, count]) => count > 0)
  const all = unseen.reduce((sum, [, count]) => sum + count, 0)
  return unseen.map(([kind, count]) => ({
    what: `the next tile is ${tileText(english, kind)}`,
    count,
    share: count / all,
  }))
}
