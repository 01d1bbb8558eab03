import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { fileProblem } from '../overlay/english.ts'
import { dropped } from './files.ts'
import { withTable } from './harness.ts'
import { agree, fast, fastWebGl, invite, playOn, queryOf, start } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Makes a report in its panel; returns the file's text. */
async function reportBy({ page }: Visitor, said: string): Promise<string> {
  await page.click('[data-panel=report]')
  await page.fill('[data-shown=report] textarea', said)
  const saved = page.waitForEvent('download')
  await page.click('[data-do=report]')
  return readFile(await (await saved).path(), 'utf8')
}

/** Gives a file to the home page. */
const give = ({ page }: Visitor, text: string) =>
  page.setInputFiles('input[name=match]', {
    name: 'report.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })

/** The position as the overlay shows it: its hash and its tree. */
async function positionOf({ page }: Visitor) {
  await page.click('[data-panel=position]')
  await page.waitForSelector('[data-shown=position] [data-annotated=true]')
  const hash = await page.textContent('#debug [data-hash]')
  const tree = await page.locator('.debug-tree').innerText()
  // A live match can be changed there; the pencils for that are no part of the position.
  return { hash, tree: tree.split('\n').filter((line) => line.trim() !== '✎') }
}

/** Distance down the page of the second seat's goods, and of the first's. */
async function heightsOf({ page }: Visitor): Promise<readonly [number, number]> {
  const heights = await page.evaluate(() =>
    [1, 0].map((seat) => {
      const goods = window.__table?.places().find(({ pick }) => pick === `goods:${seat}:iron`)
      return goods?.at.y
    }),
  )
  const [second, first] = heights
  return [need(second, 'goods'), need(first, 'goods')]
}

describe('a report of a problem', () => {
  it('made by a guest of a live match opens elsewhere at the same position, seen the same way', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, `${fastWebGl}&debug`) })
      await playOn([host, guest], { seed: 12, moves: 9 })
      const there = await agree([host, guest])
      const text = await reportBy(guest, 'Why is this card grey?')
      const report = JSON.parse(text)
      const code = new URL(link).hash.slice('#/r/'.length)
      expect(report).toMatchObject({ entry: there.seq, position: there.hash, seat: 1, named: false })
      expect(report.picture).toMatch(/^data:image\/webp;base64,.{9000}/)
      expect(text).not.toContain(code)
      expect(text).not.toMatch(/"key"|"sig|localhost|Mozilla/)
      expect(report.words).toContain('In the bag: ')
      expect(report.links.join()).toMatch(/submit.*accepted/)

      const other = await open({ name: 'other', query: fast })
      await other.shows({ screen: 'home' })
      await give(other, text)
      await other.shows({ screen: 'table', seq: there.seq, hash: there.hash, idle: true })
      await other.page.waitForSelector('[data-opened] [data-verdict=same]')
      expect(await other.page.textContent('.debug-said')).toBe('“Why is this card grey?”')
      const size = await other.page
        .locator('[data-photo]')
        .evaluate((photo) => (photo instanceof HTMLImageElement ? photo.naturalWidth : 0))
      expect(size).toBeGreaterThan(300)
      expect(await positionOf(other)).toEqual(await positionOf(guest))
      // The guest's board is in front there, as where the report was made.
      const [own, others] = await heightsOf(other)
      expect(own).toBeGreaterThan(others)
      const [ownThere, othersThere] = await heightsOf(guest)
      expect(ownThere).toBeGreaterThan(othersThere)

      // The report's link leads to the same position, without what was said.
      const third = await open({ name: 'third', query: `${fast}${report.place}` })
      await third.shows({ screen: 'table', seq: there.seq, hash: there.hash })
    }))

  it('says how a position differs in another build', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: `${fast}&debug` })
      await start(one, 'here')
      await playOn([one], { seed: 4, moves: 3 })
      const report = JSON.parse(await reportBy(one, ''))
      const there = { ...report.there, turn: 77 }
      const other = { ...report, there, position: '0123456789abcdef', build: 'older' }
      await dropped(one, JSON.stringify(other))
      await one.page.waitForSelector('[data-verdict=other]')
      expect(await one.page.textContent('[data-verdict]')).toMatch(/build older .* differ:/)
      expect(await one.page.textContent('[data-differing="1"]')).toMatch(/^turn there 77 here \d$/)
    }))

  it('can be dropped on the table, like a match; an unreadable file leaves the table as it was', () =>
    withTable(async ({ open }) => {
      const one = await open({ name: 'one', query: `${fast}&debug` })
      await start(one, 'here')
      const there = await playOn([one], { seed: 21, moves: 5 })
      const text = await reportBy(one, 'here')
      const other = await open({ name: 'other', query: fast })
      await start(other, 'here')
      const before = await agree([other])
      const at = other.page.url()
      for (const [damaged, says] of [
        [text.slice(0, text.length / 2), fileProblem({ reason: 'notJson' })],
        [text.replace('"entry": ', '"entry": -'), 'entry'],
        [JSON.stringify({ ...JSON.parse(text), match: '{}' }), fileProblem({ reason: 'notMatch' })],
      ] as const) {
        await dropped(other, damaged)
        await other.page.waitForSelector('.drop-notice[role=alert]')
        await expect.poll(() => other.page.innerText('.drop-notice')).toContain(says)
      }
      expect(other.page.url()).toBe(at)
      await other.shows({ seq: before.seq ?? -1, hash: before.hash ?? '' })
      await dropped(other, text)
      await other.shows({ hash: there.hash ?? '', idle: true })
      await other.page.waitForSelector('[data-verdict=same]')
      // A match file can be dropped there too.
      await dropped(other, JSON.parse(text).match)
      await other.page.waitForSelector('[data-opened]', { state: 'detached' })
      await other.shows({ hash: there.hash ?? '', idle: true })
    }))
})
