import type { Report } from '../debug/reports.ts'
import type { PageProblem } from '../overlay/screens/pageProblem.ts'
import { readFile, type SavedMatch } from './files/readMatch.ts'

/** What a file of this device holds: a match, or a report with a match in it. */
export type ReadText =
  | { readonly saved: SavedMatch; readonly report: Report | undefined }
  | { readonly problem: PageProblem }

/** Reads the text of a match file or of a report. */
export async function readText(text: string): Promise<ReadText> {
  const read = await readFile(text)
  if (!('problem' in read)) return { saved: read, report: undefined }
  const problem: PageProblem = { type: 'match', problem: read.problem }
  if (read.problem.reason !== 'notMatch') return { problem }
  // Only those who test have reports, so only they fetch what reads them.
  const { readReport } = await import('../debug/reports.ts')
  const other = readReport(text)
  if (!other) return { problem }
  if ('problem' in other) return { problem: { type: 'report', why: other.problem } }
  const inside = await readFile(other.report.match)
  if ('problem' in inside) return { problem: { type: 'match', problem: inside.problem } }
  return { saved: inside, report: other.report }
}
