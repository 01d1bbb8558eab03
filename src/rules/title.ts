import { same } from '../kit/json.ts'
import type { MatchOptions } from './game.ts'

/** A title's entry on the home screen, before any of its rules arrive. */
export interface TitleInfo {
  /** The game's id, as journals name it. */
  readonly id: string
  readonly name: string
  readonly seats: { readonly min: number; readonly max: number }
  /** The usual length of a match. */
  readonly minutes: number
  /** Its rules can play seats themselves: those of the Guild. */
  readonly guild?: true
  /** Its subject, in a sentence or two. */
  readonly teaser: string
}

/** The default number of seats at a title's table: two, or the nearest it allows. */
export const usualSeats = ({ seats }: Pick<TitleInfo, 'seats'>): number => Math.min(Math.max(2, seats.min), seats.max)

/** Something people may choose before a match. `key` is its path in the game's options: `readings.pub`. */
export type OptionField = {
  readonly key: string
  readonly label: string
  /** A sentence that says what it changes. */
  readonly hint: string
  /** Only a match of one player heeds it. */
  readonly alone?: true
} & (
  | { readonly kind: 'switch'; readonly default: boolean }
  | {
      readonly kind: 'choice'
      /** Index of the default choice. */
      readonly default: number
      /** A value of `undefined` stays out of the options. */
      readonly choices: readonly { readonly label: string; readonly value: unknown }[]
    }
  | {
      readonly kind: 'number'
      readonly default: number
      readonly min: number
      readonly max: number
      /** The step by which the buttons beside it change it. */
      readonly step?: number
    }
)

/** The values chosen, by key: a switch’s state, a choice’s index, or a number. */
export type Chosen = Readonly<Record<string, boolean | number>>

/**
 * The options chosen in a form, without fields set to their default. Anything nobody chose stays as it is in `base`.
 */
export function optionsOf(fields: readonly OptionField[], chosen: Chosen, base: MatchOptions = {}): MatchOptions {
  return fields.reduce<MatchOptions>((options, field) => {
    const value = chosen[field.key]
    if (value === undefined) return options
    const data = field.kind === 'choice' ? field.choices[Number(value)]?.value : value
    return put(options, field.key.split('.'), value === field.default ? undefined : data)
  }, base)
}

/** Sets a value at a path; `undefined` takes it out. */
function put(options: MatchOptions, [first = '', ...rest]: readonly string[], value: unknown): MatchOptions {
  const { [first]: inner, ...others } = options
  if (rest.length === 0) return value === undefined ? others : { ...others, [first]: value }
  const nested = put(isRecord(inner) ? inner : {}, rest, value)
  return Object.keys(nested).length === 0 ? others : { ...others, [first]: nested }
}

/** The values with which a form would show these options. Fields that can't say it are left out. */
export function chosenIn(fields: readonly OptionField[], options: MatchOptions): Chosen {
  const chosen: Record<string, boolean | number> = {}
  for (const field of fields) {
    const data = field.key.split('.').reduce<unknown>(inside, options)
    const value = field.kind === 'choice' ? field.choices.findIndex((one) => same(one.value, data)) : data
    if (data === undefined) continue
    if (typeof value === 'boolean' || (typeof value === 'number' && value >= 0)) chosen[field.key] = value
  }
  return chosen
}

const isRecord = (data: unknown): data is MatchOptions =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

const inside = (data: unknown, key: string): unknown => (isRecord(data) ? data[key] : undefined)
