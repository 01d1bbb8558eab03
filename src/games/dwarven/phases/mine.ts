import type { Seat, Tell } from '../../../rules/game.ts'
import { type Box, mineIn } from '../box.ts'
import type { Effect } from '../effects.ts'
import type { IntentionOf, Move } from '../moves.ts'
import { boardOf, inTurn, type Position } from '../position.ts'
import type { Against } from '../reasons.ts'
import { chance, chooseAll, type PhaseRules } from './rules.ts'

/** “Operate Mines”: one die a player for all its mines; those acquired this turn wait for their reading. */
export const mining: PhaseRules = {
  ask: (_, p) => (p.working.length > 0 ? chance : undefined),
  step: (box, p, input, tell) => {
    if (input.type === 'chance')
      for (const seat of inTurn(p)) {
        const mines = boardOf(p, seat).mines.filter((mine) => p.working.includes(mine))
        if (mines.length === 0) continue
        const die = input.draw(6) + 1
        tell({ type: 'die', seat, die })
        for (const mine of mines) if (!p.fresh.includes(mine)) work(box, p, seat, mine, die, tell)
      }
    return 'mined'
  },
}

/** A mine brings what the face says. */
function work(box: Box, p: Position, seat: Seat, mine: number, face: number, tell: Tell<Effect>): void {
  const goods = mineIn(box, mine).output[face - 1] ?? 0
  if (goods >= 0) {
    tell({ type: 'mined', seat, mine, face, goods })
    return
  }
  tell({ type: 'depleted', seat, mine, face })
  closeIfEmpty(p, seat, mine, tell)
}

/** “When such a mine no longer has any goods on it, place the card face up on the bottom of the deck.” */
export function closeIfEmpty(p: Position, seat: Seat, mine: number, tell: Tell<Effect>): void {
  if (p.depleted.includes(mine) && p.goods[mine] === 0) tell({ type: 'closed', seat, mine })
}

/** “The player may alter the die result by 1 for each such mine.” */
export const reading: PhaseRules = {
  ask: (_, p) =>
    chooseAll(
      p.boards.flatMap((_, seat) => {
        const mine = mineToRead(p, seat)
        return mine === undefined ? [] : [{ seat, moves: readMoves(p, seat, mine) }]
      }),
    ),
  step: (box, p, input, tell) => {
    if (input.type === 'move' && input.move.type === 'read')
      work(box, p, input.seat, input.move.mine, input.move.face, tell)
    return p.boards.some((_, seat) => mineToRead(p, seat) !== undefined) ? 'more' : 'read'
  },
  against: { read: (_, p, seat, i) => hinderRead(p, seat, i) },
}

/** The mine whose die a seat has to read next. */
const mineToRead = (p: Position, seat: Seat): number | undefined =>
  boardOf(p, seat).mines.find((mine) => p.working.includes(mine))

/** The die as it is, and one lower or higher; 1 and 6 are neighbours. */
const facesFor = (die: number): number[] => [die, (die % 6) + 1, ((die + 4) % 6) + 1]

const readMoves = (p: Position, seat: Seat, mine: number): Move[] =>
  facesFor(p.dice[seat] ?? 1).map((face) => ({ type: 'read', mine, face }))

function hinderRead(p: Position, seat: Seat, { mine, face }: IntentionOf<'read'>): Against | undefined {
  if (mine !== undefined && mine !== mineToRead(p, seat)) return 'isRead'
  const die = p.dice[seat] ?? 1
  return face === undefined || facesFor(die).includes(face) ? undefined : { reason: 'otherFace', facts: { die } }
}
