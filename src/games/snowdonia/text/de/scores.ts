import { listAnd, many } from '../../../../kit/german.ts'
import type { scores as english } from '../en/scores.ts'

/** The final score. */
export const scores: typeof english = {
  sources: {
    ...{ sites: 'Bauplätze', digs: 'Aushubplätze', tracks: 'Gleise', surveyor: 'Vermesser' },
  },
  contract: (contract) => `Auftrag: ${contract}`,
  train: (name) => `Zug: ${name}`,
  counted: {
    sites: (n) => many(n, 'Platz', 'Plätze'),
    digs: (n) => many(n, 'Platz', 'Plätze'),
    tracks: (n) => many(n, 'Gleis', 'Gleise'),
    surveyor: (n) => many(n, 'Bahnhof', 'Bahnhöfe'),
  },
  won: (name, points) => `${name} gewann mit ${points}.`,
  shared: (names, points) => `${listAnd(names)} teilen sich den Sieg mit je ${points}.`,
  alone: (points, train) => `Mit ${train} hast du ${points} erreicht.`,
  best: 'Das ist bisher dein bestes Ergebnis dieser Reihe.',
  behind: (points) => `Dein bestes Ergebnis dieser Reihe bleibt: ${points}.`,
  series: (points) => `Die Reihe von sieben Partien ist komplett: zusammen ${points}.`,
}
