import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { withTable } from './harness.ts'
import { agree, chooseTitle, start } from './playing.ts'
import type { Visitor } from './visitor.ts'
import { panel, watched } from './watching.ts'

/** The control of a value, by its path. */
const control = ({ page }: Visitor, path: string) => page.locator(`[data-row="${path}"] [data-value]`)

/** A match on one device with the panel for editions open, and one thing looked for. */
async function editing(one: Visitor, title: string, search: string): Promise<void> {
  await one.shows({ screen: 'home' })
  await chooseTitle(one, title)
  await one.page.click(`[data-title=${title}] [data-start=here]`)
  await agree([one])
  await panel(one, 'edition')
  await one.page.fill('#debug [type=search]', search)
}

describe('an edition in the overlay', () => {
  it('is changed where a value is ours, refused with a sentence, shown, played, saved, and opens again', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: watched, viewport: { width: 1280, height: 720 } })
      const { page } = one
      await editing(one, 'foothills', 'tan-y-bwlch')
      expect(await page.textContent('[data-row="stations.8.action"]')).toContain('derived')
      expect(await control(one, 'stations.8.action').count()).toBe(0)

      const bonus = control(one, 'stations.8.spaces.0.bonus')
      await bonus.fill('{"vp": "many"}')
      await bonus.blur()
      expect(await page.textContent('[data-wrong]')).toMatch(/stations\.8\.spaces\.0\.bonus\.vp: expected number/)
      expect(await page.isDisabled('[data-do=play]')).toBe(true)
      await bonus.fill('{"vp": 5}')
      await bonus.blur()
      await page.waitForSelector('[data-wrong]', { state: 'detached' })
      await page.waitForSelector('[data-shown-differently]')
      expect(await page.textContent('[data-shown-differently]')).toContain('bonus 5 VP')

      const rubble = control(one, 'stations.8.rubble')
      await rubble.fill('4')
      await rubble.press('Enter')
      expect(await page.locator('#debug [data-set]').count()).toBe(2)
      await page.click('[data-row="stations.8.rubble"] [data-do=first]')
      expect(await rubble.inputValue()).toBe('3')
      expect(await page.inputValue('#debug [data-name]')).toBe('Reconstructed + 1 change')
      await page.fill('#debug [data-name]', 'Reconstructed')
      expect(await page.isDisabled('[data-do=save]')).toBe(true)
      await page.fill('#debug [data-name]', 'A dear Bwlch')

      const saved = page.waitForEvent('download')
      await page.click('[data-do=save]')
      const download = await saved
      const file = await download.path()
      expect(download.suggestedFilename()).toBe('foothills-a-dear-bwlch.json')
      expect(await page.inputValue('[data-compare] textarea')).toContain('--edition foothills-a-dear-bwlch.json')

      const before = page.url()
      await page.click('[data-do=play]')
      await page.waitForFunction((url) => location.href !== url, before)
      await agree([one])
      await page.waitForSelector('#debug :text("A dear Bwlch")')

      await page.goto(new URL('?test&tempo=instant&renderer=canvas', page.url()).href)
      await one.shows({ screen: 'home' })
      await page.setInputFiles('input[name=edition]', {
        name: 'a.json',
        mimeType: 'application/json',
        buffer: await readFile(file),
      })
      await page.waitForSelector('[data-edition="A dear Bwlch"]')
      await start(one, 'here')
      await agree([one])
    }))

  it('has nothing to change where nothing is ours', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: watched })
      await editing(one, 'metro', 'aaaa')
      expect(await one.page.getAttribute('[data-ours]', 'data-ours')).toBe('0')
      expect(await one.page.locator('#debug [data-row]').count()).toBeGreaterThan(0)
      expect(await one.page.locator('#debug [data-value]').count()).toBe(0)
    }))
})
