import { many } from '../../../../kit/welsh.ts'
import type { Scoring } from '../../content/edition.ts'
import { card, passenger, station, ticket, track } from './nouns.ts'

/** The worth of a scored card. */
export const scoringText: { readonly [S in Scoring]: string } = {
  passenger: '1 PB am bob 2 deithiwr',
  track: '1 PB am bob 2 drac wedi’u gosod',
  station: '1 PB am bob gorsaf wedi’i hadeiladu',
  ticket: '1 PB am bob tocyn',
  card: '1 PB am bob cerdyn wedi’i sgorio',
}

/** Sources of the lines of the final score. */
export const sources = {
  cleared: 'Cardiau wedi’u clirio',
  track: 'Trac wedi’i osod',
  bonus: 'Bonysau gorsafoedd',
  exchange: 'Cyfnewid y syrfëwr',
  passengers: 'Teithwyr, ½ PB yr un',
  summit: 'Darn y copa',
}
export const lineBonus = (line: string): string => `Y mwyaf o orsafoedd: ${line}`

/** Number of things that earned points. */
export const counted = {
  passenger: (n: number) => many(n, passenger),
  track: (n: number) => many(n, track),
  station: (n: number) => many(n, station),
  ticket: (n: number) => many(n, ticket),
  card: (n: number) => many(n, card),
}

export const won = (name: string, points: string): string => `Enillodd ${name} gyda ${points} PB.`
export const tied = (points: string): string =>
  `Cyfartal ar ${points} PB. Chwaraewch gêm arall: cyfnewid lliwiau, yr un leiniau.`
export const drawn = (points: string): string => `Cyfartal eto ar ${points} PB, felly gêm gyfartal yw hi.`
