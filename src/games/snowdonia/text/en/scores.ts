import { listAnd, many } from '../../../../kit/english.ts'

/** The final score. */
export const scores = {
  sources: { sites: 'Building sites', digs: 'Excavation sites', tracks: 'Track', surveyor: 'Surveyor' },
  contract: (contract: string) => `Contract: ${contract}`,
  train: (name: string) => `Train: ${name}`,
  counted: {
    sites: (n: number) => many(n, 'site'),
    digs: (n: number) => many(n, 'site'),
    tracks: (n: number) => many(n, 'track'),
    surveyor: (n: number) => many(n, 'station'),
  },
  won: (name: string, points: number) => `${name} won with ${many(points, 'point')}.`,
  shared: (names: readonly string[], points: number) =>
    `${listAnd(names)} share the win with ${many(points, 'point')} each.`,
  alone: (points: string, train: string) => `With ${train} you scored ${points}.`,
  best: 'That’s your best of this series so far.',
  behind: (points: string) => `Your best of this series is still ${points}.`,
  first: (matches: number) => `That was the first match of a series of ${matches}.`,
  /** “Match 3 of 7: 50, 60 and 112, so 222 in all.” */
  soFar: (series: readonly number[], matches: number, sum: number) =>
    `Match ${series.length} of ${matches}: ${listAnd(series.map(String))}, so ${sum} in all.`,
  series: (series: readonly number[], points: string) =>
    `The series is complete: ${listAnd(series.map(String))}, so ${points} in all.`,
  bestSeries: 'That’s your best series so far.',
  behindSeries: (points: string) => `Your best series still has ${points}.`,
  another: 'The next match begins another series.',
}
