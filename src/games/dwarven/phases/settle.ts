import { askTop, performTop } from '../verbs/index.ts'
import { chance, choose, type PhaseRules } from './rules.ts'

/** Things that follow the payment: cubes to lift, things passed on, cards from the deck. */
export const settling: PhaseRules = {
  ask: (box, p) => {
    const moves = askTop(box, p)
    if (moves === 'chance') return chance
    return moves && choose(p.todo.at(-1)?.seat ?? 0, moves)
  },
  step: (box, p, input, tell) => {
    if (p.todo.length === 0) return 'settled'
    const move = input.type === 'move' ? input.move : undefined
    performTop(box, p, move, input.type === 'chance' ? input.draw : undefined, tell)
    return 'more'
  },
}
