import type { Flaw } from '../../../rules/flaw.ts'
import type { Box } from '../box.ts'
import { type Cube, inHand, type Position } from '../position.ts'
import { flaw, found, pathOf, sum } from './flaws.ts'

/** Cubes of one kind in one place. */
interface Heap {
  /** Where they are counted; `todo` for a hand, which is part of pending work. */
  readonly path: string
  readonly count: number
}

/** Cubes are in the stockyard, the bag, a supply or a hand, and never more or fewer than the box has. */
export const goodsFlaws = (box: Box, p: Position, now: Position): readonly Flaw[] =>
  found([
    kindFlaw('iron', box.iron, heaps(p, 'iron'), heaps(now, 'iron')),
    kindFlaw('stone', box.stone, heaps(p, 'stone'), heaps(now, 'stone')),
    kindFlaw('event', box.events, heaps(p, 'event'), heaps(now, 'event')),
  ])

function heaps(p: Position, kind: Cube): readonly Heap[] {
  const common = [
    { path: `bag.${kind}`, count: p.bag[kind] },
    { path: `yard.${kind}`, count: p.yard[kind] },
  ]
  if (kind === 'event') return common
  const held = p.boards.map((board) => ({ path: pathOf(p, board, `supply.${kind}`), count: board.supply[kind] }))
  return [...common, ...held, { path: 'todo', count: inHand(p, kind) }]
}

function kindFlaw(kind: Cube, need: number, places: readonly Heap[], before: readonly Heap[]): Flaw | undefined {
  const alone = places.find(({ count }) => count > need)
  if (alone) return flaw('heapTooLarge', alone.path, { kind, count: alone.count, need })
  const have = sum(places.map(({ count }) => count))
  if (have === need) return undefined
  const where = places.flatMap(({ path, count }) => (count > 0 ? [`${path} ${count}`] : []))
  const cure = cureOf(have - need, places, before)
  return cure
    ? flaw('cubesDifferSet', cure.path, { kind, have, need, where, to: cure.count - have + need })
    : flaw('cubesDiffer', '', { kind, have, need, where })
}

/** A heap that can make up for the difference alone, preferably one that was not changed. */
function cureOf(over: number, places: readonly Heap[], before: readonly Heap[]): Heap | undefined {
  const able = places.filter(({ path, count }) => path !== 'todo' && count >= over)
  const kept = able.find((one) => before.some((b) => b.path === one.path && b.count === one.count))
  return kept ?? able[0]
}
