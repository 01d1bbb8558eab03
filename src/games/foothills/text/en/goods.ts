import { listAnd, listOr, many } from '../../../../kit/english.ts'
import type { Amounts } from '../../verbs/verb.ts'
import { goodsIn } from '../goods.ts'

export { listAnd, listOr }

/** One kind of goods with its number. */
export const counted: { readonly [K in keyof Required<Amounts>]: (n: number) => string } = {
  iron: (n) => many(n, 'iron ore', 'iron ore'),
  stone: (n) => many(n, 'stone', 'stone'),
  resources: (n) => many(n, 'resource'),
  rubble: (n) => many(n, 'rubble', 'rubble'),
  passengers: (n) => many(n, 'passenger'),
  vp: (n) => many(n, 'VP', 'VP'),
}

export const { goodsParts, goodsText } = goodsIn({ counted, nothing: 'nothing', listAnd })

/** A kind of goods without a number. */
export const kindName: Readonly<Record<string, string>> = {
  iron: 'iron ore',
  stone: 'stone',
  resources: 'resource',
  rubble: 'rubble',
  passengers: 'passengers',
}

/** The bonus for building a station, as part of a sentence: “bonus 2 VP”. */
export const bonus = (goods: string): string => `bonus ${goods}`
export const noBonus = 'no bonus'

/** “once”, “twice”, “3 times”. */
export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`)

/** “1 white cube”, “3 white cubes”. */
export const whiteCubes = (n: number): string => many(n, 'white cube')

/** The cubes left in the bag: “12 resources and 2 white cubes”. */
export const inBag = (resources: number, white: number): string =>
  `${counted.resources(resources)} and ${whiteCubes(white)}`
