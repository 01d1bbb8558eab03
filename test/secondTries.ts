import type { Reporter, TestModule } from 'vitest/node'

/** Names every test that passed only at its second try, and what stopped the first, so that none hides behind it. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const flaky = tests.filter((test) => test.diagnostic()?.flaky)
    for (const test of flaky) {
      console.log(`Passed only at its second try: ${test.module.relativeModuleId} > ${test.fullName}`)
      for (const { message, stacks } of test.result().errors ?? []) {
        const [at] = stacks ?? []
        console.log(
          `  ${message.split('\n', 4).join('\n  ')}\n  at ${at ? `${at.file}:${at.line}` : 'a place unknown'}`,
        )
      }
    }
  }
}
