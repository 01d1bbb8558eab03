import { listNames } from '../../../../kit/welsh.ts'

const ended = (line: string, city: boolean) => `${line}${city ? ' yn y ddinas' : ''}`

/** Effects of a tile on lines. */
export const lines = {
  end: (line: string, city: boolean, points: string) => `${ended(line, city)} (${points})`,
  finished: (line: string, city: boolean, points: string) => `${ended(line, city)}, ${points}`,
  carried: (line: string, far: string) => `${line} hyd at ${far}`,
  wouldFinish: (ends: readonly string[]) => `byddai’n gorffen ${listNames(ends)}`,
  setsOut: (line: string, far: string) => `${line} yn cychwyn: ${far}`,
  goesOn: (line: string, before: number, far: string) => `${line} yn mynd ymlaen: ${before} → ${far}`,
  finishes: (lines: readonly string[]) => `yn gorffen ${listNames(lines)}`,
  carriesOn: (lines: readonly string[]) => `yn ymestyn ${listNames(lines)}`,
  all: listNames,
  noChange: 'does dim lein yn newid',
  noneWouldChange: 'Fyddai dim lein yn newid.',
  itWouldFinish: (ends: readonly string[]) => `Byddai’n gorffen ${listNames(ends)}.`,
  itWouldCarryOn: (lines: readonly string[]) => `Byddai’n ymestyn ${listNames(lines)}.`,
}
