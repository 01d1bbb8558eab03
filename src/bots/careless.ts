import { greedy } from './greedy.ts'
import { pick } from './pick.ts'
import type { Thinker } from './thinker.ts'

/** One move in so many is any of the better half. */
const slip = 4

/** Takes what looks good at the end of this turn at a glance, and slips now and then. */
export const careless: Thinker = (question, more, draw) => {
  const thought = greedy(question, (iterations) => iterations < 1 && more(iterations), draw)
  const { options } = thought
  if (draw(slip) > 0) return thought
  return { ...thought, move: pick(options.slice(0, Math.ceil(options.length / 2)), draw).move }
}
