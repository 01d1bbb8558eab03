import { listAnd } from '../../../../kit/english.ts'
import * as goods from '../../words/en/goods.ts'
import { countedBy } from '../counted.ts'

/** Number of each thing. */
export const counted = countedBy(goods)

/** Listing of things. */
export const lists = { listAnd, listNames: listAnd, nothing: goods.nothing }
