import { listAnd, many } from '../../../../kit/german.ts'
import type { Outcome, ScoreLine } from '../../../../rules/game.ts'
import type { Position } from '../../position.ts'
import { seatName } from './seats.ts'
import { pointsText } from './tiles.ts'

/** What a line of the final score is for. */
export const scoreText = ({ source }: ScoreLine): string =>
  source === 'city' ? 'Linien in die Stadt' : 'Linien an den Rand'

/** How many lines earned the points. */
export const countText = ({ count = 0 }: ScoreLine): string => many(count, 'Linie', 'Linien')

/** Who won, and by how many points. */
export function outcomeText(p: Position, { seats, winners }: Outcome): string {
  const points = pointsText(seats[winners[0] ?? 0]?.total ?? 0)
  const names = listAnd(winners.map((seat) => seatName(p, seat)))
  return winners.length > 1
    ? `${names} teilen sich den Sieg mit je ${points}.`
    : `${names} gewann mit ${points}.`
}
