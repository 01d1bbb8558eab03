import { defineConfig } from 'vitest/config'
import { signalling } from './src/server/plugin.ts'

export default defineConfig({
  base: './',
  publicDir: 'assets/public',
  plugins: [signalling()],
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/browser/**'],
    environment: 'node',
    pool: 'forks',
    teardownTimeout: 300,
  },
})
