import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { buildWith } from './build.ts'
import { type Scene, withScene } from './harness.ts'
import { type Server, startScript } from './server.ts'

/**
 * A page that the tests of a file build by this config of the bundler, and serve from before the first until after the
 * last. Returns how to run a scenario against it.
 */
export function ownPage(config: string): (run: (scene: Scene) => Promise<void>) => Promise<void> {
  const dist = mkdtempSync(join(tmpdir(), 'narrow-gauge-page-'))
  let server: Server | undefined
  beforeAll(async () => {
    buildWith(['--config', config, '--outDir', dist, '--emptyOutDir'])
    server = await startScript('src/server/main.ts', ['--no-build', '--dist', dist, '--port', '0', '--json'])
  })
  afterAll(async () => {
    await server?.stop()
    rmSync(dist, { recursive: true, force: true })
  })
  return (run) => withScene(need(server, 'a server'), run)
}
