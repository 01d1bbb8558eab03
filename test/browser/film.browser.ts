import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { randomJournal } from '../journals.ts'
import { barriers } from './barriers.ts'
import { withTable } from './harness.ts'
import type { Visitor } from './visitor.ts'

const journal = randomJournal(foothills(builtIn), 2, {}, 4, { seated: true })
const last = journal.entries.length - 1
const plain = '?test&renderer=canvas'

/** Opens the match as a film, at an entry. */
async function openFilm(visitor: Visitor, at: number): Promise<void> {
  const { page } = visitor
  await visitor.shows({ screen: 'home' })
  const buffer = Buffer.from(writeRecord(journal))
  await page.setInputFiles('input[name=match]', { name: 'match.json', mimeType: 'application/json', buffer })
  await visitor.shows({ screen: 'table', seq: last, idle: true })
  await page.waitForSelector('.film .graph')
  await page.locator('.graph input').fill(String(at))
  await visitor.shows({ seq: at })
}

describe('a film of a match', () => {
  it('plays to its end by itself, and is stepped through by keys', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: plain })
      const { page } = one
      await openFilm(one, last - 8)
      expect(await barriers(one)).toEqual([])
      await page.keyboard.press('4')
      await page.keyboard.press(' ')
      await page.waitForSelector('[data-film=playing]')
      await one.shows({ seq: last })
      await page.waitForSelector('[data-film=paused]')
      await page.keyboard.press('Home')
      await one.shows({ seq: 0 })
      await page.keyboard.press('Shift+ArrowRight')
      await one.until('another turn', ({ seq = 0 }) => seq > 0)
      await page.keyboard.press('End')
      await one.shows({ seq: last })
    }))

  it('is followed by the camera, until someone looks where they like', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: plain })
      const { page } = one
      await openFilm(one, 20)
      const nearness = () => page.evaluate(() => window.__table?.nearness() ?? 0)
      await page.click('[data-do=odds]')
      await page.waitForSelector('.draw-odds [data-thing]')
      await page.click('.draw-odds [data-close]')
      await page.click('[data-do=follow]')
      await page.click('[data-do=play]')
      await page.waitForFunction(() => (window.__table?.nearness() ?? 0) > 1)
      await page.mouse.move(300, 200)
      await page.mouse.wheel(0, -2000)
      await page.waitForFunction(() => (window.__table?.nearness() ?? 0) > 2)
      const near = await nearness()
      const { seq = 0 } = await one.shown()
      await one.until('more of the film', (now) => (now.seq ?? 0) > seq + 1)
      expect(await nearness()).toBe(near)
      await page.click('[data-do=play]')
      await page.waitForSelector('[data-film=paused]')
      await page.click('[data-do=follow]')
      await page.click('.close-up .fit')
      await page.waitForFunction(() => window.__table?.nearness() === 1)
    }))

  it('opens at a linked moment within an entry', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: plain })
      await openFilm(one, 0)
      await one.page.keyboard.press('.')
      await one.page.keyboard.press('.')
      for (let n = 0; n < 30; n++) await one.page.keyboard.press('.')
      const seq = Number(await one.page.getAttribute('body', 'data-seq'))
      const effects = await one.page.getAttribute('.film', 'data-effects')
      await one.page.click('.film [data-copy]')
      const link = await one.page.inputValue('.film .made-link')
      expect(link).toContain('?at=')
      const other = await open({ name: 'other', query: `${plain}${new URL(link).hash}` })
      await other.shows({ screen: 'table', seq })
      await other.page.waitForSelector(`.film[data-effects="${effects}"]`)
    }))

  it('becomes a clip that plays back, as long and as large as it says', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: plain })
      const { page } = one
      await openFilm(one, 60)
      await page.click('[data-do=clip]')
      await page.selectOption('[data-choice=shape]', 'square')
      await page.selectOption('[data-choice=pace]', 'x8')
      const end = page.locator('[data-handle=to]')
      const to = Number(await end.getAttribute('aria-valuenow'))
      await end.press('ArrowRight')
      await one.shows({ seq: to + 1 })
      await page.waitForSelector('.clip [data-seconds]')
      const seconds = Number(await page.getAttribute('.clip [data-seconds]', 'data-seconds'))
      expect(seconds).toBeGreaterThan(0)
      await page.click('[data-do=render]')
      await page.waitForSelector('[data-clip=done] video')
      expect(await barriers(one)).toEqual([])
      const film = await page.evaluate(async () => {
        const video = document.querySelector('video')
        if (!video) return undefined
        while (video.readyState < 1) await new Promise((go) => setTimeout(go, 50))
        const file = await (await fetch(video.src)).arrayBuffer()
        const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(file)
        const isHeard = sound.getChannelData(0).some((sample) => Math.abs(sample) > 0.01)
        const { duration: seconds, videoWidth: width, videoHeight: height } = video
        return { seconds, width, height, isHeard }
      })
      expect(film).toMatchObject({ width: 960, height: 960, isHeard: true })
      expect(Math.abs((film?.seconds ?? 0) - seconds)).toBeLessThan(0.2)
      expect(await page.getAttribute('[data-do=save-captions]', 'download')).toMatch(/\.vtt$/)
    }))

  it('becomes a moving picture half as large where a browser encodes no films', () =>
    withTable(async ({ open }) => {
      const before = (page: Page) =>
        page.addInitScript(() => {
          Reflect.deleteProperty(globalThis, 'VideoEncoder')
        })
      const one = await open({ query: plain, before })
      const { page } = one
      await openFilm(one, 60)
      await page.click('[data-do=clip]')
      await page.selectOption('[data-choice=pace]', 'x8')
      await page.waitForSelector('.clip [data-seconds]')
      await page.click('[data-do=render]')
      const link = page.locator('[data-clip=done] [data-do=save-clip]')
      expect(await link.getAttribute('download')).toMatch(/\.gif$/)
      const gif = await link.evaluate(async (anchor: HTMLAnchorElement) => {
        const file = await (await fetch(anchor.href)).blob()
        const { width, height } = await createImageBitmap(file)
        return { type: file.type, width, height }
      })
      expect(gif).toEqual({ type: 'image/gif', width: 640, height: 360 })
    }))

  it('ends with a reckoning to keep as a picture', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: plain })
      const { page } = one
      await openFilm(one, last)
      await page.click('.film [data-open=reckoning]')
      const saved = page.waitForEvent('download')
      await page.click('[data-do=picture]')
      const png = readFileSync(await (await saved).path())
      expect(png.subarray(1, 4).toString()).toBe('PNG')
      expect(png.readUInt32BE(16)).toBe(1200)
    }))
})
