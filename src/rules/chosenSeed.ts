import { sha256Hex } from '../kit/hash.ts'
import { streamOf } from './chance.ts'
import type { Game, GameTypes } from './game.ts'
import { play } from './play.ts'

/** Seeds tried before a draw is left to chance. */
export const mostSeeds = 40_000

/** Part of an endless row of seeds derived from a name. */
export interface SeedRow {
  readonly name: string
  readonly from: number
  readonly count: number
}

/** The first seed in the row whose draw brings what is wanted, in a position that asks for chance. */
export function chosenSeed<G extends GameTypes>(
  game: Game<G>,
  position: G['position'],
  wanted: readonly string[],
  { name, from, count }: SeedRow,
): string | undefined {
  for (let at = from; at < from + count; at++) {
    const seed = sha256Hex(`${name}/${at}`).slice(0, 32)
    const { effects } = play(game, position, { type: 'chance', draw: streamOf(seed) })
    if (game.brings(effects, wanted)) return seed
  }
  return undefined
}
