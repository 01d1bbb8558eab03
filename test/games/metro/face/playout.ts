import { openFace } from '../../../../src/games/metro/face/index.ts'
import { metro } from '../../../../src/games/metro/index.ts'
import type { Effect, Types } from '../../../../src/games/metro/moves.ts'
import { clonePosition, type Position } from '../../../../src/games/metro/position.ts'
import type { MetroWords } from '../../../../src/games/metro/text/words.ts'
import type { MatchOptions } from '../../../../src/rules/game.ts'
import { type Begun, begun, type Entry as EntryOf, entriesOf } from '../../../playing.ts'
import { captions, words as spoken } from '../said.ts'

/** The words of the table, the panels about things left empty. */
export const words: MetroWords = {
  ...spoken,
  preview: () => '',
  tile: (kind) => kind,
  about: () => ({ title: '', kind: '', lines: [] }),
}

export const face = openFace(
  () => words,
  () => captions,
)

/** One entry of a match. */
export type Entry = EntryOf<Types>

/** The starting point of a random match. */
export interface Dealt {
  readonly seats?: number
  readonly options?: MatchOptions
}

/** A random match about to begin. */
export const matchOf = (seed: number, { seats = 4, options = {} }: Dealt = {}): Begun<Types> =>
  begun<Types>(metro, seats, options, seed)

/** A random match to its end. */
export const playout = (seed: number, dealt?: Dealt): Generator<Entry> => entriesOf<Types>(metro, matchOf(seed, dealt))

/** The position after one effect. */
export function evolved(p: Position, effect: Effect): Position {
  const next = clonePosition(p)
  metro.apply(next, effect)
  return next
}
