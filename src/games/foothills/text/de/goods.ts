import { listAnd, listOr, many } from '../../../../kit/german.ts'
import { inBag, type Position } from '../../position.ts'
import type { Amounts } from '../../verbs/verb.ts'

export { listAnd, listOr, many }

/** One kind of goods with its number. */
export const counted: { readonly [K in keyof Required<Amounts>]: (n: number) => string } = {
  iron: (n) => `${n} Eisenerz`,
  stone: (n) => `${n} Stein`,
  resources: (n) => many(n, 'Rohstoff', 'Rohstoffe'),
  rubble: (n) => `${n} Schutt`,
  passengers: (n) => many(n, 'Fahrgast', 'Fahrgäste'),
  vp: (n) => `${n} SP`,
}

/** A kind of goods without a number. */
export const kindName: Readonly<Record<string, string>> = {
  iron: 'Eisenerz',
  stone: 'Stein',
  resources: 'Rohstoff',
  rubble: 'Schutt',
  passengers: 'Fahrgäste',
}

const order = ['iron', 'stone', 'resources', 'rubble', 'passengers', 'vp'] as const

/** Each kind of goods there is with its number, in the usual order. */
export const goodsParts = (what: Amounts): readonly string[] =>
  order.flatMap((kind) => {
    const n = what[kind] ?? 0
    return n > 0 ? [counted[kind](n)] : []
  })

/** Goods as a list: „1 Eisenerz und 2 Stein“; `none` where there are none. */
export function goodsText(what: Amounts, none = 'nichts'): string {
  const parts = goodsParts(what)
  return parts.length > 0 ? listAnd(parts) : none
}

/** The bonus for building a station, as part of a sentence: „Bonus 2 SP“, „kein Bonus“. */
export const bonusText = (bonus: Amounts): string => {
  const text = goodsText(bonus, '')
  return text === '' ? 'kein Bonus' : `Bonus ${text}`
}

/** What is left in the bag: „12 Rohstoffe und 2 weiße Klötzchen“. */
export const bagText = (p: Position): string =>
  `${many(inBag(p), 'Rohstoff', 'Rohstoffe')} und ${whiteCubes(p.bag.event)}`

/** „einmal“, „zweimal“, „4-mal“. */
export const times = (n: number): string => ['', 'einmal', 'zweimal', 'dreimal'][n] ?? `${n}-mal`

/** Capitalises the first letter, for a sentence that begins with a list. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** „1 weißes Klötzchen“, „3 weiße Klötzchen“. */
export const whiteCubes = (n: number): string => many(n, 'weißes Klötzchen', 'weiße Klötzchen')
