import { greedy } from './greedy.ts'
import { pick } from './pick.ts'
import { type SearchSettings, searching } from './search.ts'
import type { Strength } from './strength.ts'
import type { Thinker } from './thinker.ts'

/** Picks any legal move: what the weakest is measured against. */
export const random: Thinker = ({ choice }, _, draw) => {
  const move = pick(choice.moves, draw)
  return { move, options: [{ move, points: 0, chance: 0, visits: 0 }], iterations: 0 }
}

/**
 * The settings of the strengths that search. The shrewd one wavers, looks less far and only thinks of the moves that
 * look best at a glance.
 */
export const searches = {
  shrewd: { curiosity: 0.8, trust: 4, rounds: 0.5, blind: 1, shortlist: 2 },
  master: { curiosity: 0.15, alone: 0.6, trust: 6, rounds: 1, patience: 150, blind: 1 },
} as const satisfies Partial<Record<Strength, SearchSettings>>

/** Takes any of the better half of the moves, by what looks good at the end of this turn at a glance. */
const careless: Thinker = (question, more, draw) => {
  const thought = greedy(question, (iterations) => iterations < 1 && more(iterations), draw)
  const { options } = thought
  return { ...thought, move: pick(options.slice(0, Math.ceil(options.length / 2)), draw).move }
}

/** The thinker of each strength. */
export const thinkers: Readonly<Record<Strength, Thinker>> = {
  beginner: careless,
  learner: careless,
  ganger: greedy,
  canny: searching(searches.shrewd),
  shrewd: searching(searches.shrewd),
  expert: searching(searches.master),
  master: searching(searches.master),
}
