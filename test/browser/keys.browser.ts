import { describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import { playByKeys } from './byKeys.ts'
import { withTable } from './harness.ts'
import { agree, fast, reckoningOf, start } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Number of times Tab is pressed on the page as it opens until a move has the focus. */
async function tabsToMove({ page }: Visitor): Promise<number> {
  await page.reload()
  await page.waitForSelector('[data-move]')
  for (let tabs = 1; tabs < 20; tabs++) {
    await page.keyboard.press('Tab')
    if (await page.locator('[data-move]:focus').count()) return tabs
  }
  return Number.POSITIVE_INFINITY
}

describe('the keyboard alone', () => {
  it(
    'plays a whole match of two people at one device to its reckoning',
    () =>
      withTable(async ({ open }) => {
        const one = await open({ query: fast })
        await playByKeys(one, '[data-start=here]', 17)
        expect(await reckoningOf(one)).toMatch(/VP/)
      }),
    600_000,
  )

  it.each([
    ['a match', '[data-start=here]'],
    ['a lesson', '[data-open=lesson]'],
  ])('is at the first choice of %s that it starts, and at the title once it has left', (_, start) =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      const { page } = one
      await one.shows({ screen: 'home' })
      await page.locator(start).first().focus()
      await page.keyboard.press('Enter')
      await page.waitForSelector('[data-move]:focus')
      await expect.poll(() => page.textContent('[data-welcome]')).toBe(titles[0]?.name)
      expect(await page.getByRole('toolbar').getAttribute('aria-describedby')).toBe(
        await page.locator('.prompt').getAttribute('id'),
      )
      expect(await tabsToMove(one)).toBeLessThanOrEqual(3)
      await page.locator('[data-open=menu]').focus()
      await page.keyboard.press('Enter')
      await page.locator('dialog [data-leave]').focus()
      await page.keyboard.press('Enter')
      await one.shows({ screen: 'home' })
      await page.waitForSelector('h1:focus')
    }),
  )

  it('finds a name on every control', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await start(one, 'here')
      await agree([one])
      const nameless = await one.page.locator('button, input, [role=toolbar]').evaluateAll((all) =>
        all
          .filter((element) => !(element.textContent ?? '').trim())
          .filter((element) => !element.getAttribute('aria-label') && !element.closest('label'))
          .map((element) => element.outerHTML),
      )
      expect(nameless).toEqual([])
      expect(await one.page.getByRole('log').count()).toBe(1)
    }))
})
