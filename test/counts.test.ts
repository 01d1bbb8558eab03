import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCounts, tellCounts } from './counts.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'narrow-gauge-counts-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A report with these numbers, and one file for each list of tests. */
function report(passed: number, failed: number, files: readonly (readonly string[])[]): string {
  const path = join(folder, 'report.json')
  const testResults = files.map((assertionResults) => ({ status: 'failed', assertionResults }))
  const text = { numPassedTests: passed, numFailedTests: failed, testResults }
  writeFileSync(path, JSON.stringify(text))
  return path
}

describe('the counts of a test run', () => {
  it('match its report', () => {
    expect(readCounts(report(5, 2, [['a']]), 1)).toEqual({ passed: 5, failed: 2 })
  })

  it('include a failure for each file that did not load', () => {
    expect(readCounts(report(5, 0, [[], []]), 1)).toEqual({ passed: 5, failed: 2 })
  })

  it('never say that nothing failed when the run did', () => {
    expect(readCounts(report(5, 0, []), 1)).toEqual({ passed: 5, failed: 1 })
    expect(readCounts(join(folder, 'none.json'), 7)).toEqual({ passed: 0, failed: 1 })
  })

  it('are printed as one line for all runs together', () => {
    const counts = [
      { passed: 5, failed: 0 },
      { passed: 2, failed: 1 },
    ]
    expect(tellCounts(counts)).toBe('7 passed, 1 failed')
  })
})
