import { describe, expect, it } from 'vitest'
import { playByKeys } from './byKeys.ts'
import { withTable } from './harness.ts'
import { agree, chooseTitle, fast, playOn, reckoningOf } from './playing.ts'
import type { Visitor } from './visitor.ts'

const again = '.reckoning [data-again]'

const totalOf = async ({ page }: Visitor) => Number(await page.getAttribute('.reckoning [data-total]', 'data-total'))

async function goHome({ page, shows }: Visitor): Promise<void> {
  await page.evaluate(() => {
    window.location.hash = '#/'
  })
  await shows({ screen: 'home' })
}

/** Goes home and opens the settings. */
async function openDevice(one: Visitor): Promise<void> {
  await goHome(one)
  await one.page.click('[data-open=settings]')
}

/** Whether nothing covers the words of an element. */
const isInFront = ({ page }: Visitor, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + 4, top + height / 2) === element
  })

describe('a series of matches alone', () => {
  it('is played by the keyboard without a picture, and its record outlives reloads and moves to another device', () =>
    withTable(async ({ open }) => {
      const one = await open({ name: 'old device', query: fast })
      const { page } = one
      await page.addStyleTag({ content: 'canvas { visibility: hidden }' })
      await chooseTitle(one, 'snowdonia')
      await playByKeys(one, '[data-title=snowdonia] [data-start=alone]', 5)
      const first = await totalOf(one)
      expect(await isInFront(one, '.reckoning h2')).toBe(true)
      expect(await isInFront(one, '.reckoning .winner')).toBe(true)
      await goHome(one)
      await page.press('.recent-matches [data-next]', 'Enter')
      await page.locator(again).focus()
      await page.keyboard.press('Enter')
      await one.until('the second match', ({ screen }) => screen === 'table')
      await page.waitForSelector('.match-log >> text=Match 2 of 7')
      await playOn([one], { seed: 6, moves: 4 })
      await page.reload()
      const before = await agree([one])

      await openDevice(one)
      const saving = page.waitForEvent('download')
      await page.click('[data-save-all]')
      const path = await (await saving).path()
      const other = await open({ name: 'new device', query: fast })
      await openDevice(other)
      await other.page.setInputFiles('input[name=everything]', path)
      await other.page.click('dialog [data-go-on]')
      await other.page.click('dialog [data-close]')
      await other.page.click('[data-resume]')
      expect((await agree([other])).hash).toBe(before.hash)
      await playOn([other], { seed: 7 })
      const record = `Match 2 of 7: ${first} and ${await totalOf(other)},`
      expect(await reckoningOf(other)).toContain(record)
      await other.page.reload()
      expect(await reckoningOf(other)).toContain(record)

      await openDevice(other)
      await other.page.click('[data-erase]')
      await other.page.click('[data-erase]')
      await other.page.waitForSelector('.how-to')
      await chooseTitle(other, 'snowdonia')
      await other.page.click('[data-title=snowdonia] [data-start=alone]')
      await other.page.waitForSelector('.match-log >> text=Match 1 of 7')
    }))
})
