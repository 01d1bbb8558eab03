import { listAnd, many } from '../../../../kit/english.ts'
import type { Outcome, ScoreLine } from '../../../../rules/game.ts'
import type { Position } from '../../position.ts'
import { seatName } from './seats.ts'
import { pointsText } from './tiles.ts'

/** What a line of the final score is for. */
export const scoreText = ({ source }: ScoreLine): string =>
  source === 'city' ? 'Lines into the city' : 'Lines to the edge'

/** How many lines earned the points. */
export const countText = ({ count = 0 }: ScoreLine): string => many(count, 'line')

/** Who won, and by how many points. */
export function outcomeText(p: Position, { seats, winners }: Outcome): string {
  const points = pointsText(seats[winners[0] ?? 0]?.total ?? 0)
  const names = listAnd(winners.map((seat) => seatName(p, seat)))
  return winners.length > 1
    ? `${names} share the win with ${points} each.`
    : `${names} won with ${points}.`
}
