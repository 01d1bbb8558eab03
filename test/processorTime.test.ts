import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { childSeconds, secondsIn } from './processorTime.ts'

describe('the processor time of child processes', () => {
  it('is read past any name', () => {
    const told = '7 (a (b) 1 2) S 1 7 7 0 -1 4194304 100 200 0 0 11 12 345 67 20 0 1 0 9 10'
    expect(secondsIn(told)).toBe(4.12)
  })

  it.runIf(existsSync('/proc/self/stat'))('grows by what a child took', () => {
    const before = childSeconds() ?? Number.NaN
    const work = 'while (process.cpuUsage().user < 2e5);'
    expect(spawnSync(process.execPath, ['-e', work]).status).toBe(0)
    expect((childSeconds() ?? 0) - before).toBeGreaterThan(0.15)
  })
})
