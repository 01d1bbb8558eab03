import type { Mind } from '../../rules/mind.ts'
import type { Box } from './box.ts'
import { builtInBy, type Foothills, foothills, readEdition } from './index.ts'
import type { Position } from './position.ts'
import { reckon } from './score.ts'
import type { Types } from './types.ts'

/** Foothills for those who think about it. */
export const mindOf = (box: Box): Mind<Types> => ({
  worth: (p: Position) =>
    p.boards.map((_, seat) => reckon(box, p, seat).reduce((sum, { points }) => sum + points, 0)),
})

/** Foothills with an edition read from untrusted data, or with the built-in one of that hash, and its mind. */
export async function thinking(
  data: unknown,
  hash: string,
): Promise<{ game: Foothills; mind: Mind<Types> } | undefined> {
  const read = data === undefined ? { edition: await builtInBy(hash) } : readEdition(data)
  if ('flaw' in read) return undefined
  const game = foothills(read.edition)
  return { game, mind: mindOf(game.box) }
}
