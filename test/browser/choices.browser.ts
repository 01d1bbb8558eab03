import { describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import { barriers } from './barriers.ts'
import { withTable } from './harness.ts'
import { agree, fast, pressMove, untilAsked } from './playing.ts'
import type { Visitor } from './visitor.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Opens a table side by side, where it is always someone’s turn here. */
async function sitDown(one: Visitor, id: string): Promise<void> {
  await one.shows({ screen: 'home' })
  await one.page.click(`[data-title=${id}] [data-start=here]`)
  await agree([one])
  await untilAsked([one])
}

describe.each(titles)('“What can I do?” in $name', ({ id }) => {
  it('opens by its key, tells and makes moves, and gives the focus back', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast, reducedMotion: true })
      await sitDown(one, id)
      for (let made = 0; made < 3; made++) await pressMove(one, () => 0)
      const { hash } = await agree([one])
      await one.page.locator('[data-open=settings]').focus()
      await one.page.keyboard.press('?')
      await one.page.waitForSelector('[data-choices-of=me] [data-do]')
      expect(await barriers(one)).toEqual([])
      await one.page.keyboard.press('Escape')
      await one.page.waitForSelector('.choices-panel', { state: 'detached' })
      await one.page.waitForSelector('[data-open=settings]:focus')
      await one.page.keyboard.press('?')
      await one.page.locator('[data-do]').first().press('Enter')
      await one.until('another position', (now) => now.hash !== hash)
    }))

  it('opens by a button on a phone', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast, reducedMotion: true, ...phone })
      await sitDown(one, id)
      await one.page.locator('.log [data-open=choices]').tap()
      await one.page.waitForSelector('[data-choices-of=me] [data-do]')
      expect(await barriers(one)).toEqual([])
      await one.page.locator('.choices-panel [data-open=rules]').tap()
      await one.page.waitForSelector('[data-book]')
    }))
})
