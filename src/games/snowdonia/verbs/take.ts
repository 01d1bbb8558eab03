import type { Box } from '../box.ts'
import type { IntentionOf, MoveOf } from '../moves.ts'
import { type FrameOf, kinds, type Position, sumOf } from '../position.ts'
import { hasAnyCoal } from '../powers.ts'
import type { Against } from '../reasons.ts'
import type { Work } from './rules.ts'

type Taking = FrameOf<'take'>

/** “Stock Yard”: cubes up to the number that may be taken. */
export const taking: Work<Taking> = {
  ask: takeMoves,
  perform: (_, __, { seat }, move, ___, tell) => {
    if (move?.type !== 'take') return
    const { iron, stone, coal } = move
    if (iron + stone + coal > 0) tell({ type: 'took', seat, iron, stone, coal })
  },
  against: { take: hinderTake },
}

const mostCoal = (box: Box, p: Position, { seat, cubes, coal }: Taking): number =>
  hasAnyCoal(box, p, seat) ? cubes : coal

/** Every choice of cubes; undefined if there are none. */
function takeMoves(box: Box, p: Position, frame: Taking): readonly MoveOf<'take'>[] | undefined {
  const { yard } = p
  const { cubes } = frame
  if (sumOf(yard) === 0) return undefined
  const coal = Math.min(yard.coal, mostCoal(box, p, frame), cubes)
  return takesOf(Math.min(yard.iron, cubes), Math.min(yard.stone, cubes), coal, cubes)
}

/** Each list made once: one has dozens of moves. */
const lists = new Map<number, readonly MoveOf<'take'>[]>()

/** Every choice of so many cubes, each kind as far as there is any. */
function takesOf(mostIron: number, mostStone: number, mostCoal: number, cubes: number): readonly MoveOf<'take'>[] {
  const key = ((mostIron * 100 + mostStone) * 100 + mostCoal) * 100 + cubes
  const list = lists.get(key)
  if (list) return list
  const moves: MoveOf<'take'>[] = []
  for (let coal = 0; coal <= mostCoal; coal++)
    for (let stone = 0; stone <= Math.min(mostStone, cubes - coal); stone++)
      for (let iron = 0; iron <= Math.min(mostIron, cubes - coal - stone); iron++)
        moves.push({ type: 'take', iron, stone, coal })
  lists.set(key, moves)
  return moves
}

/** Why these cubes can’t be taken. */
function hinderTake(
  box: Box,
  p: Position,
  frame: Taking,
  { iron = 0, stone = 0, coal = 0 }: IntentionOf<'take'>,
): Against | undefined {
  if (sumOf(p.yard) === 0) return 'yardEmpty'
  const wanted = { iron, stone, coal }
  const kind = kinds.find((one) => wanted[one] > p.yard[one])
  if (kind) return { reason: 'notInYard', facts: { kind, need: wanted[kind], ...p.yard } }
  const most = mostCoal(box, p, frame)
  if (coal > most && most < frame.cubes) return { reason: 'tooMuchCoal', facts: { most, need: coal } }
  const need = sumOf(wanted)
  return need > frame.cubes ? { reason: 'tooMany', facts: { most: frame.cubes, need } } : undefined
}
