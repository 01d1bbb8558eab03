import type { Game, GameTypes } from '../rules/game.ts'
import type { Mind } from '../rules/mind.ts'

/** A game with an edition, and what thinks about it. */
export interface Thinking<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly mind: Mind<G>
}

/**
 * Opens a game with an edition read from untrusted data, or with the built-in one of that hash; undefined if the
 * edition can’t be used.
 */
type OpenThinking = (edition: unknown, hash: string) => Promise<Thinking | undefined>

/** The thinking for each title, by the game’s id, without anything that draws it: all a worker has to load. */
export const minds: Readonly<Record<string, () => Promise<OpenThinking>>> = {
  foothills: async () => (await import('./foothills/worth.ts')).thinking,
  metro: async () => (await import('./metro/worth.ts')).thinking,
  snowdonia: async () => (await import('./snowdonia/worth.ts')).thinking,
}
