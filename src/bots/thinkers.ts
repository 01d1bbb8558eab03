import type { Draw } from '../rules/chance.ts'
import type { Mind } from '../rules/mind.ts'
import { greedy, judicious } from './greedy.ts'
import { pick } from './pick.ts'
import { type SearchSettings, searching } from './search.ts'
import type { Strength } from './strength.ts'
import type { Thinker } from './thinker.ts'

/** Picks any legal move: what the weakest is measured against. */
export const random: Thinker = ({ choice }, _, draw) => {
  const move = pick(choice.moves, draw)
  return { move, options: [{ move, points: 0, chance: 0, visits: 0 }], iterations: 0 }
}

/** The settings of the master’s search. */
export const mastersSearch: SearchSettings = {
  curiosity: 0.15,
  alone: 0.6,
  trust: 6,
  rounds: 1,
  patience: 150,
  blind: 1,
}

/** Takes any of the better half of the moves, by what looks good at the end of this turn at a glance. */
const careless: Thinker = (question, more, draw) => {
  const thought = greedy(question, (iterations) => iterations < 1 && more(iterations), draw)
  const { options } = thought
  return { ...thought, move: pick(options.slice(0, Math.ceil(options.length / 2)), draw).move }
}

const planner = searching(mastersSearch)

/** The way of deciding at its best, and when attention slips. */
type Ways = readonly [best: Thinker, slip: Thinker]

const ways: Readonly<Record<Strength, Ways>> = {
  beginner: [greedy, careless],
  learner: [greedy, careless],
  ganger: [judicious, careless],
  canny: [planner, careless],
  // From here up a slip leaves out the search, but not the judgement, unless the title says otherwise.
  shrewd: [planner, judicious],
  expert: [planner, judicious],
  master: [planner, judicious],
}

/** Whether a strength searches when it is at its best. */
export const plans = (strength: Strength): boolean => ways[strength][0] === planner

/** By strength, the share of choices in which attention slips, for titles that don't say otherwise. */
const usualSlips: Mind['slips'] = { beginner: 0.75, learner: 0.3, canny: 0.3, shrewd: 0.6, expert: 0.3 }

/** Whether attention slips at this choice: decided by the next draw. */
export const isSlip = (strength: Strength, { slips = usualSlips }: Pick<Mind, 'slips'>, draw: Draw): boolean =>
  draw(1000) < 1000 * (slips?.[strength] ?? 0)

const thinkerOf =
  (strength: Strength): Thinker =>
  (question, more, draw) => {
    const { mind } = question
    const [best, slip] = ways[strength]
    const lapse = mind.slipsAreCareless ? careless : slip
    return (isSlip(strength, mind, draw) ? lapse : best)(question, more, draw)
  }

/** The thinker of each strength. */
export const thinkers: Readonly<Record<Strength, Thinker>> = {
  beginner: thinkerOf('beginner'),
  learner: thinkerOf('learner'),
  ganger: thinkerOf('ganger'),
  canny: thinkerOf('canny'),
  shrewd: thinkerOf('shrewd'),
  expert: thinkerOf('expert'),
  master: thinkerOf('master'),
}
