import { describe, expect, it } from 'vitest'
import { loseContext, restoreContext } from './context.ts'
import { withTable } from './harness.ts'
import { fastWebGl, pressMove, settled, start } from './playing.ts'

describe('a stage whose graphics card is taken away', () => {
  it('is drawn again as it was when the card is back, and played on', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fastWebGl })
      await start(one, 'here')
      await one.until('the table settles', settled)
      const before = await one.page.screenshot()
      const frames = await one.page.evaluate(() => window.__table?.frames() ?? 0)
      await loseContext(one.page)
      await restoreContext(one.page)
      await one.page.waitForFunction((seen) => (window.__table?.frames() ?? 0) > seen, frames)
      expect(before.equals(await one.page.screenshot())).toBe(true)
      await pressMove(one, () => 0)
      await one.until('the table settles', settled)
    }))

  it('plays on meanwhile, and shows the newest position when the card is back', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fastWebGl })
      await start(one, 'here')
      await one.until('the table settles', settled)
      await loseContext(one.page)
      await pressMove(one, () => 0)
      await one.until('the table settles', settled)
      const frames = await one.page.evaluate(() => window.__table?.frames() ?? 0)
      await restoreContext(one.page)
      await one.page.waitForFunction((seen) => (window.__table?.frames() ?? 0) > seen, frames)
      const after = await one.page.screenshot()
      await one.page.reload()
      await one.until('the table settles', settled)
      expect(after.equals(await one.page.screenshot())).toBe(true)
    }))
})
