import type { Mind } from '../../rules/mind.ts'
import type { Types } from './moves.ts'
import type { Position } from './position.ts'
import { scoreOf } from './score.ts'

const worth = (p: Position): readonly number[] => p.hands.map((_, seat) => scoreOf(p, seat))

/** Metro for those who think about it. */
export const mind: Mind<Types> = { worth }
