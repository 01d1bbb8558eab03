import { text } from '../text/text.ts'
import type { gainsOf } from './gains.ts'

const rounded = (amount: number) => Math.round(amount * 10) / 10

/** An expected number of things. */
export const expectedText = (amount: number): string => text().luck.number({ amount: rounded(amount) })

/** A chance, from 0 to 1. */
export function chanceText(chance: number): string {
  const { odds, sure, unlikely } = text().luck
  if (chance >= 0.9995) return sure
  return chance < 0.0005 ? unlikely : odds({ percent: rounded(chance * 100) })
}

/** Someone’s draws beside the expectation, in a sentence. */
export function luckText(name: string, gains: ReturnType<typeof gainsOf>): string {
  const { said, saidEven, saidNothing, gain } = text().luck
  if (gains.length === 0) return saidNothing({ name })
  const parts = gains
    .filter(({ more }) => rounded(more) !== 0)
    .map(({ thing, more }) => gain({ amount: rounded(Math.abs(more)), more: more > 0, thing }))
  return parts.length === 0 ? saidEven({ name }) : said({ name, gains: parts })
}
