import { listAnd } from '../../../../kit/english.ts'

const lineOf = (name: string, city: boolean) => `${name}’s line${city ? ' in the city' : ''}`
const andAll = (lines: readonly string[]) => lines.join(', and ')

/** What a tile does to lines. */
export const lines = {
  end: (name: string, city: boolean, points: number) => `${lineOf(name, city)}: ${points}`,
  finished: (name: string, city: boolean, points: string) => `${lineOf(name, city)}, ${points}`,
  carried: (line: string, tiles: string) => `${line} to ${tiles}`,
  wouldFinish: (ends: readonly string[]) => `would finish ${andAll(ends)}`,
  setsOut: (line: string, tiles: string) => `${line} sets out: ${tiles}`,
  goesOn: (line: string, before: number, tiles: string) => `${line} goes on: ${before} → ${tiles}`,
  finishes: (lines: readonly string[]) => `finishes ${andAll(lines)}`,
  carriesOn: (lines: readonly string[]) => `carries on ${listAnd(lines)}`,
  noChange: 'no line changes',
  noneWouldChange: 'No line would change.',
  itWouldFinish: (ends: readonly string[]) => `It would finish ${andAll(ends)}.`,
  severalGoOn: (count: number) => `${count} lines go on`,
}
