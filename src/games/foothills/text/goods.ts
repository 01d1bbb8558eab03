import type { Amounts } from '../verbs/verb.ts'

/** A language's words for goods. */
interface GoodsWords {
  /** One kind of goods with its number. */
  readonly counted: { readonly [K in keyof Required<Amounts>]: (n: number) => string }
  readonly nothing: string
  listAnd(parts: readonly string[]): string
}

const order = ['iron', 'stone', 'resources', 'rubble', 'passengers', 'vp'] as const

/** Lists of goods in a language. */
export function goodsIn({ counted, nothing, listAnd }: GoodsWords) {
  /** Each kind of goods there is with its number, in the usual order. */
  const goodsParts = (what: Amounts): readonly string[] =>
    order.flatMap((kind) => {
      const n = what[kind] ?? 0
      return n > 0 ? [counted[kind](n)] : []
    })
  /** Goods as a list: “1 iron ore and 2 stone”; `none` where there are none. */
  const goodsText = (what: Amounts, none = nothing): string => {
    const parts = goodsParts(what)
    return parts.length > 0 ? listAnd(parts) : none
  }
  return { goodsParts, goodsText }
}

/** Capitalises the first letter, for a sentence that begins with a list. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
