import { listNames, many } from '../../../../kit/welsh.ts'
import type { scores as english } from '../en/scores.ts'
import { point, site, station, track } from './nouns.ts'

/** The final score. */
export const scores: typeof english = {
  sources: { sites: 'Safleoedd adeiladu', digs: 'Safleoedd cloddio', tracks: 'Trac', surveyor: 'Syrfëwr' },
  contract: (contract) => `Contract: ${contract}`,
  train: (name) => `Trên: ${name}`,
  counted: {
    sites: (n) => many(n, site),
    digs: (n) => many(n, site),
    tracks: (n) => many(n, track),
    surveyor: (n) => many(n, station),
  },
  won: (name, points) => `Enillodd ${name} gyda ${many(points, point)}.`,
  shared: (names, points) => `Mae ${listNames(names)} yn rhannu’r fuddugoliaeth gyda ${many(points, point)} yr un.`,
  alone: (points, train) => `Gyda ${train}, sgoriaist ti ${points}.`,
  best: 'Dyna dy orau yn y gyfres hon hyd yma.',
  behind: (points) => `Dy orau yn y gyfres hon o hyd: ${points}.`,
  first: (matches) => `Honno oedd gêm gyntaf cyfres o ${matches}.`,
  soFar: (series, matches, sum) => `Gêm ${series.length} o ${matches}: ${series.join(', ')}, sef ${sum} i gyd.`,
  series: (series, points) => `Mae’r gyfres yn gyflawn: ${series.join(', ')}, sef ${points} i gyd.`,
  bestSeries: 'Dyna dy gyfres orau hyd yn hyn.',
  behindSeries: (points) => `Mae gan dy gyfres orau ${points} o hyd.`,
  another: 'Bydd y gêm nesaf yn dechrau cyfres newydd.',
}
