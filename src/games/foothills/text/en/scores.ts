import { many } from '../../../../kit/english.ts'
import type { Scoring } from '../../content/edition.ts'

/** The worth of a scored card. */
export const scoringText: { readonly [S in Scoring]: string } = {
  passenger: '1 VP per 2 passengers',
  track: '1 VP per 2 tracks laid',
  station: '1 VP per station built',
  ticket: '1 VP per ticket',
  card: '1 VP per scored card',
}

/** Sources of the lines of the final score. */
export const sources = {
  cleared: 'Cards cleared',
  track: 'Track laid',
  bonus: 'Station bonuses',
  exchange: 'Surveyor trades',
  passengers: 'Passengers, ½ VP each',
  summit: 'Summit chit',
}
export const lineBonus = (line: string): string => `Most stations on the ${line}`

/** Number of things that earned points. */
export const counted = {
  passenger: (n: number) => many(n, 'passenger'),
  track: (n: number) => many(n, 'track'),
  station: (n: number) => many(n, 'station'),
  ticket: (n: number) => many(n, 'ticket'),
  card: (n: number) => many(n, 'card'),
}

export const won = (name: string, points: string): string => `${name} won with ${points} VP.`
export const tied = (points: string): string => `Tied at ${points} VP. Play the rematch: swap colours, same lines.`
export const drawn = (points: string): string => `Tied again at ${points} VP, so it’s a draw.`
