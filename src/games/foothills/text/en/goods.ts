import { listAnd, listOr, many } from '../../../../kit/english.ts'
import { inBag, type Position } from '../../position.ts'
import type { Amounts } from '../../verbs/verb.ts'

export { listAnd, listOr, many }

/** One kind of goods with its number. */
export const counted: { readonly [K in keyof Required<Amounts>]: (n: number) => string } = {
  iron: (n) => many(n, 'iron ore', 'iron ore'),
  stone: (n) => many(n, 'stone', 'stone'),
  resources: (n) => many(n, 'resource'),
  rubble: (n) => many(n, 'rubble', 'rubble'),
  passengers: (n) => many(n, 'passenger'),
  vp: (n) => `${n} VP`,
}

/** A kind of goods without a number. */
export const kindName: Readonly<Record<string, string>> = {
  iron: 'iron ore',
  stone: 'stone',
  resources: 'resource',
  rubble: 'rubble',
  passengers: 'passengers',
}

const order = ['iron', 'stone', 'resources', 'rubble', 'passengers', 'vp'] as const

/** Each kind of goods there is with its number, in the usual order. */
export const goodsParts = (what: Amounts): readonly string[] =>
  order.flatMap((kind) => {
    const n = what[kind] ?? 0
    return n > 0 ? [counted[kind](n)] : []
  })

/** Goods as a list: “1 iron ore and 2 stone”; `none` where there are none. */
export function goodsText(what: Amounts, none = 'nothing'): string {
  const parts = goodsParts(what)
  return parts.length > 0 ? listAnd(parts) : none
}

/** The bonus for building a station, as part of a sentence: “bonus 2 VP”, “no bonus”. */
export const bonusText = (bonus: Amounts): string => {
  const text = goodsText(bonus, '')
  return text === '' ? 'no bonus' : `bonus ${text}`
}

/** What is left in the bag: “12 resources and 2 white cubes”. */
export const bagText = (p: Position): string =>
  `${many(inBag(p), 'resource')} and ${whiteCubes(p.bag.event)}`

/** “once”, “twice”, “3 times”. */
export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`)

/** Capitalises the first letter, for a sentence that begins with a list. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** “1 white cube”, “3 white cubes”. */
export const whiteCubes = (n: number): string => many(n, 'white cube')
