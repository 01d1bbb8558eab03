import { listAnd, many } from '../../../../kit/english.ts'
import type { Good } from '../../goods.ts'

type Counted = Good | 'event' | 'points' | 'contracts' | 'cubes' | 'labourers'

/** Number of each thing: “2 iron ore”, “1 steel bar”. */
export const counted: Readonly<Record<Counted, (n: number) => string>> = {
  iron: (n) => many(n, 'iron ore', 'iron ore'),
  stone: (n) => many(n, 'stone', 'stone'),
  steel: (n) => many(n, 'steel bar'),
  rubble: (n) => many(n, 'rubble', 'rubble'),
  coal: (n) => many(n, 'coal', 'coal'),
  event: (n) => many(n, 'white cube'),
  points: (n) => many(n, 'point'),
  contracts: (n) => many(n, 'contract'),
  cubes: (n) => many(n, 'cube'),
  labourers: (n) => many(n, 'labourer'),
}

/** Listing of things. */
export const lists = { listAnd, listNames: listAnd, nothing: 'nothing' }
