import { listNames, many } from '../../../../kit/welsh.ts'
import { point, tile } from './nouns.ts'

/** Tiles, squares and points. */
export const tiles = {
  /** The sides of a square, in order. */
  sides: ['gogledd', 'dwyrain', 'de', 'gorllewin'] as const,
  /** Kinds whose tracks are best told as a whole. */
  wholes: {
    aaaa: 'yn syth ar draws y ddwy ffordd',
    bbbb: 'pob ochr i’r nesaf gyda’r cloc',
    cccc: 'pob ochr i’r nesaf yn erbyn y cloc',
    dddd: 'hanner cylch ar bob ochr',
  },
  bothWays: (one: string, other: string) => `${listNames([one, other])} y ddwy ffordd`,
  oneWay: (from: string, to: string) => `o’r ${from} i’r ${to}`,
  halfCircles: (sides: readonly string[]) => `hanner cylch ${listNames(sides.map((side) => `i’r ${side}`))}`,
  /** Where a station is, by the side of its square. */
  beside: [
    (column: string) => `uwchben colofn ${column}`,
    (_: string, row: number) => `i’r dde o res ${row}`,
    (column: string) => `o dan golofn ${column}`,
    (_: string, row: number) => `i’r chwith o res ${row}`,
  ] as const,
  count: (tiles: number) => many(tiles, tile),
  points: (points: number) => many(points, point),
}
