import { defineConfig } from 'vitest/config'
import usual from './vitest.config.ts'

/** Tests that take too long for every run. */
export default defineConfig({
  ...usual,
  test: { ...usual.test, include: ['test/browser/**/*.soak.ts'], testTimeout: 900_000 },
})
