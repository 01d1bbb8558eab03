import type { Game, GameTypes } from '../rules/game.ts'
import { lineOf } from '../rules/journal.ts'
import type { Journal } from '../rules/replay.ts'

/**
 * The last entry of a match after which a seat was asked: where it stands, unless it is over. `undefined`
 * where nobody was ever asked.
 */
export function beforeEnd<G extends GameTypes>(
  game: Game<G>,
  { entries, positions, ask }: Journal<G>,
): number | undefined {
  if (ask.type === 'choose') return entries.length - 1
  const isAsked = (position: G['position'] | undefined) =>
    position && game.ask(position)?.type === 'choose'
  return lineOf(entries).findLast(({ seq }) => isAsked(positions[seq]))?.seq
}
