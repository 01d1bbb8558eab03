import { isStrength, longestThought, type Strength, strengths } from '../../bots/strength.ts'
import { guild } from '../../rules/guild.ts'
import type { TitleInfo } from '../../rules/title.ts'
import { text } from '../text/text.ts'

/** Those whom a title’s people can play against: the computer players, and the Guild where its rules play seats. */
export const rivalsIn = (title: Pick<TitleInfo, 'guild'>): readonly string[] =>
  title.guild ? [...strengths, guild] : strengths

/** The longest that a computer player may think about a move, in whole seconds; 0 if that takes no time. */
const secondsOf = (bot: Strength) => (longestThought(bot) < 500 ? 0 : Math.ceil(longestThought(bot) / 1000))

/** A computer player or the Guild by the name in the journal; undefined for one without a strength. */
export function botText(name: string | undefined) {
  if (name === guild) return { ...text().bots.guild, names: [text().bots.guild.name], seconds: 0 }
  if (!isStrength(name)) return undefined
  const said = text().bots[name]
  return { ...said, names: [said.name, said.second, said.third], seconds: secondsOf(name) }
}
