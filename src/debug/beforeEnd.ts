import type { BasePosition, Game, Typed } from '../rules/game.ts'
import { lineOf } from '../rules/journal.ts'
import type { Journal } from '../rules/replay.ts'

/**
 * The last entry of a match after which a seat was asked: where it stands, unless it is over. `undefined`
 * where nobody was ever asked.
 */
export function beforeEnd<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  { entries, positions, ask }: Journal<P, M>,
): number | undefined {
  if (ask.type === 'choose') return entries.length - 1
  const isAsked = (position: P | undefined) => position && game.ask(position)?.type === 'choose'
  return lineOf(entries).findLast(({ seq }) => isAsked(positions[seq]))?.seq
}
