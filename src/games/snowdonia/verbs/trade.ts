import type { Seat } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { MoveOf } from '../moves.ts'
import { boardOf, type FrameOf, type Position } from '../position.ts'
import { ironForSteel } from '../powers.ts'
import type { Against } from '../reasons.ts'
import type { Work } from './rules.ts'

/** “Works”: steel bars from iron ore, stone from rubble. */
export const trading: Work<FrameOf<'trade'>> = {
  ask: (_, p, frame) => {
    const moves = tradeMoves(p, frame)
    return moves.length > 1 ? moves : undefined
  },
  perform: (_, __, { seat, iron, rubble }, move, ___, tell) => {
    if (move?.type !== 'trade' || move.steel + move.stone === 0) return
    const { steel, stone } = move
    const paid = { iron: steel * iron, rubble: stone * rubble }
    tell({ type: 'traded', seat, ...paid, steel, stone })
  },
  against: { trade: (_, p, frame, intention) => hinderTrade(p, frame, intention) },
}

/** The action of a labourer in the Works. */
export function worksTrade(box: Box, p: Position, seat: Seat): FrameOf<'trade'> {
  const { times, rubble } = box.values.works
  return { do: 'trade', seat, times, steel: times, stone: times, iron: ironForSteel(box, p, seat), rubble }
}

/** Every mix of trades that the goods, the bag and the steel bars left allow. */
export function tradeMoves(p: Position, frame: FrameOf<'trade'>): MoveOf<'trade'>[] {
  const moves: MoveOf<'trade'>[] = []
  for (let steel = 0; steel <= frame.steel; steel++)
    for (let stone = 0; stone <= frame.stone; stone++)
      if (!hinderTrade(p, frame, { steel, stone })) moves.push({ type: 'trade', steel, stone })
  return moves
}

/** Why so many steel bars and stones can’t be made. */
export function hinderTrade(
  p: Position,
  { seat, times, steel: mostSteel, stone: mostStone, iron, rubble }: FrameOf<'trade'>,
  { steel = 0, stone = 0 }: { readonly steel?: number | undefined; readonly stone?: number | undefined },
): Against | undefined {
  const { goods } = boardOf(p, seat)
  if (stone > 0 && mostStone === 0) return 'onlySteel'
  if (steel > 0 && mostSteel === 0) return 'onlyStone'
  if (steel + stone > times) return { reason: 'tooOften', facts: { most: times, need: steel + stone } }
  if (steel * iron > goods.iron)
    return { reason: 'shortIron', facts: { kind: 'iron', have: goods.iron, need: steel * iron } }
  if (stone * rubble > goods.rubble)
    return { reason: 'shortRubble', facts: { kind: 'rubble', have: goods.rubble, need: stone * rubble } }
  if (steel > p.steel) return { reason: 'noSteel', facts: { have: p.steel } }
  return stone > p.bag.stone ? { reason: 'noStone', facts: { kind: 'stone', have: p.bag.stone } } : undefined
}
