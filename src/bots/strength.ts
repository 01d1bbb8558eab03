/** The strengths of bots, from the weakest; journals and rooms carry these names. */
export const strengths = ['beginner', 'learner', 'ganger', 'canny', 'shrewd', 'expert', 'master'] as const
export type Strength = (typeof strengths)[number]

export const isStrength = (name: string | undefined): name is Strength =>
  strengths.some((strength) => strength === name)

/** The bot that plays where nobody chose a strength. */
export const usualBot: Strength = 'ganger'

/** Time each strength may think about a move, ms. The weakest three are hardly ever that slow. */
export const thinkingTime: Readonly<Record<Strength, number>> = {
  beginner: 300,
  learner: 300,
  ganger: 300,
  canny: 500,
  shrewd: 700,
  expert: 1000,
  master: 1500,
}
