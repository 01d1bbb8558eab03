import { defineConfig } from 'vitest/config'
import { signalling } from './src/server/plugin.ts'
import { phaserPlugin } from './src/stage/build/phaser.ts'

export default defineConfig({
  base: './',
  publicDir: 'assets/public',
  plugins: [signalling(), phaserPlugin()],
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/browser/**'],
    environment: 'node',
    pool: 'forks',
    teardownTimeout: 300,
  },
})
