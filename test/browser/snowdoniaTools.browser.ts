import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { withTable } from './harness.ts'
import { agree, chooseTitle, fast, playOn, pressMove } from './playing.ts'
import { panel, watched } from './watching.ts'

/** The overlay takes its room beside the table. */
const viewport = { width: 1280, height: 720 }

describe('Snowdonia', () => {
  it('has all of the testers’ tools: odds, a chosen draw, another value, notes, a branch, a scene, a report', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: watched, viewport })
      const { page } = one
      await one.shows({ screen: 'home' })
      await chooseTitle(one, 'snowdonia')
      await page.press('[data-title=snowdonia] [data-start=here]', 'Enter')
      const early = await playOn([one], { seed: 4, moves: 6 })

      await panel(one, 'choice')
      await page.waitForSelector('[data-why]')
      expect(await page.locator('[data-legal]').count()).toBe(await page.locator('[data-move]').count())

      await panel(one, 'chance')
      await page.waitForSelector('[data-odds$="rounds on"]')
      for (const thing of ['event', 'coal', 'fog']) await page.click(`[data-thing=${thing}]`)
      await page.click('[data-do=choose]')
      await page.waitForSelector('[data-chosen="event coal fog"]')
      for (let seed = 5; await page.isVisible('[data-chosen]'); seed++) await playOn([one], { seed, moves: 1 })
      await page.waitForSelector('[data-drawn="event coal fog"]')

      await panel(one, 'position')
      await page.click('#debug [data-edit=dig]')
      const field = page.locator('#debug [data-field=dig]')
      // The weather decides about it, and nothing but another value changes the position.
      await field.fill((await field.inputValue()) === '2' ? '3' : '2')
      await page.keyboard.press('Enter')
      const { hash } = await one.shown()
      await page.click('[data-do=apply]')
      const edited = await one.until('another position', (now) => now.hash !== hash)
      await page.waitForSelector('.match-log [data-test-match]', { state: 'attached' })

      await panel(one, 'notes')
      await page.fill('[data-note]', 'Too much rain?')
      await page.click('[data-do=note]')
      await page.waitForSelector('[data-note-of] >> text=Too much rain?')
      const noted = await agree([one])
      expect(noted.hash).toBe(edited.hash)

      await panel(one, 'report')
      const saved = page.waitForEvent('download')
      await page.click('[data-do=report]')
      const file = await (await saved).path()
      const report = JSON.parse(await readFile(file, 'utf8'))
      expect(report).toMatchObject({ game: 'snowdonia', entry: noted.seq, position: noted.hash })
      const link = new URL(await page.inputValue('[data-report-link]'))
      const two = await open({ query: `${fast}${link.hash}`, name: 'two' })
      await two.shows({ screen: 'table', seq: noted.seq, hash: noted.hash })

      await panel(one, 'time')
      await page.click(`[data-entry="${early.seq}"]`)
      await page.selectOption('[data-branch-as]', '0')
      await page.click('[data-do=branch]')
      await page.waitForSelector('.seats [data-state=bot]')
      for (let move = 0; move < 3; move++) {
        await page.waitForSelector('body[data-mine=true][data-idle=true]')
        await pressMove(one, () => 0)
      }

      await panel(one, 'scenario')
      await page.click('[data-scene=fog]')
      await panel(one, 'position')
      await page.waitForSelector('[data-value=sky] >> text=fog')
      await panel(one, 'report')
      await page.setInputFiles('[data-open-report]', file)
      await one.until('the report', (now) => now.hash === noted.hash)
    }))
})
