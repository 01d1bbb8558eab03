import { listAnd, many } from '../../../../kit/english.ts'

/** Tiles, squares and points. */
export const tiles = {
  /** The sides of a square, in order. */
  sides: ['north', 'east', 'south', 'west'] as const,
  /** Kinds whose tracks are best told as a whole. */
  wholes: {
    aaaa: 'straight across both ways',
    bbbb: 'every side to the next one clockwise',
    cccc: 'every side to the next one anticlockwise',
    dddd: 'half circles on every side',
  },
  bothWays: (one: string, other: string) => `${one} and ${other} both ways`,
  oneWay: (from: string, to: string) => `${from} to ${to}`,
  halfCircles: (sides: readonly string[]) =>
    `half ${sides.length === 1 ? 'circle' : 'circles'} on the ${listAnd(sides)}`,
  /** Where a station is, by the side of its square. */
  beside: [
    (column: string) => `above column ${column}`,
    (_: string, row: number) => `right of row ${row}`,
    (column: string) => `below column ${column}`,
    (_: string, row: number) => `left of row ${row}`,
  ] as const,
  count: (tiles: number) => many(tiles, 'tile'),
  points: (points: number) => many(points, 'point'),
}
