import { listAnd, many } from '../../../../kit/german.ts'
import type { scores as english } from '../en/scores.ts'

/** In the dative. */
const withPoints = (count: number) => many(count, 'Punkt', 'Punkten')

/** The final score. */
export const scores: typeof english = {
  sources: { sites: 'Bauplätze', digs: 'Aushubplätze', tracks: 'Gleise', surveyor: 'Vermesser' },
  contract: (contract) => `Auftrag: ${contract}`,
  train: (name) => `Lokomotive: ${name}`,
  counted: {
    sites: (n) => many(n, 'Bauplatz', 'Bauplätze'),
    digs: (n) => many(n, 'Aushubplatz', 'Aushubplätze'),
    tracks: (n) => many(n, 'Gleis', 'Gleise'),
    surveyor: (n) => many(n, 'Bahnhof', 'Bahnhöfe'),
  },
  won: (name, points) => `${name} gewann mit ${withPoints(points)}.`,
  shared: (names, points) => `${listAnd(names)} teilen sich den Sieg mit je ${withPoints(points)}.`,
  alone: (points, train) => `Mit ${train} hast du ${points} erreicht.`,
  best: 'Das ist bisher dein bestes Ergebnis dieser Reihe.',
  behind: (points) => `Dein bestes Ergebnis dieser Reihe bleibt: ${points}.`,
  first: (matches) => `Das war die erste Partie einer Reihe von ${matches}.`,
  soFar: (series, matches, sum) =>
    `Partie ${series.length} von ${matches}: ${listAnd(series.map(String))}, zusammen ${sum}.`,
  series: (series, points) => `Die Reihe ist komplett: ${listAnd(series.map(String))}, zusammen ${points}.`,
  bestSeries: 'Das ist bisher deine beste Reihe.',
  behindSeries: (points) => `Deine beste Reihe hat weiterhin ${points}.`,
  another: 'Mit der nächsten Partie beginnt eine neue Reihe.',
}
