import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { overBackdrops } from './backdrops.ts'
import { type Scene, withTable } from './harness.ts'
import { resign } from './menu.ts'
import { agree, fast, invite, playOn, queryOf } from './playing.ts'
import { beside, streamOf } from './streams.ts'

/** Two people at a table, and the link that one of them has copied for those who watch. */
async function watched(open: Scene['open']) {
  const host = await open({ name: 'host', query: `${fast}&seed=5` })
  const link = await invite(host)
  const guest = await open({ name: 'guest', query: queryOf(link, fast) })
  for (const one of [host, guest]) await one.shows({ screen: 'table' })
  await guest.page.click('[data-open=menu]')
  await guest.page.click('[data-open=watchers]')
  await guest.page.click('dialog.gallery [data-copy] >> nth=0')
  await guest.page.waitForSelector('dialog.gallery .made-link')
  const watchLink = await guest.page.inputValue('dialog.gallery .made-link')
  await guest.page.click('dialog.gallery [data-close]')
  return { host, guest, watch: new URL(watchLink).hash }
}

const isAt = (page: Page, hash = '') => page.waitForSelector(`.stream[data-hash="${hash}"]`, { state: 'attached' })

/** Makes a page believe that it is hidden, or shown again. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

/** A stage's picture once it is at rest, with the frame before it drawn. */
async function atRest(page: Page): Promise<Buffer> {
  await page.waitForFunction(() => window.__table?.idle())
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  return page.locator('#stage').screenshot()
}

/** Has a stage draw everything again from nothing, as after its page had another size. */
async function drawAgain(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  for (const narrower of [80, 0]) {
    const drawn = await page.evaluate(() => window.__table?.frames() ?? 0)
    await page.setViewportSize({ width: width - narrower, height })
    await page.waitForFunction((before) => (window.__table?.frames() ?? 0) > before, drawn)
  }
}

describe('a match that others watch', () => {
  it('is shown to a viewer and on a stream that mixes with any backdrop', () =>
    withTable(async ({ open }) => {
      const { host, guest, watch } = await watched(open)
      const viewer = await open({ name: 'viewer', query: `${fast}${watch}` })
      await viewer.shows({ screen: 'table' })
      await viewer.page.waitForSelector('body[data-mine=false]')
      const query = `?test&tempo=4${streamOf(watch, 'full&bg=none')}`
      const stream = await open({ name: 'stream', query })
      await isAt(stream.page, (await host.shown()).hash)
      await guest.page.waitForSelector('.watching')
      await stream.page.waitForSelector('body[data-stream-board]')
      // Where the table has no card, nothing at all is drawn.
      const seen = async () => {
        const { clear, solid, partly, wrong } = await overBackdrops(stream.page)
        const all = clear + solid + partly + wrong
        return { wrong, clear: clear > all * 0.2, solid: solid > all * 0.4, partly: partly > 0 }
      }
      const mixed = { wrong: 0, clear: true, solid: true, partly: true }
      await expect.poll(seen, { timeout: 120_000 }).toEqual(mixed)

      const dock = await beside(stream, stream.page.url().replace(/preset=.*/, 'preset=dock'))
      await dock.waitForSelector('.dock[data-air=match] .monitor img')
      await dock.uncheck('input[name=odds]')
      await stream.page.waitForSelector('.stream .next', { state: 'detached' })
      await dock.click('[data-hold=false]')
      await stream.page.waitForSelector('.stream[data-held=true]', { state: 'attached' })
      // A camera that moves has everything drawn again.
      await dock.click('[data-camera=whole]')
      const before = await host.shown()
      await playOn([host, guest], { seed: 9, moves: 2 })
      const now = await agree([host, guest, viewer])
      expect(now.hash).not.toBe(before.hash)
      expect(await stream.page.getAttribute('.stream', 'data-hash')).toBe(before.hash)
      await dock.click('[data-hold=true]')
      await isAt(stream.page, now.hash)
      // Drawn where it changed, the picture is the same as one drawn at once, when no caption comes or goes.
      const isSame = async () => {
        const drawn = await atRest(stream.page)
        await drawAgain(stream.page)
        return (await atRest(stream.page)).equals(drawn)
      }
      await expect.poll(isSame, { timeout: 120_000 }).toBe(true)
      await resign(host)
      await stream.page.waitForSelector('.stream .end-card')
      const [card, table] = await Promise.all(
        ['.end-card', '#stage'].map((one) => stream.page.locator(one).boundingBox()),
      )
      expect((card?.x ?? 0) + (card?.width ?? 0) / 2).toBeCloseTo((table?.x ?? 0) + (table?.width ?? 0) / 2, 0)
    }))

  it('is followed by twelve pages through reloads, another host and a rematch', () =>
    withTable(async ({ open }) => {
      const { host, guest, watch } = await watched(open)
      const query = `${fast}${streamOf(watch, 'turn')}`
      const first = await open({ name: 'viewer', query })
      const rest: Page[] = []
      for (let viewer = 2; viewer <= 12; viewer++) rest.push(await beside(first, first.page.url()))
      const all = [first.page, ...rest]
      const follows = async () => {
        const { hash } = await agree([host, guest])
        await Promise.all(all.map((page) => isAt(page, hash)))
      }
      await follows()
      const watching = () => host.page.textContent('.watching span')
      await expect.poll(watching, { timeout: 150_000 }).toBe('12')
      await first.page.reload()
      await Promise.all(rest.slice(0, 6).map((page) => hide(page, true)))
      await playOn([host, guest], { seed: 3, moves: 4 })
      await Promise.all(rest.map((page) => hide(page, false)))
      await follows()
      await host.page.click('[data-open=menu]')
      await host.page.click('[data-hand-over]')
      await guest.page.waitForSelector('body[data-role=host]')
      await host.page.click('[data-close]')
      await playOn([host, guest], { seed: 4, moves: 2 })
      await follows()
      await resign(host)
      await guest.page.click('[data-again]')
      for (const one of [host, guest]) await one.until('a rematch', ({ seq = 99 }) => seq < 9)
      await follows()
    }))
})
