import { listNames } from '../../../../kit/welsh.ts'
import * as goods from '../../words/cy/goods.ts'
import { countedBy } from '../counted.ts'

/** Number of each thing. */
export const counted = countedBy(goods)

/** Listing of things; figures and names stay as they are. */
export const lists = { listAnd: listNames, listNames, nothing: goods.nothing }
