import type { Amounts } from '../verbs/verb.ts'
import type { Locale } from './locale.ts'

/** The bonus for building a station, as part of a sentence: “bonus 2 VP”, “no bonus”. */
export function bonusText({ goods }: Locale, bonus: Amounts): string {
  const text = goods.goodsText(bonus, '')
  return text === '' ? goods.noBonus : goods.bonus(text)
}
