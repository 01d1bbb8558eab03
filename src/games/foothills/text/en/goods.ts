import type { Amounts } from '../../verbs/verb.ts'

const and = new Intl.ListFormat('en', { type: 'conjunction' })
const or = new Intl.ListFormat('en', { type: 'disjunction' })

/** «a, b and c». */
export const listAnd = (parts: readonly string[]): string => and.format(parts)
/** «a, b or c». */
export const listOr = (parts: readonly string[]): string => or.format(parts)

/** One kind of goods with its number. */
export const counted: { readonly [K in keyof Required<Amounts>]: (n: number) => string } = {
  iron: (n) => `${n} iron ore`,
  stone: (n) => `${n} stone`,
  resources: (n) => (n === 1 ? '1 resource' : `${n} resources`),
  rubble: (n) => `${n} rubble`,
  passengers: (n) => (n === 1 ? '1 passenger' : `${n} passengers`),
  vp: (n) => `${n} VP`,
}

/** A kind of goods without a number. */
export const kindName: Readonly<Record<string, string>> = {
  iron: 'iron ore',
  stone: 'stone',
  resources: 'resources',
  rubble: 'rubble',
  passengers: 'passengers',
}

const order = ['iron', 'stone', 'resources', 'rubble', 'passengers', 'vp'] as const

/** Goods as a list: «1 iron ore and 2 stone»; «nothing» for none. */
export function goodsText(what: Amounts): string {
  const parts = order.flatMap((kind) => {
    const n = what[kind] ?? 0
    return n > 0 ? [counted[kind](n)] : []
  })
  return parts.length > 0 ? listAnd(parts) : 'nothing'
}

/** «once», «twice», «3 times». */
export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`)

/** First letter in upper case, for a sentence that begins with a list. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A number of things: «1 card», «3 cards». */
export const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`
