import * as v from 'valibot'
import { coloursSchema } from '../../rules/colours.ts'
import { type Flaw, flawOf } from '../../rules/flaw.ts'
import type { MatchOptions } from '../../rules/game.ts'

/** A match’s options, as people choose them. */
export const optionsSchema = v.strictObject({
  /** `free`: a second tile may be drawn at any time, instead of only when nothing held can be laid. */
  draw: v.optional(v.picklist(['strict', 'free']), 'strict'),
  /** Number of tiles each seat holds. */
  hand: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)), 1),
  /** Tiles may be turned before they are laid. */
  turning: v.optional(v.boolean(), false),
  /** The colours people chose; each seat has its own if missing. */
  colours: v.exactOptional(coloursSchema),
  /** The seat that takes the first turn. */
  first: v.optional(v.picklist(['last', 'random']), 'last'),
})

/** The choices before a match. */
export type Settings = v.InferOutput<typeof optionsSchema>

/** The options read from untrusted data, or the first thing wrong with them. */
export function readOptions(data: unknown): { readonly options: MatchOptions } | { readonly flaw: Flaw } {
  const read = v.safeParse(optionsSchema, data)
  return read.success ? { options: read.output } : { flaw: flawOf(read.issues) }
}

/** Options that were read before. */
export const settingsOf = (options: MatchOptions): Settings => v.parse(optionsSchema, options)

/** The form of settings in a position read from untrusted data. */
export const settingsSchema = v.required(optionsSchema, ['draw', 'hand', 'turning', 'first'])
