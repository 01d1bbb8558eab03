import { need } from '../../../kit/assert.ts'
import type { Draw } from '../../../rules/chance.ts'
import type { Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import type { Intention, IntentionOf, Move, MoveType } from '../moves.ts'
import { chance, choose, type PhaseRules } from '../phases/rules.ts'
import type { Do, FrameOf, Position } from '../position.ts'
import type { Against } from '../reasons.ts'
import { laying, riding } from './cubes.ts'
import { drawingCard, naming, striking } from './drawing.ts'
import type { Work } from './rules.ts'
import { buying, releasing, takingOver } from './taking.ts'

type FrameMap = { [D in Do]: FrameOf<D> }

const work: { readonly [D in Do]: Work<FrameMap[D]> } = {
  lay: laying,
  ride: riding,
  release: releasing,
  take: takingOver,
  name: naming,
  draw: drawingCard,
  buy: buying,
  strike: striking,
}

// The kind goes beside the frame so that the compiler pairs table entry and frame.
const askWork = <D extends Do>(kind: D, box: Box, p: Position, frame: FrameMap[D]) => work[kind].ask(box, p, frame)
const performWork = <D extends Do>(
  kind: D,
  box: Box,
  p: Position,
  frame: FrameMap[D],
  move: Move | undefined,
  draw: Draw | undefined,
  tell: Tell<Effect>,
) => work[kind].perform(box, p, frame, move, draw, tell)
const hinderWork = <D extends Do, T extends MoveType>(
  kind: D,
  type: T,
  box: Box,
  p: Position,
  frame: FrameMap[D],
  intention: { [K in MoveType]: IntentionOf<K> }[T],
): Against | undefined => {
  const hinder = work[kind].against?.[type]
  return hinder ? hinder(box, p, frame, intention) : 'otherAction'
}

/** The question the work on top asks; undefined if it goes on by itself. */
function askTop(box: Box, p: Position): readonly Move[] | 'chance' | undefined {
  const frame = p.todo[p.todo.length - 1]
  return frame && askWork(frame.do, box, p, frame)
}

/** Takes the work on top off the stack and does it. */
function performTop(box: Box, p: Position, move: Move | undefined, draw: Draw | undefined, tell: Tell<Effect>): void {
  const frame = need(p.todo.pop(), 'pending work')
  performWork(frame.do, box, p, frame, move, draw, tell)
}

/** Why what is intended doesn’t answer the work on top; undefined if one of its legal moves does. */
export function hinderTop(box: Box, p: Position, intention: Intention): Against | undefined {
  const frame = p.todo[p.todo.length - 1]
  return frame ? hinderWork(frame.do, intention.type, box, p, frame, intention) : 'otherAction'
}

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
