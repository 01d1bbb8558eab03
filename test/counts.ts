import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

/** Numbers of tests passed and failed. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** The part of Vitest's JSON report that is read here. */
const Report = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
})

/**
 * The counts of a Vitest run from its JSON report. A file that did not load counts as one failure, and so does a run
 * that failed without saying where or left no report.
 */
export function readCounts(file: string, exitCode: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: exitCode === 0 ? 0 : 1 }
  const report = v.parse(Report, JSON.parse(readFileSync(file, 'utf8')))
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = report.numFailedTests + broken.length
  return { passed: report.numPassedTests, failed: exitCode === 0 ? failed : Math.max(1, failed) }
}

/** The counts added up, as one plain line. */
export function tellCounts(counts: readonly Counts[]): string {
  const sum = (of: (one: Counts) => number) => counts.reduce((total, one) => total + of(one), 0)
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`
}
