import * as v from 'valibot'
import { seatStyles } from '../kit/tokens.ts'
import type { MatchOptions, Seat } from './game.ts'

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

/** Companies of titles whose seats have the house’s colours: the marks of their things, with English letters. */
export const companyLooks = {
  red: { ...seatStyles.red, letter: 'R' },
  yellow: { ...seatStyles.yellow, letter: 'Y' },
  blue: { ...seatStyles.blue, letter: 'B' },
  green: { ...seatStyles.green, letter: 'G' },
  lilac: { ...seatStyles.lilac, letter: 'L' },
  black: { ...seatStyles.black, letter: 'K' },
} as const
export type Company = keyof typeof companyLooks

const isCompany = (name: string): name is Company => Object.hasOwn(companyLooks, name)

/** The companies in the order of the house’s colours, by which people choose. */
const choosable = Object.keys(seatStyles).filter(isCompany)

/** The company that a seat plays: the one chosen, or in a title’s own order if nobody chose. */
export const companyIn =
  (order: readonly Company[]) =>
  ({ settings }: { readonly settings: { readonly colours?: readonly number[] } }, seat: Seat): Company => {
    const chosen = settings.colours?.[seat]
    return (chosen === undefined ? order[seat] : choosable[chosen]) ?? 'black'
  }
