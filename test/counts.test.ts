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

/** A report with these numbers, and one file for each list of tests, which were skipped. */
function report(passed: number, failed: number, files: readonly (readonly string[])[]): string {
  const path = join(folder, 'report.json')
  const testResults = files.map((names) => ({
    status: 'failed',
    assertionResults: names.map((fullName) => ({ fullName, status: 'skipped' })),
  }))
  const text = { numPassedTests: passed, numFailedTests: failed, testResults }
  writeFileSync(path, JSON.stringify(text))
  return path
}

describe('the counts of a test run', () => {
  it('match its report', () => {
    expect(readCounts(report(5, 2, [['a']]), 1)).toEqual({ passed: 5, failed: 2, lacks: [] })
  })

  it('include a failure for each file that did not load', () => {
    expect(readCounts(report(5, 0, [[], []]), 1)).toEqual({ passed: 5, failed: 2, lacks: [] })
  })

  it('never say that nothing failed when the run did', () => {
    expect(readCounts(report(5, 0, []), 1)).toEqual({ passed: 5, failed: 1, lacks: [] })
    expect(readCounts(join(folder, 'none.json'), 7)).toEqual({ passed: 0, failed: 1, lacks: [] })
  })

  it('are printed as one line for all runs together', () => {
    const counts = [
      { passed: 5, failed: 0, lacks: [] },
      { passed: 2, failed: 1, lacks: [] },
    ]
    expect(tellCounts(counts)).toBe('7 passed, 1 failed')
  })

  it('say which programs were missing for tests that were skipped', () => {
    const skipped = ['a relay (needs coturn) works', 'a relay (needs coturn) fails', 'a thing that one title lacks']
    const counts = readCounts(report(5, 0, [skipped]), 0)
    expect(counts).toEqual({ passed: 5, failed: 0, lacks: ['coturn'] })
    expect(tellCounts([counts, { ...counts, lacks: ['Firefox', 'coturn'] }])).toBe(
      '10 passed, 0 failed; some not tried, for want of coturn and Firefox',
    )
  })
})
