import * as v from 'valibot'
import { keySchema } from '../rules/entry.ts'

/** Reactions that people at a table can send with one press. */
export const reactions = ['up', 'ouch', 'hurry', 'thanks', 'thinking', 'hello'] as const
export type Reaction = (typeof reactions)[number]

/** A reaction of someone at the table. */
export interface Reacted {
  /** Tells it from the ones before; the highest is the latest. */
  readonly id: number
  /** The person's public key. */
  readonly by: string
  readonly reaction: Reaction
}

export const reactionSchema = v.picklist(reactions)

export const reactedSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)),
  by: keySchema,
  reaction: reactionSchema,
})
