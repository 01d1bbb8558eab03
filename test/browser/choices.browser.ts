import { describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import { barriers } from './barriers.ts'
import { withTable } from './harness.ts'
import { chooseTitle, fast, pressMove } from './playing.ts'
import type { Visitor } from './visitor.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Waits until it is my turn and nothing moves. */
const myTurn = ({ page }: Visitor) => page.waitForSelector('body[data-mine=true][data-idle=true]')

/** Opens a table with the computer. */
async function sitDown(one: Visitor, id: string): Promise<void> {
  await one.shows({ screen: 'home' })
  await chooseTitle(one, id)
  await one.page.click(`[data-title=${id}] [data-start=bot]`)
  await myTurn(one)
}

describe.each(titles)('“What can I do?” in $name', ({ id }) => {
  it('opens by its key, tells and makes moves, and gives the focus back', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await sitDown(one, id)
      for (let made = 0; made < 3; made++) {
        await pressMove(one, () => 0)
        await myTurn(one)
      }
      const { hash } = await one.shown()
      await one.page.locator('[data-open=menu]').focus()
      await one.page.keyboard.press('?')
      await one.page.waitForSelector('[data-choices-of=me] [data-do]')
      expect(await barriers(one)).toEqual([])
      await one.page.keyboard.press('Escape')
      await one.page.waitForSelector('.choices-panel', { state: 'detached' })
      await one.page.waitForSelector('[data-open=menu]:focus')
      await one.page.keyboard.press('?')
      await one.page.locator('[data-do]').first().press('Enter')
      await one.until('another position', (now) => now.hash !== hash)
    }))

  it('opens by a button on a phone', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast, ...phone })
      await sitDown(one, id)
      await one.page.locator('.log [data-open=choices]').tap()
      await one.page.waitForSelector('[data-choices-of=me] [data-do]')
      expect(await barriers(one)).toEqual([])
      await one.page.locator('.choices-panel [data-rule]').last().tap()
      await one.page.waitForSelector('[data-book] h2:focus')
      expect(await barriers(one)).toEqual([])
      await one.page.fill('[data-search]', 'qqqq')
      await one.page.waitForSelector('[data-book]:not(:has(section))')
      await one.page.fill('[data-search]', '')
      await one.page.waitForSelector('[data-book] section .example a')
    }))
})

describe.each(titles)('on the table of $name, anything', ({ id }) => {
  it('says what it is when it is right-clicked, or reached by keyboard', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await sitDown(one, id)
      const { page } = one
      const place = await page.evaluate(() => window.__table?.places().at(-1)?.at)
      if (!place) throw new Error('nothing on the table can be touched')
      await page.mouse.click(place.x + place.w / 2, place.y + place.h / 2, { button: 'right' })
      await page.waitForSelector('.words h2')
      await page.locator('[data-move]').first().focus()
      await page.keyboard.press('i')
      const ring = page.locator('.look-around:focus')
      const said = page.locator('.look-around [role=status]')
      // At once: the next key is for the ring, and nothing takes the focus later.
      expect(await ring.count()).toBe(1)
      await page.keyboard.press('Home')
      const told = new Set<string>()
      for (;;) {
        const now = await said.innerText()
        if (told.has(now)) break
        told.add(now)
        await page.keyboard.press('PageDown')
      }
      expect(told.size).toBeGreaterThan(15)
      expect(await barriers(one)).toEqual([])
      await page.keyboard.press('Escape')
      await page.waitForSelector('[data-move]:focus')
    }))
})
