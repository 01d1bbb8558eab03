import { defineConfig } from 'vitest/config'
import usual from './vitest.config.ts'

/** What takes too long for every run. */
export default defineConfig({
  ...usual,
  test: { ...usual.test, include: ['test/browser/**/*.soak.ts'], testTimeout: 900_000 },
})
