import { many } from '../../../../kit/english.ts'
import type { Good } from '../../goods.ts'

/** How many of each good: “2 iron ore”, “1 steel bar”. */
export const counted: Readonly<Record<Good, (n: number) => string>> = {
  iron: (n) => `${n} iron ore`,
  stone: (n) => `${n} stone`,
  steel: (n) => many(n, 'steel bar'),
  rubble: (n) => `${n} rubble`,
  coal: (n) => `${n} coal`,
}
