import type { Outcome, ScoreLine } from '../../../rules/game.ts'
import { halves } from '../../../rules/words.ts'
import type { Box } from '../box.ts'
import type { Scoring } from '../content/edition.ts'
import type { Position } from '../position.ts'
import type { Locale } from './locale.ts'
import { seatName } from './seats.ts'

type Source = keyof Locale['scores']['sources']

const isSource = (t: Locale, source: string): source is Source =>
  Object.hasOwn(t.scores.sources, source)
const isScoring = (t: Locale, scoring: string): scoring is Scoring =>
  Object.hasOwn(t.scores.scoringText, scoring)

/** The source of a line of the final score. */
export function scoreText(t: Locale, box: Box, { source, detail }: ScoreLine): string {
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
export function countText(t: Locale, { source, count }: ScoreLine): string | undefined {
  const thing = countedAs(source)
  return count !== undefined && isScoring(t, thing) ? t.scores.counted[thing](count) : undefined
}

/** The winner, or that it’s a tie and what comes next. */
export function outcomeText(t: Locale, p: Position, { seats, winners, rematch }: Outcome): string {
  const [first = 0] = winners
  const points = halves(seats[first]?.total ?? 0)
  if (winners.length === 1) return t.scores.won(seatName(t, p, first), points)
  return rematch ? t.scores.tied(points) : t.scores.drawn(points)
}
