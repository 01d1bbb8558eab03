import { listAnd, many } from '../../../../kit/german.ts'

/** Tiles, squares and points. */
export const tiles = {
  /** The sides of a square, in order. */
  sides: ['Norden', 'Osten', 'Süden', 'Westen'] as const,
  /** Kinds whose tracks are best told as a whole. */
  wholes: {
    aaaa: 'geradeaus in beiden Richtungen',
    bbbb: 'jede Seite zur nächsten im Uhrzeigersinn',
    cccc: 'jede Seite zur nächsten gegen den Uhrzeigersinn',
    dddd: 'Halbkreise an jeder Seite',
  },
  bothWays: (one: string, other: string) => `${one} und ${other} in beiden Richtungen`,
  oneWay: (from: string, to: string) => `von ${from} nach ${to}`,
  halfCircles: (sides: readonly string[]) => `${sides.length === 1 ? 'Halbkreis' : 'Halbkreise'} im ${listAnd(sides)}`,
  /** Where a station is, by the side of its square. */
  beside: [
    (column: string) => `über Spalte ${column}`,
    (_: string, row: number) => `rechts von Zeile ${row}`,
    (column: string) => `unter Spalte ${column}`,
    (_: string, row: number) => `links von Zeile ${row}`,
  ] as const,
  count: (tiles: number) => many(tiles, 'Plättchen', 'Plättchen'),
  points: (points: number) => many(points, 'Punkt', 'Punkte'),
}
