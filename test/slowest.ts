import type { Reporter, TestModule } from 'vitest/node'

/** Number of tests named. */
const few = 10

/** Names the tests that took longest, so that none becomes slow unnoticed. Times depend on what else the machine did. */
export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const timed = tests.map((test) => ({ test, ms: test.diagnostic()?.duration ?? 0 }))
    console.log('The slowest tests:')
    for (const { test, ms } of timed.toSorted((a, b) => b.ms - a.ms).slice(0, few))
      console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${test.module.relativeModuleId} > ${test.fullName}`)
  }
}
