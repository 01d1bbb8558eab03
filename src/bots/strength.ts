/** The strengths of bots, from the weakest; journals and rooms carry these names. */
export const strengths = ['beginner', 'ganger', 'shrewd', 'master'] as const
export type Strength = (typeof strengths)[number]

export const isStrength = (name: string): name is Strength => strengths.some((strength) => strength === name)

/** The bot that plays where nobody chose a strength. */
export const usualBot: Strength = 'ganger'

/** Time each strength may think about a move, ms. The weaker two are hardly ever that slow. */
export const thinkingTime: Readonly<Record<Strength, number>> = {
  beginner: 300,
  ganger: 300,
  shrewd: 700,
  master: 1500,
}
