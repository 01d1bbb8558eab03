import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withTable } from './harness.ts'
import { agree, fast, invite, playOn, queryOf, start } from './playing.ts'
import { touchMove } from './touching.ts'
import type { Visitor } from './visitor.ts'
import { panel, watched } from './watching.ts'

/** Parts of the page that are for testers alone. */
const forTesters = /\/(debug|debugDoors|peek|\w+-playtest|reports|statelyWindow)-[\w-]{8}\.(js|css)$/

/** Makes a page remember what it fetches. */
function fetched({ page }: Visitor): readonly string[] {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return urls
}

describe("the playtester's overlay", () => {
  it('costs a player nothing, and comes and goes by a key', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      const urls = fetched(one)
      await one.page.reload()
      await start(one, 'here')
      await playOn([one], { seed: 1, moves: 2 })
      expect(urls.filter((url) => /\.js$/.test(url)).length).toBeGreaterThan(5)
      expect(urls.filter((url) => forTesters.test(url))).toEqual([])
      const wide = (await one.page.locator('#stage').boundingBox())?.width ?? 0
      await one.page.keyboard.press('Backquote')
      await one.page.waitForSelector('#debug [data-panel=position]')
      expect(urls.some((url) => forTesters.test(url))).toBe(true)
      expect(one.page.url()).toContain('debug')
      // The table makes room instead of being covered.
      const beside = await one.page.locator('#stage').boundingBox()
      const dock = await one.page.locator('#debug').boundingBox()
      expect(beside?.width).toBeLessThan(wide)
      expect(beside?.width).toBe(dock?.x)
      await one.page.keyboard.press('Backquote')
      await one.page.waitForSelector('#debug', { state: 'detached' })
      await expect.poll(async () => (await one.page.locator('#stage').boundingBox())?.width).toBe(wide)
      expect(one.page.url()).not.toContain('debug')
    }))

  it('says what the values of a position mean as soon as that has loaded', () =>
    withTable(async ({ open }) => {
      let release = () => {}
      const late = new Promise<void>((resolve) => {
        release = resolve
      })
      const before = (page: Page) =>
        page.route(/\/\w+-playtest-[\w-]+\.js/, async (route) => {
          await late
          await route.continue()
        })
      const one = await open({ query: watched, viewport: { width: 1280, height: 720 }, before })
      await start(one, 'here')
      await panel(one, 'position')
      const tree = one.page.locator('.debug-tree')
      await one.page.waitForSelector('[data-annotated=false] [data-path=start]')
      expect(await tree.locator('.debug-meaning').count()).toBe(0)
      release()
      await one.page.waitForSelector('[data-annotated=true] [data-path=start] .debug-meaning')
    }))

  it('tells the truth about a match at one device, panel by panel', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: watched, viewport: { width: 1280, height: 720 } })
      await start(one, 'here')
      await playOn([one], { seed: 6, moves: 12 })
      const { page } = one
      const before = await one.shown()

      await panel(one, 'position')
      expect(await page.textContent('#debug [data-hash]')).toBe(before.hash)
      await page.click('[data-path=bag]')
      expect(await page.textContent('[data-value="bag.iron"]')).toMatch(/^\d+$/)
      await page.fill('input[type=search]', 'stone')
      await page.waitForSelector('[data-path="yard.stone"]')
      expect(await page.locator('[data-path=phase]').count()).toBe(0)

      await panel(one, 'choice')
      const legal = page.locator('[data-legal]')
      expect(await legal.count()).toBe(await page.locator('[data-move]').count())
      await page.waitForSelector('[data-why]')
      await legal.first().click()
      await one.until('the move was played', ({ seq = 0 }) => seq > (before.seq ?? 0))
      // Draws follow a move in entries of their own.
      const after = await agree([one])

      await panel(one, 'time')
      await page.click('[data-step="entry back"]')
      await page.waitForSelector(`[data-at="${(after.seq ?? 0) - 1}"]`)
      await page.click('[data-entry="0"]')
      await page.waitForSelector('[data-at="0"]')
      await panel(one, 'position')
      expect(await page.textContent('#debug [data-hash]')).not.toBe(after.hash)
      await page.click('[data-do=now]')
      await expect.poll(() => page.textContent('#debug [data-hash]')).toBe(after.hash)

      await panel(one, 'chance')
      await page.waitForSelector('[data-odds]')
      const shares = await page
        .locator('[data-odds^="the next cube"]')
        .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-share'))))
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)

      await panel(one, 'machine')
      await page.waitForSelector('[data-machine=app][data-state="visiting.table"]')
      await page.waitForSelector('[data-machine=foothills][data-state*="asking"]')

      // The table beside it is touched as ever.
      await touchMove(one, () => 0)
      await agree([one])

      await panel(one, 'stage')
      const next = Number(await page.getAttribute('[data-next]', 'data-next'))
      expect(next).toBeGreaterThan(0)
      await expect.poll(() => page.locator('.debug-boxes .next').count()).toBe(next)
    }))

  it('branches from an earlier entry, opens scenes, and reopens a report elsewhere', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: watched, name: 'one' })
      const { page } = one
      await start(one, 'here')
      const first = await playOn([one], { seed: 2, moves: 4 })
      const last = await playOn([one], { seed: 3, moves: 4 })

      await panel(one, 'report')
      const saved = page.waitForEvent('download')
      await page.click('[data-do=report]')
      const file = await (await saved).path()
      const report = JSON.parse(await readFile(file, 'utf8'))
      expect(report).toMatchObject({ entry: last.seq, position: last.hash })
      const link = new URL(await page.inputValue('[data-report-link]'))
      const two = await open({ query: `${fast}${link.hash}`, name: 'two' })
      await two.shows({ screen: 'table', seq: last.seq, hash: last.hash })

      await panel(one, 'time')
      await page.click(`[data-entry="${first.seq}"]`)
      await page.click('[data-do=branch]')
      // The same moves, then the two who sit there.
      await one.until('the branch', ({ hash }) => hash === first.hash)
      expect(page.url()).toContain('#/here/')
      await playOn([one], { seed: 9, moves: 2 })

      await panel(one, 'scenario')
      await page.click('[data-scene=emptyBag]')
      await panel(one, 'chance')
      await page.waitForSelector('[data-odds$="iron ore"][data-share="0"]')
      await page.waitForSelector('[data-odds$="stone"][data-share="0"]')

      await panel(one, 'report')
      await page.setInputFiles('[data-open-report]', file)
      await one.until('the report', ({ hash }) => hash === last.hash)
      expect(await page.getAttribute('body', 'data-role')).toBe('replay')
      await panel(one, 'time')
      await page.click(`[data-entry="${first.seq}"]`)
      await page.click('[data-do=replay]')
      await one.until('the earlier entry', ({ hash }) => hash === first.hash)
    }))

  it('watches the links of a match between two browsers and disturbs them', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: watched })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, watched) })
      await agree([host, guest])
      await playOn([host, guest], { seed: 5, moves: 6 })
      for (const one of [host, guest]) {
        await panel(one, 'network')
        await one.page.waitForSelector('[data-link-id][data-open=true]')
        const heard = () => one.page.getAttribute('[data-heard]', 'data-heard')
        await expect.poll(async () => Number(await heard())).toBeGreaterThan(3)
      }
      await host.page.waitForSelector('[data-hosting=true]')
      await guest.page.waitForSelector('[data-hosting=false]')
      await guest.page.click('text=cut all links')
      await guest.page.waitForSelector('[data-link-id][data-open=false]')
      // It finds its way back by itself, and the match goes on.
      await guest.page.waitForSelector('[data-link-id][data-open=true]')
      await playOn([host, guest], { seed: 8, moves: 4 })
    }))
})
