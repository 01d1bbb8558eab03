import { listNames, many } from '../../../../kit/welsh.ts'
import type { counted as english } from '../en/goods.ts'
import * as noun from './nouns.ts'

/** Number of each thing: “2 fwyn haearn”, “1 bar dur”. */
export const counted: typeof english = {
  iron: (n) => many(n, noun.ironOre),
  stone: (n) => many(n, noun.stone),
  steel: (n) => many(n, noun.steelBar),
  rubble: (n) => `${n === 0 ? 'dim' : n} rwbel`,
  coal: (n) => `${n === 0 ? 'dim' : n} glo`,
  event: (n) => many(n, noun.whiteCube),
  points: (n) => many(n, noun.point),
  contracts: (n) => many(n, noun.contract),
  cubes: (n) => many(n, noun.cube),
  labourers: (n) => many(n, noun.labourer),
}

/** Listing of things; figures and names stay as they are. */
export const lists = { listAnd: listNames, listNames, nothing: 'dim byd' }
