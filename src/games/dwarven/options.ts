import * as v from 'valibot'
import { coloursSchema } from '../../rules/colours.ts'
import { type Flaw, flawOf } from '../../rules/flaw.ts'
import type { MatchOptions, Seat } from '../../rules/game.ts'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))

/** A match’s options, as people choose them. */
export const optionsSchema = v.strictObject({
  /** Each player has a paper clip, which makes a track of a line of one’s own. */
  paperClip: v.optional(v.boolean(), true),
  /** Everyone may see everyone’s copper. */
  openMoney: v.optional(v.boolean(), false),
  /** Players may make deals; with three or more people if missing. */
  deals: v.exactOptional(v.boolean()),
  /** Two players have two bases each, and play twelve turns. */
  advanced: v.optional(v.boolean(), false),
  /** The seats that the Guild plays. */
  guild: v.optional(v.pipe(v.array(seat), v.maxLength(3)), []),
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

/** The seats that the Guild plays in a match of so many, in ascending order: never all of them. */
export function guildSeats({ guild }: Settings, seats: number): readonly Seat[] {
  const all = Array.from({ length: seats }, (_, at) => at).filter((at) => guild.includes(at))
  return all.length < seats ? all : all.slice(1)
}

/** The form of settings in a position read from untrusted data. */
export const settingsSchema = v.required(optionsSchema, ['paperClip', 'openMoney', 'advanced', 'guild'])
