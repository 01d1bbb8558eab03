import type { Outcome, ScoreLine } from '../../../rules/game.ts'
import { halves } from '../../../rules/words.ts'
import type { Box } from '../box.ts'
import type { Scoring } from '../content/edition.ts'
import type { Position } from '../position.ts'
import { seatName } from './seats.ts'
import type { Tongue } from './tongue.ts'

type Source = keyof Tongue['scores']['sources']

const isSource = (t: Tongue, source: string): source is Source =>
  Object.hasOwn(t.scores.sources, source)
const isScoring = (t: Tongue, scoring: string): scoring is Scoring =>
  Object.hasOwn(t.scores.scoringText, scoring)

/** The source of a line of the final score. */
export function scoreText(t: Tongue, box: Box, { source, detail }: ScoreLine): string {
  const [, scoring = ''] = source.split('pile.')
  if (isScoring(t, scoring)) {
    const card = box.actions.find((one) => one.id === detail)
    return `${card?.grey.name}: ${t.scores.scoringText[scoring]}`
  }
  if (source === 'lineBonus')
    return t.scores.lineBonus(box.lines.find((one) => one.numeral === detail)?.name ?? '')
  return isSource(t, source) ? t.scores.sources[source] : source
}

/** The things that earn a line’s points, where they are worth counting. */
function countedAs(source: string): string {
  if (source === 'lineBonus') return 'station'
  return source === 'passengers' ? 'passenger' : (source.split('pile.')[1] ?? '')
}

/** The number of things that earned a line’s points. */
export function countText(t: Tongue, { source, count }: ScoreLine): string | undefined {
  const thing = countedAs(source)
  return count !== undefined && isScoring(t, thing) ? t.scores.counted[thing](count) : undefined
}

/** The winner, or that it’s a tie and what comes next. */
export function outcomeText(t: Tongue, p: Position, { seats, winners, rematch }: Outcome): string {
  const [first = 0] = winners
  const points = halves(seats[first]?.total ?? 0)
  if (winners.length === 1) return t.scores.won(seatName(t, p, first), points)
  return rematch ? t.scores.tied(points) : t.scores.drawn(points)
}
