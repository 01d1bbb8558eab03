import type { Box } from '../box.ts'
import { inHand, type Kind, type Position } from '../position.ts'
import { type Flaw, found, nameOf, pathOf, sum } from './words.ts'

/** «iron ore» and «stone», as people count them. */
const kindNames: Readonly<Record<Kind, string>> = { iron: 'iron ore', stone: 'stone' }

/** Some cubes of one kind that lie together. */
interface Heap {
  readonly name: string
  /** Where they are counted; none for a hand, which is part of pending work. */
  readonly path: string | undefined
  readonly count: number
}

/** Cubes are in the stockyard, the bag, a supply or a hand, and never more or fewer than the box has. */
export function goodsFlaws(box: Box, p: Position, now: Position): readonly string[] {
  return found([
    kindFlaw('iron', box.iron, p, now),
    kindFlaw('stone', box.stone, p, now),
    sumFlaw('white cubes', box.events, common(p, 'event'), common(now, 'event')),
  ])
}

const common = ({ bag, yard }: Position, kind: Kind | 'event'): readonly Heap[] => [
  { name: 'the bag', path: `bag.${kind}`, count: bag[kind] },
  { name: 'the stockyard', path: `yard.${kind}`, count: yard[kind] },
]

const heaps = (p: Position, kind: Kind): readonly Heap[] => [
  ...common(p, kind),
  ...p.boards.map((board) => ({
    name: nameOf(board),
    path: pathOf(p, board, `supply.${kind}`),
    count: board.supply[kind],
  })),
  { name: 'the hand', path: undefined, count: inHand(p, kind) },
]

function kindFlaw(kind: Kind, all: number, p: Position, now: Position): Flaw {
  const [name, places] = [kindNames[kind], heaps(p, kind)]
  const alone = places.find(({ count }) => count > all)
  if (!alone) return sumFlaw(name, all, places, heaps(now, kind))
  const cure = alone.path === undefined ? '' : `: set ${alone.path} to less`
  return `${alone.name} holds ${alone.count} ${name}, the game has ${all}${cure}`
}

function sumFlaw(
  name: string,
  all: number,
  places: readonly Heap[],
  before: readonly Heap[],
): Flaw {
  const over = sum(places.map(({ count }) => count)) - all
  if (over === 0) return undefined
  const told = places.filter(({ count }) => count > 0).map((one) => `${one.name} ${one.count}`)
  return `${all + over} ${name} lie about (${told.join(', ')}), the game has ${all}${cureOf(over, places, before)}`
}

/** A heap that can make up for it alone: sooner one that is as it was in the match. */
function cureOf(over: number, places: readonly Heap[], before: readonly Heap[]): string {
  const able = places.filter(({ path, count }) => path !== undefined && count >= over)
  const kept = able.find((one) => before.some((b) => b.path === one.path && b.count === one.count))
  const heap = kept ?? able[0]
  return heap ? `: set ${heap.path} to ${heap.count - over}` : ''
}
