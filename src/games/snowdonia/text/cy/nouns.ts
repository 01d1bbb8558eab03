import { feminine, masculine } from '../../../../kit/welsh.ts'

/** Things that are counted. */
export const ironOre = masculine('mwyn haearn', 'mwyn haearn')
export const stone = feminine('carreg', 'cerrig')
export const steelBar = masculine('bar dur', 'barrau dur')
export const cube = masculine('ciwb', 'ciwbiau')
export const whiteCube = masculine('ciwb gwyn', 'ciwbiau gwyn')
export const point = masculine('pwynt', 'pwyntiau')
export const contract = masculine('contract', 'contractau')
export const labourer = masculine('gweithiwr', 'gweithwyr')
export const track = masculine('trac', 'traciau')
export const site = masculine('safle', 'safleoedd')
export const space = masculine('lle', 'lleoedd')
export const station = feminine('gorsaf', 'gorsafoedd')
