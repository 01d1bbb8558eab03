/** The strengths of bots, from the weakest; journals and rooms carry these names. */
export const strengths = ['beginner', 'learner', 'ganger', 'canny', 'shrewd', 'expert', 'master'] as const
export type Strength = (typeof strengths)[number]

export const isStrength = (name: string | undefined): name is Strength =>
  strengths.some((strength) => strength === name)

/** The bot that plays where nobody chose a strength. */
export const usualBot: Strength = 'ganger'

/** Time each strength has for a move, ms; what easy moves leave of it, hard ones may use. */
export const thinkingTime: Readonly<Record<Strength, number>> = {
  beginner: 100,
  learner: 100,
  ganger: 100,
  canny: 400,
  shrewd: 500,
  expert: 900,
  master: 1500,
}

/** The longest that a strength may think about a move, ms: saved time at most doubles what it has. */
export const longestThought = (strength: Strength): number => 2 * thinkingTime[strength]
