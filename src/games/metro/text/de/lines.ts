import { listAnd } from '../../../../kit/german.ts'

const ended = (line: string, city: boolean) => `${line}${city ? ' in der Stadt' : ''}`

const andAll = (lines: readonly string[]) => lines.join(' und ')

/** Effects of a tile on lines. */
export const lines = {
  end: (line: string, city: boolean, points: string) => `${ended(line, city)} (${points})`,
  finished: (line: string, city: boolean, points: string) => `${ended(line, city)}, ${points}`,
  carried: (line: string, far: string) => `${line} auf ${far}`,
  wouldFinish: (ends: readonly string[]) => `würde ${andAll(ends)} vollenden`,
  setsOut: (line: string, tiles: string) => `${line} fährt los: ${tiles}`,
  goesOn: (line: string, before: number, tiles: string) => `${line} geht weiter: ${before} → ${tiles}`,
  finishes: (lines: readonly string[]) => `vollendet ${andAll(lines)}`,
  carriesOn: (lines: readonly string[]) => `verlängert ${listAnd(lines)}`,
  all: listAnd,
  noChange: 'keine Linie ändert sich',
  noneWouldChange: 'Keine Linie würde sich ändern.',
  itWouldFinish: (ends: readonly string[]) => `Es würde ${andAll(ends)} vollenden.`,
  itWouldCarryOn: (lines: readonly string[]) => `Es würde ${listAnd(lines)} verlängern.`,
}
