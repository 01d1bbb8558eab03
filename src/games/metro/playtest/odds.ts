import type { Odds } from '../../../rules/playtest.ts'
import type { Copies } from '../content/tiles.ts'
import type { Position } from '../position.ts'
import { words } from '../text/en/words.ts'
import { unseenOf } from '../unseen.ts'

/** The odds for the next tile from the pool, for someone who knows no hand. */
export function oddsOf(copies: Copies, p: Position): readonly Odds[] {
  if (p.pool.length === 0) return []
  const unseen = [...unseenOf(copies, p)].filter(([, count]) => count > 0)
  const all = unseen.reduce((sum, [, count]) => sum + count, 0)
  return unseen.map(([kind, count]) => ({
    what: `the next tile is ${words.tile(kind)}`,
    count,
    share: count / all,
  }))
}
