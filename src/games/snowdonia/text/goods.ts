import { type Good, goods } from '../goods.ts'
import type { Locale } from './locale.ts'

/** Goods by kind; white cubes are events. */
export type Amounts = Partial<Record<Good | 'event', number>>

const order = [...goods, 'event'] as const

/** Goods as a list, “1 iron ore and 2 stone”; `none` where there are none. */
export function goodsText({ counted, lists }: Locale, what: Amounts, none: string = lists.nothing): string {
  const parts = goodsParts({ counted }, what)
  return parts.length > 0 ? lists.listAnd(parts) : none
}

/** Each kind of goods there is with its number. */
export const goodsParts = ({ counted }: Pick<Locale, 'counted'>, what: Amounts) =>
  order.flatMap((kind) => {
    const n = what[kind] ?? 0
    return n > 0 ? [counted[kind](n)] : []
  })
