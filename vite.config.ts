import { defineConfig } from 'vitest/config'

export default defineConfig({
  base: './',
  publicDir: 'assets/public',
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/browser/**'],
    environment: 'node',
    pool: 'forks',
    teardownTimeout: 300,
  },
})
