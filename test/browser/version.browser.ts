import { expect, it } from 'vitest'
import * as connection from '../../src/overlay/words/en/connection.ts'
import { failures } from '../../src/overlay/words/en/start.ts'
import { withTable } from './harness.ts'
import { buildNextVersion } from './nextVersion.ts'
import { agree, fast, invite, playOn, queryOf } from './playing.ts'
import { startScript } from './server.ts'

it('tells both what to do when a visitor has a newer page, while those at the table play on', () =>
  withTable(async ({ open, server }) => {
    const { folder, remove } = buildNextVersion()
    const newer = await startScript('src/server/main.ts', ['--dist', folder, '--port', '0', '--json'])
    try {
      const host = await open({ name: 'host', query: fast })
      const link = await invite(host)
      const query = queryOf(link, `${fast}&signal=ws://localhost:${server.port}/peerjs`)
      const { page } = await open({ name: 'newer', from: newer, query })
      await page.waitForSelector('[data-problem=refused-version]')
      const refused = failures.versionText
      expect(await page.getByRole('alert').innerText()).toBe(refused)
      await host.page.waitForSelector('[data-badge=version]')
      expect(await host.page.locator('[data-badge=version]').innerText()).toBe(connection.skew.newer)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      await agree([host, guest])
      await playOn([host, guest], { seed: 4, moves: 3 })
    } finally {
      await newer.stop()
      remove()
    }
  }))
