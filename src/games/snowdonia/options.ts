import * as v from 'valibot'
import { coloursSchema } from '../../rules/colours.ts'
import { type Flaw, flawOf } from '../../rules/flaw.ts'
import type { MatchOptions } from '../../rules/game.ts'
import { routeNames } from './content/edition.ts'

const points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))

/** A match’s options, as people choose them. */
export const optionsSchema = v.strictObject({
  /** The line that is built. With more players than a route allows it is always Snowdon’s. */
  route: v.optional(v.picklist(routeNames), 'snowdon'),
  /** The starting train of a match of one, 1 to 7; the others have none. */
  train: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)), 1),
  /** Points of the earlier matches of a series of one, in their order. */
  series: v.optional(v.pipe(v.array(points), v.maxLength(6)), []),
  /** Points of the best series of one before this one, once there was a whole one. */
  best: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6993))),
  /** `best`: the rules choose the contracts that score most. `own`: players choose where they can’t score all. */
  reckoning: v.optional(v.picklist(['best', 'own']), 'best'),
  /** The colours people chose; each seat has its own if missing. */
  colours: v.exactOptional(coloursSchema),
})

/** The choices before a match. */
export type Settings = v.InferOutput<typeof optionsSchema>

/** The options read from untrusted data, or the first thing wrong with them. */
export function readOptions(data: unknown): { readonly options: MatchOptions } | { readonly flaw: Flaw } {
  const read = v.safeParse(optionsSchema, data ?? {})
  return read.success ? { options: read.output } : { flaw: flawOf(read.issues) }
}

/** Options that were read before. */
export const settingsOf = (options: MatchOptions): Settings => v.parse(optionsSchema, options)

/** The form of settings in a position read from untrusted data. */
export const settingsSchema = v.required(optionsSchema, ['route', 'train', 'series', 'reckoning'])
