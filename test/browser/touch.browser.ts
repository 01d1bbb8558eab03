import { describe, expect, it } from 'vitest'
import { editions, foothills } from '../../src/games/foothills/index.ts'
import { need } from '../../src/kit/assert.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { editionIn } from '../games/contents.ts'
import { journalIn } from '../matches/recorded.ts'
import { given } from './files.ts'
import { withTable } from './harness.ts'
import { agree, askedOf, fast, invite, queryOf, settled } from './playing.ts'
import { nextPicks, touchHalfWay, touchMove } from './touching.ts'
import type { Visitor } from './visitor.ts'

/** A match just before a station is built. */
async function beforeStation() {
  const game = foothills(editionIn(await editions.open(undefined, '66838a32')))
  const { entries } = journalIn(game, 'foothills-both-in-the-pub.json')
  return given('match', writeRecord({ entries: entries.slice(0, 53) }))
}

/** Where a piece is that may be touched now. */
async function placeOf(visitor: Visitor, pick: RegExp) {
  const places = await visitor.page.evaluate(() => (window.__table?.places() ?? []).filter(({ next }) => next))
  return need(places.find((place) => pick.test(place.pick))?.at, 'a place to touch')
}

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

  it('plays during a moment, which ends, though the camera had leaned in', () =>
    withTable(async ({ open }) => {
      // Slow enough for a slow machine to see it.
      const one = await open({ name: 'one', query: '?test&tempo=0.5', viewport: { width: 1280, height: 720 } })
      const { page } = one
      await page.setInputFiles('input[name=match]', await beforeStation())
      await page.click('[data-open=resume]')
      await page.click('[data-resume-as=here]')
      const { seq = 0 } = await one.until('the match goes on', (now) => settled(now) && (now.seq ?? 0) > 53)
      await one.until('its seat is asked', ({ turn }) => turn === '1')
      const station = () => placeOf(one, /^(plot|station):24/)
      const before = await station()
      await page.mouse.click(before.x + before.w / 2, before.y + before.h / 2)
      let near = before
      await expect
        .poll(async () => {
          const last = near
          near = await station()
          return near.w > 1.4 * before.w && near.w === last.w
        })
        .toBe(true)
      await page.mouse.move(near.x + near.w / 2, near.y + near.h / 2)
      await page.mouse.down()
      expect(await station()).toEqual(near)
      await page.mouse.up()
      await one.until('the surveyor has gone', (now) => settled(now) && (now.seq ?? 0) > seq + 1)
      expect(await page.evaluate(() => window.__table?.nearness())).toBe(1)
    }))

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
