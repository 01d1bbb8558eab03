import { guild } from '../../rules/guild.ts'
import type { TitleInfo } from '../../rules/title.ts'
import { text } from '../text/text.ts'

/** The longest that each computer player may think about a move, in whole seconds; 0 if that takes no time. */
const seconds = { beginner: 0, ganger: 0, shrewd: 1, master: 2 } as const
export type BotName = keyof typeof seconds

/** The one who plays unless another is chosen. */
export const usualBot = 'ganger' satisfies BotName

/** The computer players, the weakest first, by their names in the journal. */
export const botNames: readonly string[] = Object.keys(seconds)

/** Those whom a title’s people can play against: the computer players, and the Guild where its rules play seats. */
export const rivalsIn = (title: Pick<TitleInfo, 'guild'>): readonly string[] =>
  title.guild ? [...botNames, guild] : botNames

const isBot = (name: string | undefined): name is BotName => name !== undefined && Object.hasOwn(seconds, name)

/** A computer player or the Guild by the name in the journal; undefined for one without a strength. */
export function botText(name: string | undefined) {
  if (name === guild) return { ...text().bots.guild, names: [text().bots.guild.name], seconds: 0 }
  if (!isBot(name)) return undefined
  const said = text().bots[name]
  return { ...said, names: [said.name, said.second, said.third], seconds: seconds[name] }
}
