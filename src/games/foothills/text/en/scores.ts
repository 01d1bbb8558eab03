import type { Outcome, ScoreLine } from '../../../../rules/game.ts'
import { halves } from '../../../../rules/words.ts'
import type { Box } from '../../box.ts'
import type { Scoring } from '../../content/edition.ts'
import type { Position } from '../../position.ts'
import { many } from './goods.ts'
import { seatName } from './seats.ts'

/** What a scored card is worth. */
export const scoringText: { readonly [S in Scoring]: string } = {
  passenger: '1 VP per 2 passengers',
  track: '1 VP per 2 tracks laid',
  station: '1 VP per station built',
  ticket: '1 VP per ticket',
  card: '1 VP per scored card',
}

const lines: Readonly<Record<string, (box: Box, line: ScoreLine) => string>> = {
  cleared: () => 'Cards cleared',
  track: () => 'Track laid',
  bonus: () => 'Station bonuses',
  exchange: () => 'Surveyor trades',
  lineBonus: (box, line) =>
    `Most stations on the ${box.lines.find((l) => l.numeral === line.detail)?.name}`,
  passengers: () => 'Passengers, ½ VP each',
  summit: () => 'Summit chit',
  'pile.passenger': (box, line) => pileText(box, line, scoringText.passenger),
  'pile.track': (box, line) => pileText(box, line, scoringText.track),
  'pile.station': (box, line) => pileText(box, line, scoringText.station),
  'pile.ticket': (box, line) => pileText(box, line, scoringText.ticket),
  'pile.card': (box, line) => pileText(box, line, scoringText.card),
}

function pileText(box: Box, line: ScoreLine, scoring: string): string {
  const card = box.actions.find((one) => one.id === line.detail)
  return `${card?.grey.name}: ${scoring}`
}

/** What a line of the final score counts, in the singular and the plural. */
const counted: Readonly<Record<string, readonly [one: string, more: string]>> = {
  lineBonus: ['station', 'stations'],
  passengers: ['passenger', 'passengers'],
  'pile.passenger': ['passenger', 'passengers'],
  'pile.track': ['track', 'tracks'],
  'pile.station': ['station', 'stations'],
  'pile.ticket': ['ticket', 'tickets'],
  'pile.card': ['card', 'cards'],
}

/** How many things earned a line’s points. */
export function countText({ source, count }: ScoreLine): string | undefined {
  const names = counted[source]
  return names && count !== undefined ? many(count, ...names) : undefined
}

/** What a line of the final score is for. */
export const scoreText = (box: Box, line: ScoreLine): string =>
  lines[line.source]?.(box, line) ?? line.source

/** Who won, or that it’s a tie and what comes next. */
export function outcomeText(p: Position, { seats, winners, rematch }: Outcome): string {
  const [first = 0] = winners
  const points = halves(seats[first]?.total ?? 0)
  if (winners.length === 1) return `${seatName(p, first)} won with ${points} VP.`
  if (rematch) return `Tied at ${points} VP. Play the rematch: swap colours, same lines.`
  return `Tied again at ${points} VP, so it’s a draw.`
}
