import type { Clock } from '../kit/clock.ts'
import { chosenSeed } from '../rules/chosenSeed.ts'
import type { Game, GameTypes } from '../rules/game.ts'
import { chosenDraws } from '../rules/journal.ts'
import { type Journal, positionOf } from '../rules/replay.ts'

/** How a draw is made. */
export interface DrawPorts<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly clock: Clock
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
}

/** The seed of a draw. */
export interface ChosenSeed {
  readonly seed: string
  /** What was chosen for it, as far as no seed was found that brings it. */
  readonly missed: readonly string[] | undefined
}

/** Seeds looked at in a row; then the page gets its turn. */
const slice = 200
/** Seeds looked at before a draw is left to chance. */
export const mostSeeds = 40_000

/**
 * The seed of the draw that a match waits for: any one, or in a test match one that brings what was
 * chosen for it.
 */
export async function drawSeed<G extends GameTypes>(
  { game, clock, entropy }: DrawPorts<G>,
  journal: Journal<G>,
): Promise<ChosenSeed> {
  const name = entropy()
  const wanted = chosenDraws(journal.entries)
  if (!wanted) return { seed: name, missed: undefined }
  const position = positionOf(journal)
  for (let from = 0; from < mostSeeds; from += slice) {
    const seed = chosenSeed(game, position, wanted, { name, from, count: slice })
    if (seed !== undefined) return { seed, missed: undefined }
    await new Promise<void>((resolve) => void clock.after(0, resolve))
  }
  return { seed: name, missed: wanted }
}
