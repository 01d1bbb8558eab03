import { describe, expect, it } from 'vitest'
import { luck } from '../../src/overlay/words/en/index.ts'
import { barriers } from './barriers.ts'
import { withTable } from './harness.ts'
import { resign } from './menu.ts'
import { fast, openMore, playOn, start } from './playing.ts'

describe('luck so far', () => {
  it('is told during a match, with a phone too, and after it', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await start(one, 'here')
      await playOn([one], { seed: 31, moves: 40 })
      const openIt = async () => {
        await one.page.click('[data-open=menu]')
        await one.page.click('dialog [data-open=luck]')
        await one.page.waitForSelector('.luck-so-far [data-luck-of="1"]')
      }
      await openIt()
      expect(await one.page.locator('.luck-so-far [data-draw]').count()).toBeGreaterThan(1)
      const said = (await one.page.textContent('.luck-so-far .draws')) ?? ''
      expect(said).toContain(luck.devices({ count: 1 }))
      expect(await barriers(one)).toEqual([])
      await one.page.setViewportSize({ width: 390, height: 844 })
      expect(await barriers(one)).toEqual([])
      const overflow = await one.page.evaluate(() => {
        const { scrollWidth = 0, clientWidth = 0 } = document.querySelector('.luck-so-far') ?? {}
        return scrollWidth - clientWidth
      })
      expect(overflow).toBeLessThanOrEqual(0)
      await one.page.keyboard.press('Escape')
      await one.page.waitForSelector('.luck-so-far', { state: 'detached' })
      await one.page.setViewportSize({ width: 1280, height: 720 })
      await resign(one)
      await openMore(one)
      await one.page.click('.reckoning [data-open=luck]')
      await one.page.waitForSelector('.luck-so-far [data-luck-of="0"]')
      await one.page.click('.luck-so-far [data-close]')
      await one.page.waitForSelector('.reckoning')
    }))
})
