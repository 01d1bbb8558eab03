import type { Outcome, ScoreLine, Seat } from '../../../rules/game.ts'
import { type Box, trainIn } from '../box.ts'
import { boardOf, type Position } from '../position.ts'
import { reckon } from '../score.ts'
import { seatName } from './seats.ts'
import type { Tongue } from './tongue.ts'

/** What a line of the final score is for. */
export function scoreText(t: Tongue, box: Box, { source, detail }: ScoreLine): string {
  const { scores } = t
  switch (source) {
    case 'sites':
    case 'digs':
    case 'tracks':
    case 'surveyor':
      return scores[source]
    case 'contract':
      return t.contracts.name(Number(detail))
    default:
      return scores.train(box.trains[Number(detail)]?.name ?? '')
  }
}

/** A seat's points if the match ended now. */
export const totalPoints = (box: Box, p: Position, seat: Seat): number =>
  reckon(box, p, seat).reduce((sum, { points }) => sum + points, 0)

/** How many things earned a line's points. */
export function countText({ scores }: Tongue, { source, count }: ScoreLine): string | undefined {
  if (count === undefined) return undefined
  if (source === 'tracks') return scores.tracksCounted(count)
  return source === 'surveyor' ? scores.stationsCounted(count) : scores.sitesCounted(count)
}

/** Who won; of a match alone, its points, and those of the series so far. */
export function outcomeText(t: Tongue, box: Box, p: Position, { seats, winners }: Outcome): string {
  const most = seats[winners[0] ?? 0]?.total ?? 0
  const points = t.counted.points(most)
  if (p.boards.length === 1) return aloneText(t, box, p, most)
  const names = winners.map((seat) => seatName(t, p, seat))
  return names.length > 1 ? t.scores.shared(names, points) : t.scores.won(names[0] ?? '', points)
}

function aloneText(t: Tongue, box: Box, p: Position, points: number): string {
  const { train, series } = p.settings
  const name = trainIn(box, boardOf(p, 0).train || train).name
  const alone = t.scores.alone(t.counted.points(points), name)
  if (series.length === 0) return alone
  const all = series.reduce((sum, one) => sum + one, points)
  return `${alone} ${t.scores.series(t.counted.points(all), series.length + 1)}`
}
