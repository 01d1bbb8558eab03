import type { Outcome, ScoreLine } from '../../../rules/game.ts'
import type { Position } from '../position.ts'
import type { Locale } from './locale.ts'
import { seatName } from './seats.ts'

/** The source of a line of the final score. */
export const scoreText = ({ scores }: Locale, { source }: ScoreLine): string =>
  source === 'city' ? scores.city : scores.edge

/** Number of lines that earned the points. */
export const countText = ({ scores }: Locale, { count = 0 }: ScoreLine): string =>
  scores.lines(count)

/** The winner, and the points. */
export function outcomeText(t: Locale, p: Position, { seats, winners }: Outcome): string {
  const points = seats[winners[0] ?? 0]?.total ?? 0
  const names = winners.map((seat) => seatName(t, p, seat))
  return names.length > 1 ? t.scores.shared(names, points) : t.scores.won(names[0] ?? '', points)
}
