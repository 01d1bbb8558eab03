import * as v from 'valibot'
import { seatStyles } from '../kit/tokens.ts'
import type { MatchOptions } from './game.ts'

/** Number of colours the house has. */
const count = Object.keys(seatStyles).length

/**
 * The option `colours`, by which the colours that people chose reach a match; every title without looks of its own
 * reads it. By seat, the number of a colour in the order of the house's looks (`seatStyles`); missing where nobody
 * chose.
 */
export const coloursSchema = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(count - 1))),
  v.maxLength(count),
  v.check((colours) => new Set(colours).size === colours.length),
)

/** The colours chosen in a match's options, by seat; empty if nobody chose. */
export function coloursIn({ colours }: MatchOptions): readonly number[] {
  const read = v.safeParse(coloursSchema, colours)
  return read.success ? read.output : []
}
