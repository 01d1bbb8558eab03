import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

/** The outcome of a test run. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  /** Programs that this machine lacks, so that tests were skipped; a group of tests says “(needs coturn)”. */
  readonly lacks: readonly string[]
}

/** The part of Vitest's JSON report that is read here. */
const Report = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })) }),
  ),
})

/**
 * The counts of a Vitest run from its JSON report. A file that did not load counts as one failure, and so does a run
 * that failed without saying where or left no report.
 */
export function readCounts(file: string, exitCode: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: exitCode === 0 ? 0 : 1, lacks: [] }
  const report = v.parse(Report, JSON.parse(readFileSync(file, 'utf8')))
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = report.numFailedTests + broken.length
  const lacks = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped')
    .flatMap(({ fullName }) => /\(needs ([^)]+)\)/.exec(fullName)?.[1] ?? [])
  return {
    passed: report.numPassedTests,
    failed: exitCode === 0 ? failed : Math.max(1, failed),
    lacks: [...new Set(lacks)],
  }
}

/** The counts added up, and what wasn’t tried here, as one plain line. */
export function tellCounts(counts: readonly Counts[]): string {
  const sum = (of: (one: Counts) => number) => counts.reduce((total, one) => total + of(one), 0)
  const lacks = [...new Set(counts.flatMap((one) => one.lacks))]
  const untried = lacks.length > 0 ? `; some not tried, for want of ${lacks.join(' and ')}` : ''
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed${untried}`
}
