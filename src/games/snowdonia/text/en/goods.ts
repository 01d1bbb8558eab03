import { listAnd, many } from '../../../../kit/english.ts'
import type { Good } from '../../goods.ts'

/** How many of each good: “2 iron ore”, “1 steel bar”. */
export const counted: Readonly<
  Record<Good | 'event' | 'points' | 'contracts' | 'cubes', (n: number) => string>
> = {
  iron: (n) => `${n} iron ore`,
  stone: (n) => `${n} stone`,
  steel: (n) => many(n, 'steel bar'),
  rubble: (n) => `${n} rubble`,
  coal: (n) => `${n} coal`,
  event: (n) => many(n, 'white cube'),
  points: (n) => many(n, 'point'),
  contracts: (n) => many(n, 'contract'),
  cubes: (n) => many(n, 'cube'),
}

/** Lists of goods. */
export const goods = { listAnd, nothing: 'nothing' }
