import * as v from 'valibot'
import { keySchema } from '../rules/fields.ts'
import type { Seat } from '../rules/game.ts'

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

/** A wordless message by someone at the table. Nothing of it is kept. */
export type TableTalk =
  | ({ readonly type: 'reacted' } & Reacted)
  /** The holder of the key `by` reminds a seat's person that it's their turn. */
  | { readonly type: 'nudged'; readonly by: string; readonly seat: Seat }

/** Reactions and nudges between the people at a table. The host drops what comes too often. */
export interface Talk {
  react(reaction: Reaction): void
  /** Reminds the person of a seat that it's their turn. */
  nudge(seat: Seat): void
  /** Calls whenever someone has said something; returns how to stop that. */
  on(listener: (said: TableTalk) => void): () => void
}
