import { text } from '../text/text.ts'

/** The longest that each computer player may think about a move, in whole seconds; 0 if that takes no time. */
const seconds = { beginner: 0, ganger: 0, shrewd: 1, master: 2 } as const
export type BotName = keyof typeof seconds

/** The computer players, the weakest first, by their names in the journal. */
export const botNames: readonly string[] = Object.keys(seconds)

const isBot = (name: string | undefined): name is BotName => name !== undefined && Object.hasOwn(seconds, name)

/** A computer player by the name in the journal; undefined for one without a strength. */
export const botText = (name: string | undefined) =>
  isBot(name) ? { ...text().bots[name], seconds: seconds[name] } : undefined
