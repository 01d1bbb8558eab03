import { type Good, goods } from '../goods.ts'
import type { Locale } from './locale.ts'

/** Goods by kind; white cubes are events. */
export type Amounts = Partial<Record<Good | 'event', number>>

const order = [...goods, 'event'] as const

/** Things of which there may be any kind. */
type Counted = (typeof order)[number] | 'sites' | 'digs' | 'tracks' | 'stations'

/** A number of things: “2 iron ore”, “1 steel bar”. */
export function countOf({ goods: texts }: Pick<Locale, 'goods'>, kind: Counted, n: number): string {
  const cubes = { iron: n, stone: n, steel: n, rubble: n, coal: n, event: n }
  return texts[kind]({ ...cubes, sites: n, digs: n, tracks: n, stations: n })
}

/** Goods as a list, “1 iron ore and 2 stone”; `none` where there are none. */
export function goodsText({ goods: texts }: Pick<Locale, 'goods'>, what: Amounts, none = texts.nothing): string {
  const parts = goodsParts({ goods: texts }, what)
  return parts.length > 0 ? texts.list({ parts }) : none
}

/** Each kind of goods there is with its number. */
export const goodsParts = (t: Pick<Locale, 'goods'>, what: Amounts) =>
  order.flatMap((kind) => {
    const n = what[kind] ?? 0
    return n > 0 ? [countOf(t, kind, n)] : []
  })
