import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { chunkFile, chunks } from './src/app/build/chunks.ts'
import { contentPlugin } from './src/app/build/content.ts'
import { offlinePlugin } from './src/app/build/offline.ts'
import { preloadPlugin } from './src/app/build/preload.ts'
import { peerjsPlugin } from './src/link/build/peerjs.ts'
import { buildNamePlugin } from './src/server/buildName.ts'
import { compression } from './src/server/compress.ts'
import { signalling } from './src/server/plugin.ts'
import { pagePolicy } from './src/server/policy.ts'
import { drawingsPlugin } from './src/stage/build/drawings.ts'
import { phaserPlugin } from './src/stage/build/phaser.ts'
import { catalogues } from './src/words/main.ts'

const tests = ['test/**/*.test.{ts,tsx}']

/**
 * Tests that replace modules, or globals for good. Each gets a process of its own; all others share one for each
 * worker, in which what they import is loaded and warmed up once.
 */
const apart = [
  'test/app/film/missing.test.ts',
  'test/match/once.test.ts',
  'test/net/{rewinding.planted,twoBrokers}.test.ts',
  'test/link/{byHand,peer,peer.broker,webrtc}.test.ts',
]

export default defineConfig({
  base: './',
  publicDir: 'assets/public',
  plugins: [
    catalogues(),
    signalling(),
    preloadPlugin(),
    drawingsPlugin(),
    contentPlugin(),
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
    plugins: () => [contentPlugin()],
    rolldownOptions: {
      output: { entryFileNames: 'assets/in-worker-[name]-[hash].js', chunkFileNames: chunkFile('in-worker-') },
    },
  },
  build: {
    license: { fileName: 'licences.md' },
    rolldownOptions: { output: { codeSplitting: { groups: chunks }, chunkFileNames: chunkFile() } },
  },
  test: {
    projects: [
      { extends: true, test: { name: 'shared', include: tests, exclude: apart, isolate: false } },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
    exclude: ['test/browser/**'],
    setupFiles: ['test/text.setup.ts'],
    environment: 'node',
    alias: { phaser: `${import.meta.dirname}/test/stage/noPhaser.ts` },
    pool: 'forks',
    // Whatever a test puts in place of a global is gone before the next one.
    unstubGlobals: true,
    // All cores: the process that hands out the files has little to do. Some machines tell of more than they give.
    maxWorkers: Math.min(4, availableParallelism()),
    // No test passes because its loop had nothing to go through.
    expect: { requireAssertions: true },
    // A test may wait long on a busy machine; none is judged by how fast it ran.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The addon behind WebRTC in Node keeps its process from ending.
    teardownTimeout: 3000,
  },
})
