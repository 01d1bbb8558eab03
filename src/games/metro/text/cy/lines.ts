import { listNames } from '../../../../kit/welsh.ts'
import { tiles } from './tiles.ts'

const lineOf = (name: string, city: boolean) => `lein ${name}${city ? ' yn y ddinas' : ''}`

/** What a tile does to lines. */
export const lines = {
  end: (name: string, city: boolean, points: number) =>
    `${lineOf(name, city)} (${tiles.points(points)})`,
  finished: (name: string, city: boolean, points: string) => `${lineOf(name, city)}, ${points}`,
  carried: (line: string, far: string) => `${line} hyd at ${far}`,
  wouldFinish: (ends: readonly string[]) => `byddai’n gorffen ${listNames(ends)}`,
  setsOut: (line: string, far: string) => `${line} yn cychwyn: ${far}`,
  goesOn: (line: string, before: number, far: string) =>
    `${line} yn mynd ymlaen: ${before} → ${far}`,
  finishes: (lines: readonly string[]) => `yn gorffen ${listNames(lines)}`,
  carriesOn: (lines: readonly string[]) => `yn ymestyn ${listNames(lines)}`,
  noChange: 'does dim lein yn newid',
  noneWouldChange: 'Fyddai dim lein yn newid.',
  itWouldFinish: (ends: readonly string[]) => `Byddai’n gorffen ${listNames(ends)}.`,
  severalGoOn: (count: number) => `${count} o leiniau yn mynd ymlaen`,
}
