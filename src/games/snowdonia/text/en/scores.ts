import { listAnd, many } from '../../../../kit/english.ts'

/** The final score. */
export const scores = {
  sites: 'Building sites',
  digs: 'Excavation sites',
  tracks: 'Track laid',
  train: (name: string) => `Train: ${name}`,
  surveyor: 'Surveyor',
  sitesCounted: (n: number) => many(n, 'site'),
  tracksCounted: (n: number) => many(n, 'card'),
  stationsCounted: (n: number) => many(n, 'station'),
  won: (name: string, points: string) => `${name} won with ${points}.`,
  shared: (names: readonly string[], points: string) =>
    `${listAnd(names)} share the win with ${points} each.`,
  alone: (points: string, train: string) => `The line is built with ${train}: ${points}.`,
  series: (points: string, matches: number) =>
    `All ${many(matches, 'match', 'matches')} so far: ${points}.`,
}
