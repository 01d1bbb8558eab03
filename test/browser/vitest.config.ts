import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The tests in a real browser, two files side by side. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    include: ['test/browser/**/*.browser.ts', 'test/browser/**/*.test.ts'],
    globalSetup: 'test/browser/setup.ts',
    pool: 'forks',
    // A process starts its browser once, and loads what drives it.
    isolate: false,
    // Much of the time goes by waiting for others, so two files can share the machine.
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 150_000,
    expect: { poll: { timeout: 150_000 } },
  },
})
