import type { Outcome, ScoreLine } from '../../../../rules/game.ts'
import { halves } from '../../../../rules/words.ts'
import type { Box } from '../../box.ts'
import type { Scoring } from '../../content/edition.ts'
import type { Position } from '../../position.ts'
import { many } from './goods.ts'
import { seatName } from './seats.ts'

/** What a scored card is worth. */
export const scoringText: { readonly [S in Scoring]: string } = {
  passenger: '1 SP pro 2 Fahrgäste',
  track: '1 SP pro 2 verlegte Gleise',
  station: '1 SP pro gebautem Bahnhof',
  ticket: '1 SP pro Fahrkarte',
  card: '1 SP pro gewerteter Karte',
}

const lines: Readonly<Record<string, (box: Box, line: ScoreLine) => string>> = {
  cleared: () => 'Geräumte Karten',
  track: () => 'Verlegte Gleise',
  bonus: () => 'Bahnhofsboni',
  exchange: () => 'Tausch des Vermessers',
  lineBonus: (box, line) =>
    `Meiste Bahnhöfe: ${box.lines.find((l) => l.numeral === line.detail)?.name}`,
  passengers: () => 'Fahrgäste, je ½ SP',
  summit: () => 'Gipfelplättchen',
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
  lineBonus: ['Bahnhof', 'Bahnhöfe'],
  passengers: ['Fahrgast', 'Fahrgäste'],
  'pile.passenger': ['Fahrgast', 'Fahrgäste'],
  'pile.track': ['Gleis', 'Gleise'],
  'pile.station': ['Bahnhof', 'Bahnhöfe'],
  'pile.ticket': ['Fahrkarte', 'Fahrkarten'],
  'pile.card': ['Karte', 'Karten'],
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
  if (winners.length === 1) return `${seatName(p, first)} gewann mit ${points} SP.`
  if (rematch)
    return `Gleichstand mit ${points} SP. Spielt die Revanche: Farben tauschen, gleiche Strecken.`
  return `Wieder Gleichstand mit ${points} SP, also unentschieden.`
}
