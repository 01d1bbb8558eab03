import type { Game, MatchOptions, Seat } from './game.ts'

/** The name of the Guild in the journal: a bot that is never asked, in a seat that the rules themselves play. */
export const guild = 'guild'

/**
 * Options by which the Guild plays these seats and no others: they are in the option `guild`, which every title reads
 * whose rules play seats. Others have no use for it.
 */
export function withGuild({ rulesPlay }: Pick<Game, 'rulesPlay'>, options: MatchOptions, seats: readonly Seat[]) {
  if (!rulesPlay) return options
  const { guild: _, ...others } = options
  return seats.length === 0 ? others : { ...others, guild: seats }
}
