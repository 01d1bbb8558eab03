import { listAnd } from '../../../../kit/english.ts'

const ended = (line: string, city: boolean) => `${line}${city ? ' in the city' : ''}`
const andAll = (lines: readonly string[]) => lines.join(', and ')

/** Effects of a tile on lines. */
export const lines = {
  end: (line: string, city: boolean, points: string) => `${ended(line, city)}: ${points}`,
  finished: (line: string, city: boolean, points: string) => `${ended(line, city)}, ${points}`,
  carried: (line: string, tiles: string) => `${line} to ${tiles}`,
  wouldFinish: (ends: readonly string[]) => `would finish ${andAll(ends)}`,
  setsOut: (line: string, tiles: string) => `${line} sets out: ${tiles}`,
  goesOn: (line: string, before: number, tiles: string) => `${line} goes on: ${before} → ${tiles}`,
  finishes: (lines: readonly string[]) => `finishes ${andAll(lines)}`,
  carriesOn: (lines: readonly string[]) => `carries on ${listAnd(lines)}`,
  all: listAnd,
  noChange: 'no line changes',
  noneWouldChange: 'No line would change.',
  itWouldFinish: (ends: readonly string[]) => `It would finish ${andAll(ends)}.`,
  itWouldCarryOn: (lines: readonly string[]) => `It would carry on ${listAnd(lines)}.`,
}
