import type { Reporter, TestModule } from 'vitest/node'

/** Names every test that passed only at its second try, so that none hides behind it. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const flaky = tests.filter((test) => test.diagnostic()?.flaky)
    for (const { module, fullName } of flaky)
      console.log(`Passed only at its second try: ${module.relativeModuleId} > ${fullName}`)
  }
}
