import { listAnd, many } from '../../../../kit/english.ts'

/** The final score. */
export const scores = {
  city: 'Lines into the city',
  edge: 'Lines to the edge',
  lines: (count: number) => many(count, 'line'),
  won: (name: string, points: number) => `${name} won with ${many(points, 'point')}.`,
  shared: (names: readonly string[], points: number) =>
    `${listAnd(names)} share the win with ${many(points, 'point')} each.`,
}
