import type { Board, Position } from '../position.ts'

/** One thing that cannot be, in words and with what to set instead; none where all is well. */
export type Flaw = string | undefined

/** All that is against a position, in order. */
export const found = (flaws: readonly Flaw[]): readonly string[] =>
  flaws.filter((flaw) => flaw !== undefined)

/** How a board is called in what is said of a made-up position. */
export const nameOf = ({ colour }: Board): string => (colour === 0 ? 'blue' : 'green')

/** Where a board lies in a position, or something of it. */
export const pathOf = (p: Position, board: Board, what: string): string =>
  `boards.${p.boards.indexOf(board)}.${what}`

/** «a, b and c»; or with «or», as ways out. */
export const told = (all: readonly string[], last: 'and' | 'or' = 'and'): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1)}`

/** Paths of the numbers in a part of a list that begins at `first`: of those that are not 0. */
export const pathsIn = (list: string, first: number, numbers: readonly number[]) =>
  numbers.flatMap((one, at) => (one > 0 ? [`${list}.${first + at}`] : []))

/** Numbers added up. */
export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, one) => total + one, 0)
