import { describe, expect, it } from 'vitest'
import { bar } from '../../src/overlay/words/en/index.ts'
import { barriers } from './barriers.ts'
import { withTable } from './harness.ts'
import { resign } from './menu.ts'
import { fast, invite, openMore, playOn, queryOf, settled, start } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Waits for a choice among several moves, making what others there are. */
async function untilChoice(one: Visitor): Promise<void> {
  for (let turn = 0; ; turn++) {
    await one.until('my turn', (now) => settled(now) && now.turn === '0')
    if ((await one.page.locator('[data-move]').count()) > 1) return
    await playOn([one], { seed: turn, moves: 1 })
  }
}

/** The picture on the canvas, once it is at rest. */
async function drawn(one: Visitor): Promise<string | undefined> {
  await one.until('the table settles', settled)
  return one.page.evaluate(() => document.querySelector('canvas')?.toDataURL())
}

/** Asks for a hint, and waits for it. */
async function askForHint({ page }: Visitor): Promise<void> {
  await page.click(`.bar [aria-label="${bar.hint}"]`)
  await page.waitForSelector('.hint-card .odds')
}

describe('a hint', () => {
  it('says and lights what the master would do, makes the move if asked, and goes with the position', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: `${fast}&seed=5` })
      await start(one, 'bot')
      await untilChoice(one)
      const { seq = -1 } = await one.shown()
      // Faces load after the table, and would be in later pictures alone.
      await one.page.waitForLoadState('networkidle')
      const before = await drawn(one)
      await askForHint(one)
      const isAsBefore = async () => (await drawn(one)) === before
      await expect.poll(isAsBefore).toBe(false)
      await one.page.click('[data-close-hint]')
      await expect.poll(isAsBefore).toBe(true)
      await askForHint(one)
      expect(await barriers(one)).toEqual([])
      await one.page.click('[data-play-hint]')
      await one.until('the move', (now) => (now.seq ?? -1) > seq)
      await one.page.waitForSelector('.hint-card', { state: 'detached' })
    }))

  it('isn’t there for people at several devices', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      await Promise.all([host, guest].map((one) => one.shows({ screen: 'table', idle: true })))
      await playOn([host, guest], { seed: 2, moves: 3 })
      for (const { page } of [host, guest]) expect(await page.locator('[data-open=hint]').count()).toBe(0)
    }))
})

describe('the analysis', () => {
  it('opens after a match and from its file, and leads to its turning points', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await start(one, 'here')
      await playOn([one], { seed: 23, moves: 40 })
      await resign(one)
      await openMore(one)
      await one.page.click('.reckoning [data-open=checks]')
      await one.page.waitForSelector('[data-check=host][data-found=fine]')
      await one.page.waitForSelector('[data-check=rules][data-found=fine]')
      expect(await barriers(one)).toEqual([])
      await one.page.click('dialog.checks [data-close]')
      await one.page.click('.reckoning [data-open=analysis]')
      await one.page.waitForSelector('dialog.analysis .plot')
      await one.page.waitForSelector('dialog.analysis .working', { state: 'detached' })
      await one.page.waitForSelector('.table-pictures .mark', { state: 'attached' })
      expect(await barriers(one)).toEqual([])
      await one.page.setViewportSize({ width: 390, height: 844 })
      expect(await barriers(one)).toEqual([])

      const [watch] = await one.page.locator('[data-watch]').all()
      if (!watch) throw new Error('The match has no turning point')
      const seq = Number(await watch.getAttribute('data-watch'))
      await watch.click()
      await one.shows({ screen: 'table', seq: seq - 1, idle: true })

      // The match is over, so a hint is fair at every moment of it.
      await one.page.click('.film [data-do=more]')
      await one.page.click('.film [data-open=hint]')
      await one.page.waitForSelector('.hint-card .odds')
      expect(await one.page.locator('[data-play-hint]').count()).toBe(0)
      await one.page.click('[data-close-hint]')

      // In a replay the result is there right away, and playing on begins another match.
      await one.page.click('.film [data-do=more]')
      await one.page.click('.film [data-open=analysis]')
      await one.page.click(`[data-play-on="${seq}"]`)
      await one.page.waitForSelector('body[data-role=local][data-mine=true] [data-move] >> nth=1')
    }))
})
