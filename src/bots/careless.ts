import { greedy } from './greedy.ts'
import { pick } from './pick.ts'
import type { Thinker } from './thinker.ts'

/** Takes any of the better half of the moves, by what looks good at the end of this turn at a glance. */
export const careless: Thinker = (question, more, draw) => {
  const thought = greedy(question, (iterations) => iterations < 1 && more(iterations), draw)
  const { options } = thought
  return { ...thought, move: pick(options.slice(0, Math.ceil(options.length / 2)), draw).move }
}
