import type { Seat } from '../rules/game.ts'
import type { EvaluatedMove } from './thinker.ts'

/** Everyone's chances, adding up to 1; played alone, the chance to win. */
export function sharesOf({ chances = [] }: Pick<EvaluatedMove<unknown>, 'chances'>): readonly number[] {
  const sum = chances.reduce((all, chance) => all + chance, 0)
  return chances.length < 2 || sum === 0 ? chances : chances.map((chance) => chance / sum)
}

/** A seat's own chance among them. */
export const shareOf = (option: EvaluatedMove<unknown>, seat: Seat): number => sharesOf(option)[seat] ?? 0
