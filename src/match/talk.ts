import type { Seat } from '../rules/game.ts'
import type { Reacted, Reaction } from './reactions.ts'

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
