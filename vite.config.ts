import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { adapterPlugin } from './src/link/build/adapter.ts'
import { buildNamePlugin } from './src/server/buildName.ts'
import { compression } from './src/server/compress.ts'
import { signalling } from './src/server/plugin.ts'
import { phaserPlugin } from './src/stage/build/phaser.ts'

/**
 * What is fetched together, each with all it imports that stands in none above it: a table comes in a
 * handful of files rather than in dozens one after the other.
 */
const together = [
  { name: 'shell', test: /\/src\/(main|kit\/emitter|link\/(address|backOff))\.ts$/ },
  { name: 'peer', test: /\/src\/link\/peer\.ts$/ },
  {
    name: 'widgets',
    test: /\/src\/overlay\/(widgets\/|text\/en\/(connection|reckoning|requests))/,
  },
  { name: 'scenery', test: /\/face\/landscape\.ts$/ },
  { name: 'title', test: /\/src\/games\/\w+\/(index|text\/en\/index)\.ts$/ },
  { name: 'signs', test: /\/face\/signs\.ts$/ },
  {
    name: 'table',
    test: /\/src\/(app\/(visit\/(visitTable|memberScreen)|table\/tableStage)|overlay\/table\/(table|closeUp)|match\/ed25519)\.tsx?$/,
  },
  { name: 'stage', test: /\/src\/stage\/index\.ts$/ },
  { name: 'face', test: /\/face\/index\.ts$/ },
]

export default defineConfig({
  base: './',
  publicDir: 'assets/public',
  plugins: [
    signalling(),
    phaserPlugin(),
    adapterPlugin(),
    buildNamePlugin(import.meta.dirname),
    compression(),
  ],
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: together.map((group, at) => ({ ...group, priority: together.length - at })),
        },
      },
    },
  },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/browser/**'],
    environment: 'node',
    pool: 'forks',
    // All cores: whoever hands out the files has little to do. Some machines tell of more than they give.
    maxWorkers: Math.min(4, availableParallelism()),
    // A test may wait long on a busy machine; none is judged by how fast it ran.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 300,
  },
})
