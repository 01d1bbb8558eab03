import { describe, expect, it } from 'vitest'
import { barriers } from './barriers.ts'
import { withTable } from './harness.ts'
import { burst, small } from './layout.ts'
import { agree, fast, start } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Barriers in a panel to touch, to sight, to a screen reader. */
const faults = async (one: Visitor, top: string) => [
  ...(await small(one, top)),
  ...(await burst(one, top)),
  ...(await barriers(one)),
]

describe('the menu of a table', () => {
  it.each([
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 360, height: 640 },
  ])('has room at $width × $height, and resigns after a held press only', (viewport) =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast, viewport, hasTouch: viewport.width < 1000 })
      const { page } = one
      await start(one, 'here')
      const before = await agree([one])
      await page.locator('[data-open=menu]').press('Enter')
      expect(await faults(one, 'dialog.menu')).toEqual([])
      await page.click('dialog.menu [data-open=resign]')
      expect(await faults(one, 'dialog.resign')).toEqual([])
      const button = page.locator('dialog.resign [data-resign]')
      // Down and up at once, however slow the page is.
      await button.dispatchEvent('pointerdown', { button: 0 })
      await button.dispatchEvent('pointerup', { button: 0 })
      await page.waitForSelector('[data-resign][data-grip=free]')
      expect((await one.shown()).seq).toBe(before.seq)
      await button.hover()
      await page.mouse.down()
      await one.until('the end', ({ screen }) => screen === 'reckoning')
      await page.mouse.up()
    }),
  )
})
