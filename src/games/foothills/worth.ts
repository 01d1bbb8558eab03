import type { Mind } from '../../rules/mind.ts'
import type { Box } from './box.ts'
import type { Position } from './position.ts'
import { reckon } from './score.ts'
import type { Types } from './types.ts'

/** Foothills for those who think about it. */
export const mindOf = (box: Box): Mind<Types> => ({
  worth: (p: Position) =>
    p.boards.map((_, seat) => reckon(box, p, seat).reduce((sum, { points }) => sum + points, 0)),
})
