import { listAnd, many } from '../../../../kit/english.ts'

/** The final score. */
export const scores = {
  city: 'Lines into the city',
  edge: 'Lines to the edge',
  lines: (count: number) => many(count, 'line'),
  won: (name: string, points: string) => `${name} won with ${points}.`,
  shared: (names: readonly string[], points: string) =>
    `${listAnd(names)} share the win with ${points} each.`,
}
