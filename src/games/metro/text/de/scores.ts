import { listAnd, many } from '../../../../kit/german.ts'

/** In the dative. */
const withPoints = (count: number) => many(count, 'Punkt', 'Punkten')

/** The final score. */
export const scores = {
  city: 'Linien in die Stadt',
  edge: 'Linien an den Rand',
  lines: (count: number) => many(count, 'Linie', 'Linien'),
  won: (name: string, points: number) => `${name} gewann mit ${withPoints(points)}.`,
  shared: (names: readonly string[], points: number) =>
    `${listAnd(names)} teilen sich den Sieg mit je ${withPoints(points)}.`,
}
