import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { home } from '../../src/overlay/words/en/start.ts'
import { playByKeys } from './byKeys.ts'
import { gather, hostOf } from './gathering.ts'
import { withTable } from './harness.ts'
import { keepTheSame, keptJournal } from './kept.ts'
import { agree, chooseTitle, fast, pressMove, reckoningOf, untilAsked } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Moves that answer a sealed question of the first turn. */
const sealed = `[data-move*='"type":"pay"']`

const isAskedInSecret = ({ page }: Visitor) => page.locator(sealed).count()

/** Plays until all are asked in secret at once. Each goes for other things, or someone might win nothing to pay for. */
async function playToSealed(all: readonly Visitor[]): Promise<void> {
  for (;;) {
    await agree(all)
    const asked = await untilAsked(all)
    if (await isAskedInSecret(asked)) break
    await pressMove(asked, (count) => all.indexOf(asked) % count)
  }
  for (const { page } of all) await page.waitForSelector(sealed)
}

/** Answers by the last move there is, and waits until that lies sealed. */
async function answer({ page }: Visitor): Promise<void> {
  await page.locator(sealed).last().click()
  await page.waitForSelector(sealed, { state: 'detached' })
}

/** Whether a browser’s journal shows an answer of this turn. */
const showsAnswers = async (one: Visitor) => JSON.stringify(await keptJournal(one)).includes('"type":"pay"')

/** Each check that a page makes of the match at its table, with what it found. */
async function checksOf({ page }: Visitor): Promise<readonly string[]> {
  await page.click('[data-open=menu]')
  await page.click('dialog.menu [data-open=checks]')
  await page.waitForSelector('dialog.checks [data-verdict]')
  return page
    .locator('dialog.checks [data-check]')
    .evaluateAll((all) => all.map((one) => `${one.getAttribute('data-check')}: ${one.getAttribute('data-found')}`))
}

describe('a match of Dwarven Rails', () => {
  it('keeps sealed answers while its host is lost, and shows them all together once it is back', () =>
    withTable(async ({ open }) => {
      const { all, query } = await gather(open, 'dwarven', 4)
      await playToSealed(all)
      const at = await hostOf(all)
      const lost = need(all[at], 'the host')
      const [early, ...late] = all.filter((one) => one !== lost)
      await answer(lost)
      await answer(need(early, 'a guest'))
      const storage = await lost.storage()
      await lost.vanish()
      const left = all.filter((one) => one !== lost)
      await hostOf(left)
      for (const one of late) {
        expect(await showsAnswers(one)).toBe(false)
        await answer(one)
      }
      // All have answered by now, but what the lost one answered can’t be shown.
      for (const one of left) expect(await showsAnswers(one)).toBe(false)
      all[at] = await open({ name: 'the host again', query, storage })
      for (const one of all) await one.until('the answers', ({ hash }) => hash !== undefined)
      await expect
        .poll(async () => (await Promise.all(all.map(showsAnswers))).every(Boolean), { timeout: 60_000 })
        .toBe(true)
      await agree(all)
      for (const one of all) expect(await isAskedInSecret(one)).toBe(0)
      await pressMove(await untilAsked(all), () => 0)
      await agree(all)
      await keepTheSame(all)
      const sound = ['rules', 'people', 'host', 'chance', 'answers'].map((check) => `${check}: fine`)
      for (const one of all) expect(await checksOf(one)).toEqual(expect.arrayContaining(sound))
    }))

  it('is played alone against three companies of the Guild to its reckoning, by the keyboard', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      const { page } = one
      await one.shows({ screen: 'home' })
      await chooseTitle(one, 'dwarven')
      await page.locator('[data-title=dwarven] [data-open=options]').focus()
      await page.keyboard.press('Enter')
      await page.locator('dialog [value=guild]').focus()
      await page.keyboard.press('Space')
      await page.locator('#option-seats').focus()
      await page.keyboard.press('4')
      await page.keyboard.press('Tab')
      await playByKeys(one, `dialog button:text-is("${home.bot}")`, 5)
      expect(await reckoningOf(one)).toMatch(/Cu/)
      expect(await page.locator('.seats [data-seat]').count()).toBe(4)
    }))
})
