import { listAnd, many } from '../../../../kit/german.ts'

/** The final score. */
export const scores = {
  city: 'Linien in die Stadt',
  edge: 'Linien an den Rand',
  lines: (count: number) => many(count, 'Linie', 'Linien'),
  won: (name: string, points: string) => `${name} gewann mit ${points}.`,
  shared: (names: readonly string[], points: string) =>
    `${listAnd(names)} teilen sich den Sieg mit je ${points}.`,
}
