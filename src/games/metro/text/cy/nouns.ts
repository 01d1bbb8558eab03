import { feminine, masculine } from '../../../../kit/welsh.ts'

/** Things that are counted. */
export const tile = feminine('teilsen', 'teils')
export const point = masculine('pwynt', 'pwyntiau')
export const line = feminine('lein', 'leiniau')
export const train = masculine('trên', 'trenau')
