import { describe, expect, it } from 'vitest'
import { fastDraw } from '../../src/rules/chance.ts'
import { withTable } from './harness.ts'
import { agree, askedOf, fast, invite, queryOf, settled } from './playing.ts'
import { nextPicks, touchHalfWay, touchMove } from './touching.ts'

describe('touching pieces', () => {
  it(
    'plays the first ten turns with a real pointer',
    () =>
      withTable(async ({ open }) => {
        const viewport = { width: 1280, height: 720 }
        const host = await open({ name: 'host', query: fast, viewport })
        const link = await invite(host)
        const guest = await open({ name: 'guest', query: queryOf(link, fast), viewport })
        const visitors = [host, guest]
        const choose = fastDraw(21)
        let turns = 0
        let before: string | undefined
        while (turns < 10) {
          const { turn } = await agree(visitors)
          if (turn !== before) turns++
          before = turn
          const asked = await askedOf(visitors)
          if (!asked) throw new Error('nobody is asked')
          await touchMove(asked, choose)
        }
        await agree(visitors)
      }),
    600_000,
  )

  it('restores a partial selection after a reload', () =>
    withTable(async ({ open }) => {
      const one = await open({ name: 'one', query: fast, viewport: { width: 1280, height: 720 } })
      await one.shows({ screen: 'home' })
      await one.page.click('[data-start=here]')
      await one.until('the table settles', settled)
      const left = await touchHalfWay(one, fastDraw(4))
      await one.page.reload()
      await one.until('the table settles', settled)
      await expect.poll(() => nextPicks(one)).toEqual(left)
    }))

  it('says why when something impossible is touched', () =>
    withTable(async ({ open }) => {
      const viewport = { width: 1280, height: 720 }
      const one = await open({ name: 'one', query: fast, viewport })
      await one.shows({ screen: 'home' })
      await one.page.click('[data-start=here]')
      await one.until('the table settles', settled)
      const idle = await one.page.evaluate(() =>
        (window.__table?.places() ?? [])
          .filter((place) => !place.next && place.label.length > 0)
          .map(({ at }) => ({ x: at.x + at.w / 2, y: at.y + at.h / 2 })),
      )
      for (const place of idle.slice(0, 12)) {
        await one.page.mouse.click(place.x, place.y)
        if ((await one.page.locator('.bubble p').count()) > 0) break
      }
      expect(await one.page.locator('.bubble p').first().innerText()).toMatch(/\w.*\./)
    }))
})
