import type { Options } from './game.ts'

/** What the home screen says about a title before any of its rules arrive. */
export interface TitleInfo {
  /** The game's id, as journals name it. */
  readonly id: string
  readonly name: string
  readonly seats: { readonly min: number; readonly max: number }
  /** How long a match usually takes. */
  readonly minutes: number
  /** What it is about, in a sentence or two. */
  readonly teaser: string
}

/** The default number of seats at a title's table: two, or the nearest it allows. */
export const usualSeats = ({ seats }: Pick<TitleInfo, 'seats'>): number =>
  Math.min(Math.max(2, seats.min), seats.max)

/** Something people may choose before a match. `key` is its path in the game's options: `readings.pub`. */
export type OptionField = {
  readonly key: string
  readonly label: string
  /** A sentence that says what it changes. */
  readonly hint: string
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
    }
)

/** What was chosen, by key: a switch’s state, a choice’s index, or a number. */
export type Chosen = Readonly<Record<string, boolean | number>>

/** The options chosen in a form, without fields left at their default. */
export function optionsOf(fields: readonly OptionField[], chosen: Chosen): Options {
  return fields.reduce<Options>((options, field) => {
    const value = chosen[field.key] ?? field.default
    if (value === field.default) return options
    const data = field.kind === 'choice' ? field.choices[Number(value)]?.value : value
    return data === undefined ? options : put(options, field.key.split('.'), data)
  }, {})
}

function put(options: Options, [first = '', ...rest]: readonly string[], value: unknown): Options {
  if (rest.length === 0) return { ...options, [first]: value }
  const inner = options[first]
  const nested = typeof inner === 'object' && inner !== null ? { ...inner } : {}
  return { ...options, [first]: put(nested, rest, value) }
}
