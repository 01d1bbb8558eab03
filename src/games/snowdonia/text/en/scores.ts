import { listAnd, many } from '../../../../kit/english.ts'

/** The final score. */
export const scores = {
  sources: {
    ...{ sites: 'Building sites', digs: 'Excavation sites', tracks: 'Track' },
    ...{ surveyor: 'Surveyor' },
  },
  contract: (contract: string) => `Contract: ${contract}`,
  train: (name: string) => `Train: ${name}`,
  counted: {
    sites: (n: number) => many(n, 'site'),
    digs: (n: number) => many(n, 'site'),
    tracks: (n: number) => many(n, 'track'),
    surveyor: (n: number) => many(n, 'station'),
  },
  won: (name: string, points: string) => `${name} won with ${points}.`,
  shared: (names: readonly string[], points: string) =>
    `${listAnd(names)} share the win with ${points} each.`,
  alone: (points: string, train: string) => `With ${train} you scored ${points}.`,
  best: 'That’s your best of this series so far.',
  behind: (points: string) => `Your best of this series is still ${points}.`,
  series: (points: string) => `The series of seven is complete: ${points} in all.`,
}
