import { describe, expect, it } from 'vitest'
import { keptFiles, offlinePlugin, workerFile } from '../../../src/app/build/offline.ts'

interface Built {
  fileName: string
  code?: string
}
const chunk = (name: string, module: string) => ({ fileName: `assets/${name}.js`, moduleIds: [`/house/src/${module}`] })
const asset = (fileName: string, source = '') => ({ fileName, source })
const bundle = (page: string, ...more: readonly Built[]): Record<string, Built> =>
  Object.fromEntries(
    [
      asset('index.html', page),
      { fileName: workerFile, code: 'const build = __FILES__' },
      chunk('shell', 'main.ts'),
      chunk('in-worker-brain', 'bots/worker.ts'),
      chunk('debug', 'debug/index.tsx'),
      chunk('peek', 'debug/peek.ts'),
      asset('assets/letters-latin-400.woff2'),
      asset('assets/letters-latin-ext-400.woff2'),
      ...more,
    ].map((one) => [one.fileName, one]),
  )

/** The worker that a build comes with. */
function workerOf(files: ReturnType<typeof bundle>): string | undefined {
  offlinePlugin('worker.ts').generateBundle.handler(undefined, files)
  return files[workerFile]?.code
}

describe('a built page keeps on a device', () => {
  it('all it needs to play, but not what testers use or letters that English lacks', () => {
    expect(keptFiles(bundle('<html>'))).toEqual([
      './',
      'assets/in-worker-brain.js',
      'assets/letters-latin-400.woff2',
      'assets/shell.js',
    ])
  })

  it('another version when the page or any of its files has changed', () => {
    const versions = [
      workerOf(bundle('<html>')),
      workerOf(bundle('<html lang="cy">')),
      workerOf(bundle('<html>', chunk('sheep', 'stage/sheep.ts'))),
    ]
    expect(new Set(versions).size).toBe(3)
    expect(workerOf(bundle('<html>'))).toBe(versions[0])
    expect(versions[0]).not.toContain('__FILES__')
  })
})
