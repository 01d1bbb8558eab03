import type { Outcome, ScoreLine } from '../../../rules/game.ts'
import type { Position } from '../position.ts'
import { seatName } from './seats.ts'
import type { Tongue } from './tongue.ts'

/** What a line of the final score is for. */
export const scoreText = ({ scores }: Tongue, { source }: ScoreLine): string =>
  source === 'city' ? scores.city : scores.edge

/** How many lines earned the points. */
export const countText = ({ scores }: Tongue, { count = 0 }: ScoreLine): string =>
  scores.lines(count)

/** Who won, and by how many points. */
export function outcomeText(t: Tongue, p: Position, { seats, winners }: Outcome): string {
  const points = seats[winners[0] ?? 0]?.total ?? 0
  const names = winners.map((seat) => seatName(t, p, seat))
  return names.length > 1 ? t.scores.shared(names, points) : t.scores.won(names[0] ?? '', points)
}
