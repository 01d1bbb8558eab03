import { listAnd, listOr, many } from '../../../../kit/german.ts'
import type { Amounts } from '../../verbs/verb.ts'
import { goodsIn } from '../goods.ts'

export { listAnd, listOr }

/** One kind of goods with its number. */
export const counted: { readonly [K in keyof Required<Amounts>]: (n: number) => string } = {
  iron: (n) => `${n} Eisenerz`,
  stone: (n) => `${n} Stein`,
  resources: (n) => many(n, 'Rohstoff', 'Rohstoffe'),
  rubble: (n) => `${n} Schutt`,
  passengers: (n) => many(n, 'Fahrgast', 'Fahrgäste'),
  vp: (n) => `${n} SP`,
}

export const { goodsParts, goodsText } = goodsIn({ counted, nothing: 'nichts', listAnd })

/** A kind of goods without a number. */
export const kindName: Readonly<Record<string, string>> = {
  iron: 'Eisenerz',
  stone: 'Stein',
  resources: 'Rohstoff',
  rubble: 'Schutt',
  passengers: 'Fahrgäste',
}

/** The bonus for building a station, as part of a sentence: „Bonus 2 SP“. */
export const bonus = (goods: string): string => `Bonus ${goods}`
export const noBonus = 'kein Bonus'

/** „einmal“, „zweimal“, „4-mal“. */
export const times = (n: number): string => ['', 'einmal', 'zweimal', 'dreimal'][n] ?? `${n}-mal`

/** „1 weißes Klötzchen“, „3 weiße Klötzchen“. */
export const whiteCubes = (n: number): string => many(n, 'weißes Klötzchen', 'weiße Klötzchen')

/** The cubes left in the bag: „12 Rohstoffe und 2 weiße Klötzchen“. */
export const inBag = (resources: number, white: number): string =>
  `${counted.resources(resources)} und ${whiteCubes(white)}`
