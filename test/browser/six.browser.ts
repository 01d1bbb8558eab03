import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { buildWith } from './build.ts'
import { gather, hostOf, playDealt } from './gathering.ts'
import { withServer } from './harness.ts'
import { reckoningOf } from './playing.ts'
import { startScript } from './server.ts'

const dist = mkdtempSync(join(tmpdir(), 'narrow-gauge-six-'))
const config = 'test/browser/otherTitle/vite.config.ts'

beforeAll(() => buildWith(['--config', config, '--outDir', dist, '--emptyOutDir']))
afterAll(() => rmSync(dist, { recursive: true, force: true }))

const serve = () => startScript('src/server/main.ts', ['--no-build', '--dist', dist, '--port', '0', '--json'])

describe('six people at six browsers', () => {
  it('lose their host twice, deal again, and play a match with hidden hands to its end', () =>
    withServer(serve, async ({ open }) => {
      const { all, query } = await gather(open, 'waybills', 6)
      await playDealt(all, 1, 5)
      for (const round of [1, 2]) {
        const at = await hostOf(all)
        const lost = need(all[at], 'the host')
        const storage = await lost.storage()
        await lost.vanish()
        const rest = all.filter((one) => one !== lost)
        await hostOf(rest)
        all[at] = await open({ name: `${lost.name} again`, query, storage })
        await playDealt(all, round, 5)
      }
      await playDealt(all, 3)
      const ends = await Promise.all(all.map(reckoningOf))
      expect(new Set(ends).size).toBe(1)
    }))
})
