import { many } from '../../../../kit/german.ts'
import type { Scoring } from '../../content/edition.ts'

/** The worth of a scored card. */
export const scoringText: { readonly [S in Scoring]: string } = {
  passenger: '1 SP pro 2 Fahrgäste',
  track: '1 SP pro 2 verlegte Gleise',
  station: '1 SP pro gebautem Bahnhof',
  ticket: '1 SP pro Fahrkarte',
  card: '1 SP pro gewerteter Karte',
}

/** Sources of the lines of the final score. */
export const sources = {
  cleared: 'Geräumte Karten',
  track: 'Verlegte Gleise',
  bonus: 'Bahnhofsboni',
  exchange: 'Tausch des Vermessers',
  passengers: 'Fahrgäste, je ½ SP',
  summit: 'Gipfelplättchen',
}
export const lineBonus = (line: string): string => `Meiste Bahnhöfe: ${line}`

/** Number of things that earned points. */
export const counted = {
  passenger: (n: number) => many(n, 'Fahrgast', 'Fahrgäste'),
  track: (n: number) => many(n, 'Gleis', 'Gleise'),
  station: (n: number) => many(n, 'Bahnhof', 'Bahnhöfe'),
  ticket: (n: number) => many(n, 'Fahrkarte', 'Fahrkarten'),
  card: (n: number) => many(n, 'Karte', 'Karten'),
}

export const won = (name: string, points: string): string => `${name} gewann mit ${points} SP.`
export const tied = (points: string): string =>
  `Gleichstand mit ${points} SP. Spielt die Revanche: Farben tauschen, gleiche Strecken.`
export const drawn = (points: string): string => `Wieder Gleichstand mit ${points} SP, also unentschieden.`
