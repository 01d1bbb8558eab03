import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { chunkFile, chunks } from './src/app/build/chunks.ts'
import { offlinePlugin } from './src/app/build/offline.ts'
import { preloadPlugin } from './src/app/build/preload.ts'
import { peerjsPlugin } from './src/link/build/peerjs.ts'
import { buildNamePlugin } from './src/server/buildName.ts'
import { compression } from './src/server/compress.ts'
import { signalling } from './src/server/plugin.ts'
import { pagePolicy } from './src/server/policy.ts'
import { phaserPlugin } from './src/stage/build/phaser.ts'

export default defineConfig({
  base: './',
  publicDir: 'assets/public',
  plugins: [
    signalling(),
    preloadPlugin(),
    phaserPlugin(),
    peerjsPlugin(),
    pagePolicy(),
    buildNamePlugin(import.meta.dirname),
    offlinePlugin(`${import.meta.dirname}/src/app/offline/worker.ts`),
    compression(),
  ],
  // The bots’ worker loads a title’s rules when it needs them.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/in-worker-[name]-[hash].js',
        chunkFileNames: chunkFile('in-worker-'),
      },
    },
  },
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        chunkFileNames: chunkFile(),
      },
    },
  },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/browser/**'],
    setupFiles: ['test/text.setup.ts'],
    environment: 'node',
    pool: 'forks',
    // All cores: the process that hands out the files has little to do. Some machines tell of more than they give.
    maxWorkers: Math.min(4, availableParallelism()),
    // In CI, where nobody is there to look again, a test gets a second try; the report names whatever needed it.
    retry: process.env.CI ? 1 : 0,
    // A test may wait long on a busy machine; none is judged by how fast it ran.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 300,
  },
})
