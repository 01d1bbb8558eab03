import type { Held } from '../../../rules/words.ts'
import type { Amounts } from '../verbs/verb.ts'
import type { Locale } from './locale.ts'

const order = ['iron', 'stone', 'resources', 'rubble', 'passengers', 'vp'] as const

/** Each kind of goods there is with its number, in the usual order. */
export function goodsParts({ goods }: Locale, what: Amounts): readonly string[] {
  const { iron = 0, stone = 0, resources = 0, rubble = 0, passengers = 0, vp = 0 } = what
  const counts = { iron, stone, resources, rubble, passengers, vp }
  return order.flatMap((kind) => (counts[kind] > 0 ? [goods[kind](counts)] : []))
}

const held = ['iron', 'stone', 'rubble', 'passengers'] as const

/** The goods of a supply, each kind with its number. */
export const heldGoods = ({ goods }: Locale, supply: Amounts): readonly Held[] =>
  held.map((kind) => ({
    amount: supply[kind] ?? 0,
    say: (n) => goods[kind]({ iron: n, stone: n, rubble: n, passengers: n }),
  }))

/** Goods as a list: “1 iron ore and 2 stone”; `otherwise` where there are none. */
export function goodsText(t: Locale, what: Amounts, otherwise = t.goods.nothing): string {
  const parts = goodsParts(t, what)
  return parts.length > 0 ? t.list.and({ parts }) : otherwise
}

/** The bonus for building a station, as part of a sentence: “bonus 2 VP”, “no bonus”. */
export function bonusText(t: Locale, bonus: Amounts): string {
  const goods = goodsText(t, bonus, '')
  return goods === '' ? t.goods.noBonus : t.goods.bonus({ goods })
}

/** Capitalises the first letter, for a sentence that begins with a list. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
