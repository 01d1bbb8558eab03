import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { device as text } from '../../src/overlay/words/en/index.ts'
import { barriers } from './barriers.ts'
import { storeIn } from './disk.ts'
import { withTable } from './harness.ts'
import { agree, fast, playOn, start } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Goes home and opens the settings, where the device has a section. */
async function openSection(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(() => {
    window.location.hash = '#/'
  })
  await visitor.shows({ screen: 'home' })
  await visitor.page.click('[data-open=settings]')
  await visitor.page.waitForSelector('[data-save-all]')
}

describe('this device', () => {
  it('saves everything to one file, which another device plays on from', () =>
    withTable(async ({ open }) => {
      const one = await open({ name: 'old device', query: fast })
      await start(one, 'here')
      const before = await playOn([one], { seed: 12, moves: 5 })
      await openSection(one)
      expect(await barriers(one)).toEqual([])
      const saving = one.page.waitForEvent('download')
      await one.page.click('[data-save-all]')
      const path = await (await saving).path()

      const other = await open({ name: 'new device', query: fast })
      await other.shows({ screen: 'home' })
      await other.page.setInputFiles('input[name=match]', path)
      await other.page.getByText(text.adding.title).waitFor()
      expect(await barriers(other)).toEqual([])
      await other.page.click('dialog [data-leave]')
      expect(await other.page.locator('[data-resume]').count()).toBe(0)
      await other.page.setInputFiles('input[name=match]', path)
      await other.page.click('dialog [data-go-on]')
      await other.page.getByText(text.added({ count: 1 })).waitFor()
      await other.page.click('[data-resume]')
      expect((await agree([other])).hash).toBe(before.hash)
      expect(await readFile(path, 'utf8')).toContain('"format": "narrow-gauge/device"')
    }))

  it('is left as it is by a page that is older than what it holds, as an unknown link is', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await one.page.evaluate(() => {
        window.location.hash = '#/q/x'
      })
      await one.page.waitForSelector('[data-problem=newer]')
      expect(await barriers(one)).toEqual([])
      await one.page.click('.ways button')
      await one.shows({ screen: 'home' })
      await storeIn(one.page).set('format', 2)
      await one.page.reload()
      await one.page.waitForSelector('[data-problem=newer]')
    }))

  it('deletes everything at the second press, but not under a match in another window', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast, keepsPage: true })
      await one.page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await start(one, 'here')
      await agree([one])
      const other = await one.page.context().newPage()
      await other.goto(new URL(fast, one.page.url()).href)
      await other.click('[data-open=settings]')
      await other.click('[data-erase]')
      await other.click('[data-erase]')
      await other.getByText(text.playing).waitFor()

      await openSection(one)
      await one.page.click('[data-erase]')
      await one.page.click('[data-erase]')
      await one.page.waitForSelector('.how-to')
      expect(await one.page.locator('[data-recent]').count()).toBe(0)
      // This page came from the server again.
      const byWorker = await one.page.evaluate(() =>
        performance
          .getEntriesByType('navigation')
          .some((entry) => entry instanceof PerformanceNavigationTiming && entry.workerStart > 0),
      )
      expect(byWorker).toBe(false)
    }))
})
