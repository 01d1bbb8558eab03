import { feminine, masculine } from '../../../../kit/welsh.ts'

/** Things that are counted. */
export const resource = masculine('adnodd', 'adnoddau')
export const passenger = masculine('teithiwr', 'teithwyr')
export const cube = masculine('ciwb', 'ciwbiau')
export const card = masculine('cerdyn', 'cardiau')
export const actionCard = masculine('cerdyn gweithredu', 'cardiau gweithredu')
export const ticket = masculine('tocyn', 'tocynnau')
export const track = masculine('trac', 'traciau')
export const station = feminine('gorsaf', 'gorsafoedd')
export const tile = feminine('teilsen', 'teils')
