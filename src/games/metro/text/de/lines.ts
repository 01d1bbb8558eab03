import { listAnd, whose } from '../../../../kit/german.ts'
import { tiles } from './tiles.ts'

const lineOf = (name: string, city: boolean) => `${whose(name)} Linie${city ? ' in der Stadt' : ''}`

const andAll = (lines: readonly string[]) => lines.join(' und ')

/** What a tile does to lines. */
export const lines = {
  end: (name: string, city: boolean, count: number) =>
    `${lineOf(name, city)} (${tiles.points(count)})`,
  finished: (name: string, city: boolean, points: string) => `${lineOf(name, city)}, ${points}`,
  carried: (line: string, far: string) => `${line} auf ${far}`,
  wouldFinish: (ends: readonly string[]) => `würde ${andAll(ends)} vollenden`,
  setsOut: (line: string, tiles: string) => `${line} fährt los: ${tiles}`,
  goesOn: (line: string, before: number, tiles: string) =>
    `${line} geht weiter: ${before} → ${tiles}`,
  finishes: (lines: readonly string[]) => `vollendet ${andAll(lines)}`,
  carriesOn: (lines: readonly string[]) => `verlängert ${listAnd(lines)}`,
  noChange: 'keine Linie ändert sich',
  noneWouldChange: 'Keine Linie würde sich ändern.',
  itWouldFinish: (ends: readonly string[]) => `Es würde ${andAll(ends)} vollenden.`,
  severalGoOn: (count: number) => `${count} Linien gehen weiter`,
}
