import { describe, expect, it } from 'vitest'
import { room } from '../../src/overlay/words/en/index.ts'
import { withTable } from './harness.ts'
import { resign } from './menu.ts'
import { fast, fastWebGl, invite, playOn, queryOf, reckoningOf, settled, start } from './playing.ts'

describe('a whole match', () => {
  it(
    'is played by two browsers over a link to the same reckoning',
    () =>
      withTable(async ({ open }) => {
        const host = await open({ name: 'host', query: fastWebGl })
        const link = await invite(host)
        const guest = await open({ name: 'guest', query: queryOf(link, fast) })
        const end = await playOn([host, guest], { seed: 3 })
        expect(end.screen).toBe('reckoning')
        const told = await reckoningOf(host)
        expect(told).toMatch(/VP/)
        expect(await reckoningOf(guest)).toBe(told)
        await host.page.click('[data-again]')
        for (const one of [host, guest]) await one.until('another match', ({ seq = 99 }) => seq < 9)
        expect((await playOn([host, guest], { seed: 4, moves: 6 })).screen).toBe('table')
        await resign(host)
        await host.page.click('[data-regather]')
        await guest.page.waitForSelector('.room [data-seat="1"][data-mine=true]')
        await host.page.click('[data-seat="0"] [data-more]')
        await host.page.click(`dialog button:text-is("${room.swapWith({ name: room.someone({ seat: 2 }) })}")`)
        await guest.page.waitForSelector('.room [data-seat="0"][data-mine=true]')
        await host.page.click('[data-start-match]')
        for (const one of [host, guest]) await one.until('a third match', ({ seq = 99 }) => seq < 9)
        expect((await playOn([host, guest], { seed: 5, moves: 4 })).screen).toBe('table')
        await host.page.goto(host.page.url().replace(/#.*/, '#/'))
        await host.page.waitForSelector('[data-over=true] >> nth=1')
      }),
    600_000,
  )

  it('is played against the computer', () =>
    withTable(async ({ open }) => {
      const one = await open({ name: 'one', query: `${fast}&seed=5` })
      await start(one, 'bot')
      for (let turn = 0; turn < 12; turn++) {
        await one.until('my turn', (now) => settled(now) && now.turn === '0')
        await playOn([one], { seed: turn, moves: 1 })
      }
      const { seq = 0 } = await one.shown()
      expect(seq).toBeGreaterThan(20)
      expect(await one.page.locator('[data-move]').count()).toBeGreaterThanOrEqual(0)
    }))
})
