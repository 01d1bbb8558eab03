import type { Outcome, ScoreLine } from '../../../rules/game.ts'
import { type Box, trainIn } from '../box.ts'
import type { Position } from '../position.ts'
import { contractName } from './contracts.ts'
import type { Locale } from './locale.ts'
import { seatName } from './seats.ts'

type Source = keyof Locale['scores']['sources']

const isSource = (t: Locale, source: string): source is Source =>
  Object.hasOwn(t.scores.sources, source)

/** The source of a line of the final score. */
export function scoreText(t: Locale, box: Box, { source, detail }: ScoreLine): string {
  if (source === 'contract') return t.scores.contract(contractName(t, box, Number(detail)))
  if (source === 'train') return t.scores.train(trainIn(box, Number(detail)).name)
  return isSource(t, source) ? t.scores.sources[source] : source
}

/** Number of things that earned a line’s points. */
export const countText = (t: Locale, { source, count }: ScoreLine): string | undefined =>
  count !== undefined && isSource(t, source) ? t.scores.counted[source](count) : undefined

/** The winners; for a match of one, a comparison with the others of its series. */
export function outcomeText(t: Locale, box: Box, p: Position, { seats, winners }: Outcome): string {
  const total = seats[winners[0] ?? 0]?.total ?? 0
  const points = t.counted.points(total)
  if (p.boards.length === 1) return aloneText(t, box, p, total)
  const names = winners.map((seat) => seatName(t, p, seat))
  return names.length > 1 ? t.scores.shared(names, points) : t.scores.won(names[0] ?? '', points)
}

/** “Solitaire Play”: the points, and what they make of the series. */
function aloneText(t: Locale, box: Box, { settings }: Position, total: number): string {
  const { scores, counted } = t
  const alone = scores.alone(counted.points(total), trainIn(box, settings.train).name)
  const series = [...settings.series, total]
  const all = box.values.trains.length
  if (series.length === all) return [alone, ...seriesText(t, series, settings.best)].join(' ')
  if (series.length === 1) return `${alone} ${scores.first(all)}`
  const best = Math.max(...settings.series)
  const compared = total >= best ? scores.best : scores.behind(counted.points(best))
  return [alone, compared, scores.soFar(series, all, sumOf(series))].join(' ')
}

/** A whole series, beside the best one before it. */
function seriesText(t: Locale, series: readonly number[], best: number | undefined): string[] {
  const { scores, counted } = t
  const sum = sumOf(series)
  const beaten =
    sum > (best ?? 0) ? scores.bestSeries : scores.behindSeries(counted.points(best ?? 0))
  return [
    scores.series(series, counted.points(sum)),
    ...(best === undefined ? [] : [beaten]),
    scores.another,
  ]
}

const sumOf = (points: readonly number[]) => points.reduce((all, one) => all + one, 0)
