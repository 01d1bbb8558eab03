import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The tests in a real browser: one after another, never twice, nothing forgiven. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    include: ['test/browser/**/*.browser.ts', 'test/browser/**/*.test.ts'],
    globalSetup: 'test/browser/setup.ts',
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    retry: 0,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
})
