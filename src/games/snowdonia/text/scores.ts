import type { Outcome, ScoreLine } from '../../../rules/game.ts'
import { type Box, trainIn } from '../box.ts'
import type { Position } from '../position.ts'
import { contractName } from './contracts.ts'
import { seatName } from './seats.ts'
import type { Tongue } from './tongue.ts'

type Source = keyof Tongue['scores']['sources']

const isSource = (t: Tongue, source: string): source is Source =>
  Object.hasOwn(t.scores.sources, source)

/** What a line of the final score is for. */
export function scoreText(t: Tongue, box: Box, { source, detail }: ScoreLine): string {
  if (source === 'contract') return t.scores.contract(contractName(t, box, Number(detail)))
  if (source === 'train') return t.scores.train(trainIn(box, Number(detail)).name)
  return isSource(t, source) ? t.scores.sources[source] : source
}

/** How many things earned a line’s points. */
export const countText = (t: Tongue, { source, count }: ScoreLine): string | undefined =>
  count !== undefined && isSource(t, source) ? t.scores.counted[source](count) : undefined

/** Who won; of a match of one, how it compares with the others of its series. */
export function outcomeText(t: Tongue, box: Box, p: Position, { seats, winners }: Outcome): string {
  const total = seats[winners[0] ?? 0]?.total ?? 0
  const points = t.counted.points(total)
  if (p.boards.length === 1) return aloneText(t, box, p, total)
  const names = winners.map((seat) => seatName(t, p, seat))
  return names.length > 1 ? t.scores.shared(names, points) : t.scores.won(names[0] ?? '', points)
}

/** “Solitaire Play”: the points, and the best or the sum of the series. */
function aloneText(t: Tongue, box: Box, { settings }: Position, total: number): string {
  const { series, train } = settings
  const { scores, counted } = t
  const alone = scores.alone(counted.points(total), trainIn(box, train).name)
  if (series.length === 0) return alone
  const best = Math.max(...series)
  const compared = total >= best ? scores.best : scores.behind(counted.points(best))
  const isLast = series.length + 1 === box.values.trains.length
  const sum = series.reduce((all, one) => all + one, total)
  return [alone, compared, ...(isLast ? [scores.series(counted.points(sum))] : [])].join(' ')
}
