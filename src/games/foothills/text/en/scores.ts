import type { Outcome, ScoreLine } from '../../../../rules/game.ts'
import { halves } from '../../../../rules/words.ts'
import type { Box } from '../../box.ts'
import type { Scoring } from '../../content/edition.ts'
import type { Position } from '../../position.ts'
import { many } from './goods.ts'
import { seatName } from './seats.ts'

/** What a card in the scoring pile pays. */
export const scoringText: { readonly [S in Scoring]: string } = {
  passenger: '1 VP for every 2 passengers',
  track: '1 VP for every 2 tracks',
  station: '1 VP for each station',
  ticket: '1 VP for each ticket',
  card: '1 VP for each scored card',
}

const lines: Readonly<Record<string, (box: Box, line: ScoreLine) => string>> = {
  cleared: () => 'Station cards cleared of rubble',
  track: () => 'Tracks laid',
  bonus: () => 'Bonuses for stations built',
  exchange: () => 'Exchanged by the surveyor',
  lineBonus: (box, line) =>
    `Most stations on ${box.lines.find((l) => l.numeral === line.detail)?.name}`,
  passengers: () => 'Passengers, half a point each',
  summit: () => 'The summit chit',
  'pile.passenger': (box, line) => pileText(box, line, scoringText.passenger),
  'pile.track': (box, line) => pileText(box, line, scoringText.track),
  'pile.station': (box, line) => pileText(box, line, scoringText.station),
  'pile.ticket': (box, line) => pileText(box, line, scoringText.ticket),
  'pile.card': (box, line) => pileText(box, line, scoringText.card),
}

function pileText(box: Box, line: ScoreLine, scoring: string): string {
  const card = box.actions.find((one) => one.id === line.detail)
  return `${card?.grey.name}, scored: ${scoring}`
}

/** What the things that a line of the reckoning counts are called: one, and more. */
const counted: Readonly<Record<string, readonly [one: string, more: string]>> = {
  lineBonus: ['station', 'stations'],
  passengers: ['passenger', 'passengers'],
  'pile.passenger': ['passenger', 'passengers'],
  'pile.track': ['track', 'tracks'],
  'pile.station': ['station', 'stations'],
  'pile.ticket': ['ticket', 'tickets'],
  'pile.card': ['card', 'cards'],
}

/** How many things earned the points of a line. */
export function countText({ source, count }: ScoreLine): string | undefined {
  const names = counted[source]
  return names && count !== undefined ? many(count, ...names) : undefined
}

/** What a line of the final reckoning is for. */
export const scoreText = (box: Box, line: ScoreLine): string =>
  lines[line.source]?.(box, line) ?? line.source

/** Who won, or that it is a tie and what follows. */
export function outcomeText(p: Position, { seats, winners, rematch }: Outcome): string {
  const [first = 0] = winners
  const points = halves(seats[first]?.total ?? 0)
  if (winners.length === 1) return `${seatName(p, first)} wins with ${points} VP.`
  if (rematch)
    return `A tie at ${points} VP. The rules ask for a return match: colours swapped, the same lines.`
  return `A tie again, at ${points} VP: a true draw.`
}
