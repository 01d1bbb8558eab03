import { feminine, listNames, many, masculine, times } from '../../../../kit/welsh.ts'
import type { Amounts } from '../../verbs/verb.ts'
import { goodsIn } from '../goods.ts'
import { cube, passenger, resource } from './nouns.ts'

export { listNames as listAnd, times }

/** “a, b neu c”. Verbs and names keep their beginnings after “neu”. */
export function listOr(parts: Iterable<string>): string {
  const all = [...parts]
  const last = all.pop() ?? ''
  return all.length === 0 ? last : `${all.join(', ')} neu ${last}`
}

const iron = masculine('mwyn haearn', 'mwyn haearn')
const stone = feminine('carreg', 'cerrig')
const white = masculine(`${cube.one} gwyn`, `${cube.all} gwyn`)

/** One kind of goods with its number. */
export const counted: { readonly [K in keyof Required<Amounts>]: (n: number) => string } = {
  iron: (n) => many(n, iron),
  stone: (n) => many(n, stone),
  resources: (n) => many(n, resource),
  rubble: (n) => `${n === 0 ? 'dim' : n} rwbel`,
  passengers: (n) => many(n, passenger),
  vp: (n) => `${n === 0 ? 'dim' : n} PB`,
}

export const { goodsParts, goodsText } = goodsIn({ counted, nothing: 'dim', listAnd: listNames })

/** A kind of goods without a number. */
export const kindName: Readonly<Record<string, string>> = {
  iron: 'mwyn haearn',
  stone: 'carreg',
  resources: 'adnodd',
  rubble: 'rwbel',
  passengers: 'teithwyr',
}

/** The bonus for building a station, as part of a sentence: “bonws 2 PB”. */
export const bonus = (goods: string): string => `bonws ${goods}`
export const noBonus = 'dim bonws'

/** “1 ciwb gwyn”, “3 chiwb gwyn”. */
export const whiteCubes = (n: number): string => many(n, white)

/** The cubes left in the bag: “12 adnodd a 2 giwb gwyn”. */
export const inBag = (resources: number, white: number): string =>
  listNames([counted.resources(resources), whiteCubes(white)])
