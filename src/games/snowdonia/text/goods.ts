import { type Good, goods } from '../goods.ts'
import type { Tongue } from './tongue.ts'

/** Amounts of goods, white cubes included. */
export type Amounts = Partial<Readonly<Record<Good | 'event', number>>>

/** Goods as a list: “2 iron ore and 1 coal”, or “nothing”. */
export function goodsText({ counted, goods: words }: Tongue, amounts: Amounts): string {
  const parts = [...goods, 'event' as const].flatMap((kind) => {
    const n = amounts[kind] ?? 0
    return n > 0 ? [counted[kind](n)] : []
  })
  return parts.length > 0 ? words.listAnd(parts) : words.nothing
}

/** A text with a capital letter. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
