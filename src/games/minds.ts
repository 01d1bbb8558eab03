import { madeOf, type TitleEditions } from '../rules/edition.ts'
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

/** A title’s part: its editions, and thinking with one. */
interface Thinker<E> {
  readonly editions: TitleEditions<E>
  think(edition: E): Thinking
}

const thinking =
  <E>({ editions, think }: Thinker<E>): OpenThinking =>
  (data, hash) =>
    madeOf(editions, think, data, hash)

/** The thinking for each title, by the game’s id, without anything that draws it: all a worker has to load. */
export const minds: Readonly<Record<string, () => Promise<OpenThinking>>> = {
  foothills: async () => thinking(await import('./foothills/worth.ts')),
  metro: async () => thinking(await import('./metro/worth.ts')),
  snowdonia: async () => thinking(await import('./snowdonia/worth.ts')),
  dwarven: async () => thinking(await import('./dwarven/worth.ts')),
}
