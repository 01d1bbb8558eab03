import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { tableOf } from '../../src/rules/journal.ts'
import { openRecord, readRecord } from '../../src/rules/record.ts'
import { sound } from '../journals.ts'
import { withTable } from './harness.ts'
import { agree, fast, playOn, start } from './playing.ts'
import type { Visitor } from './visitor.ts'
import { watched } from './watching.ts'

/** A match on one device with the panel for scenarios open. */
async function scenarios(one: Visitor): Promise<void> {
  await start(one, 'here')
  await agree([one])
  await one.page.click('[data-panel=scenario]')
  await one.page.waitForSelector('[data-scene=porthmadog]')
}

/** Writes another value at a path, in the row of this number. */
async function write({ page }: Visitor, row: number, path: string, value: string): Promise<void> {
  await page.locator('[data-path-of]').nth(row).fill(path)
  await page.locator('[data-value-of]').nth(row).fill(value)
}

describe('a scenario', () => {
  it('is made from a scene, refused while impossible, saved as a test, and opened by its link', () =>
    withTable(async ({ open }) => {
      const one = await open({ name: 'one', query: watched })
      const { page } = one
      await scenarios(one)
      const before = await one.shown()
      await page.click('[data-edit=porthmadog]')
      await write(one, 0, 'bag.iron', '99')
      expect(await page.innerText('[data-wrong]')).toMatch(/bag\.iron is 99, but there are only \d+ iron ore/)
      expect(await page.locator('[data-maker] [data-do=open]').count()).toBe(0)
      await write(one, 0, 'summit', '1')
      await page.waitForSelector('[data-possible]')
      // Nothing of this touched the table.
      await one.shows({ seq: before.seq ?? -1, hash: before.hash ?? '' })

      await page.fill('[data-name]', 'Both lines, green on the summit')
      const saved = page.waitForEvent('download')
      await page.click('[data-do=write]')
      const download = await saved
      expect(download.suggestedFilename()).toBe('foothills-both-lines-green-on-the-summit.json')
      const text = await readFile(await download.path(), 'utf8')
      const { record } = sound(readRecord(text))
      const { journal } = sound(openRecord(foothills(builtIn), record))
      expect(tableOf(journal).isTest).toBe(true)
      expect(journal.positions.at(-1)).toMatchObject({ summit: 1, turn: 1 })

      await page.click('[data-maker] [data-do=link]')
      const link = new URL(await page.inputValue('[data-made-link]'))
      await page.click('[data-maker] [data-do=bot]')
      const hash = journal.entries.at(-1)?.position ?? ''
      await one.until('the scenario', (now) => now.hash === hash)
      expect(page.url()).toContain('#/here/')
      await page.click('[data-move]')
      await one.until('a move in it', (now) => now.hash !== hash)

      const two = await open({ name: 'two', query: `${fast}${link.hash}` })
      await two.shows({ screen: 'table', hash })
    }))

  it('is made from a link; a link to nothing says so and leaves the table as it was', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: watched })
      const { page } = one
      await scenarios(one)
      const there = await playOn([one], { seed: 14, moves: 6 })
      await page.click('[data-panel=time]')
      await page.click('[data-do=link]')
      const link = await page.inputValue('[data-link-to]')
      await page.click('[data-panel=scenario]')
      for (const wrong of ['https://example.org/', link.replace(/.{6}@/, 'AAAAAA@')]) {
        await page.fill('[data-from]', wrong)
        await page.click('[data-do=from]')
        await page.waitForSelector('[data-said]:not(:empty)')
      }
      await one.shows({ hash: there.hash ?? '' })
      await page.fill('[data-from]', link)
      await page.click('[data-do=from]')
      await page.waitForSelector('[data-maker] [data-possible]')
      await page.click('[data-maker] [data-do=open]')
      await one.until('another match', () => page.url().includes('#/here/'))
      await one.until('the same position', ({ hash }) => hash === there.hash)
      await playOn([one], { seed: 15, moves: 2 })
    }))

  it('is searched for without blocking the page, until another search starts', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: watched })
      const { page } = one
      await scenarios(one)
      const saved: unknown[] = []
      page.on('download', (download) => saved.push(download))
      // The search yields to everything else, so its progress is shown meanwhile.
      const said = await page.evaluate(async () => {
        const heard = new Set<string>()
        document.querySelector<HTMLElement>('[data-write=lastStop]')?.click()
        document.querySelector<HTMLElement>('[data-edit=lastNavvy]')?.click()
        while (!document.querySelector('[data-maker]')) {
          await new Promise((resolve) => setTimeout(resolve))
          heard.add(document.querySelector('[data-said]')?.textContent ?? '')
        }
        return [...heard]
      })
      expect(said.some((text) => /one navvy .* in random match \d+ of/.test(text))).toBe(true)
      expect(saved).toEqual([])
      expect(await page.inputValue('[data-name]')).toBe('one navvy tile is left')
    }))
})

describe('the second window', () => {
  it('takes the overlay over, follows the match, and returns it when closed', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: watched })
      const { page } = one
      await start(one, 'here')
      await agree([one])
      await page.waitForSelector('#debug [data-do=apart]')
      const narrow = (await page.locator('#stage').boundingBox())?.width ?? 0
      const opening = page.waitForEvent('popup')
      await page.click('[data-do=apart]')
      const second = await opening
      await second.click('[data-panel=position]')
      expect(await page.locator('#debug').count()).toBe(0)
      await expect.poll(async () => (await page.locator('#stage').boundingBox())?.width).toBeGreaterThan(narrow)
      // It has the page's style, and fits its window.
      const style = () =>
        second
          .locator('#debug')
          .evaluate((dock) => ({
            isBare: getComputedStyle(dock).backgroundColor === 'rgba(0, 0, 0, 0)',
            isWhole: dock.getBoundingClientRect().width === window.innerWidth,
          }))
      await expect.poll(style).toEqual({ isBare: false, isWhole: true })

      const now = await playOn([one], { seed: 2, moves: 3 })
      await expect.poll(() => second.textContent('#debug [data-hash]')).toBe(now.hash)
      // Boxes stay over the table; the knobs are in the window.
      await second.click('[data-panel=stage]')
      await page.waitForSelector('.debug-boxes .next')
      expect(await second.locator('.debug-boxes').count()).toBe(0)

      // The next table finds it there.
      await second.click('[data-panel=scenario]')
      await second.click('[data-scene=firstTurn]')
      await one.until('the scene', ({ hash }) => hash !== now.hash)
      await second.waitForSelector('#debug [data-panel=scenario]')
      await second.close()
      await page.waitForSelector('body[data-debug=right] #debug [data-panel=scenario]')
      await page.click('[data-panel=position]')
      await page.waitForSelector('[data-shown=position]')
    }))

  it('leaves the overlay in place, and says so, if the browser blocks it', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: watched })
      const { page } = one
      await start(one, 'here')
      await agree([one])
      await page.evaluate(() => {
        window.open = () => null
      })
      await page.click('[data-do=apart]')
      await page.waitForSelector('.debug-blocked[role=alert]')
      await page.click('[data-panel=network]')
      await page.waitForSelector('#debug [data-shown=network]')
    }))
})
