import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { makeRoomCode } from '../../src/link/roomCode.ts'
import { loadingParts } from '../../src/overlay/drape/curtain.ts'
import { withTable } from './harness.ts'
import { fast, settled, start } from './playing.ts'

/** A title’s face: the last part but the picture that is drawn with it. */
const face = /\/foothills-face-[\w-]+\.js/

/** The code of a table that nobody hosts. */
const nobodys = makeRoomCode(Uint8Array.from({ length: 14 }, (_, at) => at * 13))

/** Holds back the files whose addresses match until they are released. */
function holding(files: RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const before = (page: Page) =>
    page.route(files, async (route) => {
      await released
      await route.continue()
    })
  return { before, release: () => release() }
}

/** Runs in the page: whether a touch of a move hits it when the curtain begins to roll. */
function touchedFirst(): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const move = document.querySelector('[data-drape=rolling]') && document.querySelector('.choices [data-move]')
      if (!move) return
      changes.disconnect()
      const { left, top, width, height } = move.getBoundingClientRect()
      resolve(move.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
    }
    const changes = new MutationObserver(look)
    changes.observe(document.body, { childList: true, subtree: true, attributes: true })
  })
}

const curtain = (page: Page, state: string) => page.waitForSelector(`[data-drape=${state}]`)

describe('the curtain over a loading table', () => {
  it('builds an arch for each part, says how many, and opens over a table that can be played', () =>
    withTable(async ({ open }) => {
      const { before, release } = holding(face)
      const one = await open({ query: fast, before })
      const { page } = one
      await start(one, 'here')
      await curtain(page, 'building')
      const all = loadingParts.length
      // All but the face and the picture.
      await page.waitForFunction((wanted) => document.querySelectorAll('.arch').length === wanted, all - 2)
      expect(await page.locator('.drape h1').innerText()).toMatch(/Foothills/i)
      expect(await page.locator('.how-far').innerText()).toContain('Building the viaduct')
      expect(await page.locator('.how-far').innerText()).toContain(`${all - 2} of ${all}`)
      expect(await page.locator('.steps [data-done=true]').allInnerTexts()).toEqual(['Rules', 'Scenery'])
      expect(await page.locator('.beneath').evaluate((beneath) => beneath.matches('[inert]'))).toBe(true)
      release()
      const { seq } = await one.until('a table', settled)
      await page.waitForSelector('.drape', { state: 'detached' })
      await page.locator('.choices [data-move]').first().click()
      await one.until('a move', (now) => settled(now) && now.seq !== seq)
    }))

  it('counts touches from the first frame in which it rolls up', () =>
    withTable(async ({ open }) => {
      const { before, release } = holding(face)
      const one = await open({ query: '?test&renderer=canvas', viewport: { width: 1280, height: 720 }, before })
      await start(one, 'here')
      await curtain(one.page, 'building')
      const touched = one.page.evaluate(touchedFirst)
      release()
      expect(await touched).toBe(true)
      await one.page.waitForSelector('.drape', { state: 'detached' })
    }))

  it('says so when nothing comes for long, and leads back', () =>
    withTable(async ({ open }) => {
      const { before, release } = holding(face)
      const one = await open({ query: fast, before })
      await start(one, 'here')
      await curtain(one.page, 'stalled')
      expect(await one.page.locator('.how-far').innerText()).toContain('Still building. Slow connection?')
      await one.page.getByRole('button', { name: 'Back' }).click()
      await one.shows({ screen: 'home' })
      expect(await one.page.locator('.drape').count()).toBe(0)
      release()
    }))

  it('gives way to a sentence and a way back when a part can’t be loaded', () =>
    withTable(async ({ open }) => {
      const before = (page: Page) => page.route(/\/assets\/table-[\w-]+\.js/, (route) => route.abort())
      const one = await open({ query: fast, before })
      one.expectError(/Failed to (load|fetch)|ERR_FAILED/)
      await start(one, 'here')
      await curtain(one.page, 'building')
      await one.shows({ screen: 'problem' })
      expect(await one.page.getByRole('alert').innerText()).toMatch(/\w+.*\./)
      expect(await one.page.locator('.drape').count()).toBe(0)
      await one.page.locator('.ways button').last().click()
      await one.shows({ screen: 'home' })
    }))

  it('opens over a table in words when its pictures can’t be loaded', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast, before: (page) => page.route(face, (route) => route.abort()) })
      one.expectError(/Failed to (load|fetch)|ERR_FAILED/)
      await start(one, 'here')
      const { seq } = await one.until('a table', settled)
      await one.page.waitForSelector('.drape', { state: 'detached' })
      await one.page.locator('.choices [data-move]').first().click()
      await one.until('a move', (now) => settled(now) && now.seq !== seq)
    }))

  it('is a dark page with the name of the house until the host has said what is played', () =>
    withTable(async ({ open }) => {
      const { before, release } = holding(/\/assets\/table-[\w-]+\.js/)
      const one = await open({ query: `${fast}#/r/${nobodys}`, before })
      await curtain(one.page, 'building')
      expect(await one.page.locator('.drape.neutral h1').innerText()).toMatch(/Narrow Gauge/i)
      expect(await one.page.locator('.drape.neutral [role=status]').innerText()).toMatch(/\w+…/)
      expect(await one.page.locator('.viaduct').count()).toBe(0)
      await one.page.getByRole('button', { name: 'Back' }).click()
      await one.shows({ screen: 'home' })
      release()
    }))
})
