import { defineConfig } from 'vitest/config'
import { adapterPlugin } from './src/link/build/adapter.ts'
import { buildNamePlugin } from './src/server/buildName.ts'
import { signalling } from './src/server/plugin.ts'
import { phaserPlugin } from './src/stage/build/phaser.ts'

export default defineConfig({
  base: './',
  publicDir: 'assets/public',
  plugins: [signalling(), phaserPlugin(), adapterPlugin(), buildNamePlugin(import.meta.dirname)],
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/browser/**'],
    environment: 'node',
    pool: 'forks',
    // As many as there are cores: the one that waits for them has little to do.
    maxWorkers: '100%',
    // A test may wait long on a busy machine; none is judged by how fast it ran.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 300,
  },
})
