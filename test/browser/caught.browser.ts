import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { frozen } from '../../src/overlay/text/en/connection.ts'
import { evidence } from '../../src/overlay/text/en/evidence.ts'
import { barriers } from './barriers.ts'
import { sealAgain, tapLinks } from './cheating.ts'
import { dropped } from './files.ts'
import { withTable } from './harness.ts'
import { fast, invite, playOn, queryOf } from './playing.ts'

describe('a host whose page is altered to change what it had sealed', () => {
  it('is caught: the table freezes, a file proves it to anyone, and leaving costs nothing', () =>
    withTable(async ({ open }) => {
      const tap = { before: (page: Page) => page.addInitScript(tapLinks) }
      const host = await open({ name: 'host', query: fast, ...tap })
      const guest = await open({ name: 'guest', query: queryOf(await invite(host), fast) })
      const { page } = guest
      const before = await playOn([host, guest], { seed: 5, moves: 6 })
      await sealAgain(host, (entry) => ({ ...entry, position: '0123456789abcdef' }))
      await page.waitForSelector('[data-frozen=rewritten]')
      expect(await page.getByRole('alert').first().innerText()).toBe(frozen.says.rewritten)
      expect((await guest.shown()).hash).toBe(before.hash)
      expect(await page.locator('[data-move]:enabled').count()).toBe(0)
      expect(await barriers(guest)).toEqual([])
      const saving = page.waitForEvent('download')
      await page.click('[data-save-evidence]')
      const file = await (await saving).path()
      await page.click('[data-frozen] [data-leave]')
      await guest.shows({ screen: 'home' })

      const anyone = await open({ name: 'anyone', query: fast })
      await anyone.shows({ screen: 'home' })
      await dropped(anyone, await readFile(file, 'utf8'))
      await anyone.page.waitForSelector('[data-problem=evidence]')
      expect(await anyone.page.textContent('h1')).toBe(evidence.titles.proven)
    }))
})
