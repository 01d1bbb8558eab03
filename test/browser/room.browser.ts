import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { conditions, lobbyRefusals, news, reactions, room as text } from '../../src/overlay/words/en/index.ts'
import { barriers } from './barriers.ts'
import { ownPage } from './ownPage.ts'
import { gwen, ifan, marek } from './room/table.ts'

const withPage = ownPage('test/browser/room/vite.config.ts')

interface Options {
  readonly query?: string
  readonly width?: number
  readonly height?: number
}

/** Runs with the waiting room on a page; fails if the page met an error. */
const inRoom = ({ query = 'full', width = 1440, height = 900 }: Options, run: (page: Page) => Promise<void>) =>
  withPage(async ({ open }) => {
    const { page } = await open({ query: `?${query}`, viewport: { width, height } })
    await page.waitForSelector('.seat-card')
    await run(page)
  })

const said = (page: Page) => page.evaluate(() => window.table.said)
const seat = (at: number) => `[data-seat="${at}"]`
const start = '[data-start-match]'

/** Things that stick out sideways, are too small for a finger, or are too small to read. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) => element.getBoundingClientRect().width > 1
    const text = (element: Element) => element.textContent?.trim().slice(0, 40) ?? ''
    const room = document.querySelector('.room')
    const small = [...document.querySelectorAll('.room :is(button, select, .segments label)')]
      .filter(shown)
      .filter((one) => Math.min(one.clientHeight, one.clientWidth) < 41)
    const tiny = [...document.querySelectorAll('.room *')]
      .filter(shown)
      .filter((one) => [...one.childNodes].some(({ nodeName }) => nodeName === '#text'))
      .filter((one) => {
        const size = Number.parseFloat(getComputedStyle(one).fontSize)
        return size > 0 && size < 15
      })
    const wide = room ? room.scrollWidth - room.clientWidth : -1
    return { wide, small: small.map(text), tiny: tiny.map(text) }
  })

describe('the waiting room', () => {
  it.each([
    [1920, 1080, 'full'],
    [1440, 900, 'full&away'],
    [1280, 720, 'full'],
    [768, 1024, 'full'],
    [390, 844, 'full&away'],
    [360, 640, 'full&me=gwen'],
    [844, 390, 'full'],
    [1280, 720, 'full&text=200'],
    [390, 844, 'full&text=200&me=gwen'],
  ])('fits %d by %d pixels with %s', (width, height, query) =>
    inRoom({ width, height, query }, async (page) => {
      await expect.poll(() => misfits(page)).toEqual({ wide: 0, small: [], tiny: [] })
      expect(await barriers({ page })).toEqual([])
    }),
  )

  it('starts once enough people are there, and says what it waits for', () =>
    inRoom({ query: '' }, async (page) => {
      const described = await page.locator(start).getAttribute('aria-describedby')
      expect(await page.innerText(`#${described}`)).toContain(conditions.seats({ taken: 1, all: 6, least: 2 }))
      await page.locator(start).press('Enter')
      expect(await said(page)).toEqual([])
      await page.evaluate((by) => window.table.arrive(by), gwen)
      await page.waitForSelector(`${start}[aria-disabled="false"]`)
      await page.click(start)
      expect(await said(page)).toEqual(['start'])
    }))

  it('shows a guest their own seat first, and lets them change its colour and name by keyboard', () =>
    inRoom({ query: 'full&me=gwen' }, async (page) => {
      expect(await page.locator('.seat-card').first().getAttribute('data-seat')).toBe('2')
      const free = page.locator(`${seat(2)} .colours button[aria-pressed=false]:not(:disabled)`).first()
      const wanted = await free.getAttribute('title')
      await free.focus()
      await page.keyboard.press('Enter')
      await page.waitForSelector(`${seat(2)} .colours [title="${wanted}"][aria-pressed=true]`)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe(wanted)
      await page.locator(`${seat(2)} [data-more]`).press('Enter')
      await page.waitForSelector('dialog')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Gwenllian')
      await page.keyboard.press('Enter')
      await page.waitForSelector('dialog', { state: 'detached' })
      expect(await page.innerText(`${seat(2)} h3`)).toMatch(/gwenllian/i)
      expect(await said(page)).toEqual([])
    }))

  it('tells other people’s names only once they are pressed, if that is wished', () =>
    inRoom({ query: 'full&away&cover' }, async (page) => {
      const others = /marek|gwen|ifan|tomos/i
      await page.evaluate((by) => window.table.react(by, 'hello'), gwen)
      await page.getByText(reactions.said.hello).first().waitFor()
      await page.click(`${seat(1)} [data-more]`)
      await page.waitForSelector('dialog')
      expect(await page.content()).not.toMatch(others)
      expect(await page.innerText(`${seat(0)} h3`)).toMatch(/odile/i)
      await page.click('dialog [data-close]')
      await page.evaluate((by) => window.table.leave(by), gwen)
      await page.getByText(news.left({ name: text.someone({ seat: 3 }) })).waitFor()
      await page.click(`${seat(1)} h3`)
      await page.getByText(news.left({ name: 'Gwen' })).waitFor()
      expect(await page.innerText(`${seat(1)} h3`)).toMatch(/marek/i)
      await page.click(`${seat(1)} h3`)
      await page.getByText(news.left({ name: text.someone({ seat: 3 }) })).waitFor()
      expect(await page.content()).not.toMatch(others)
    }))

  it('says why the host refused something', () =>
    inRoom({ query: 'full&me=gwen' }, async (page) => {
      await page.evaluate((by) => window.table.want(by, { type: 'style', seat: 2, style: 0 }), gwen)
      await page.getByText(lobbyRefusals.colourTaken).waitFor()
      await page
        .locator(`${seat(2)} .colours button[aria-pressed=false]:not(:disabled)`)
        .first()
        .click()
      await page.getByText(lobbyRefusals.colourTaken).waitFor({ state: 'detached' })
    }))

  it('gives the host every seat, and a guest only their own', () =>
    inRoom({}, async (page) => {
      await page.click(`${seat(4)} [data-deed="bot"]`)
      await page.waitForSelector(`${seat(4)}[data-state="bot"]`)
      await page.click(`${seat(5)} [data-deed="open"]`)
      await page.waitForSelector(`${seat(5)}[data-state="open"]`)
      await page.click(`${seat(1)} [data-more]`)
      await page.click('dialog [data-deed="remove"]')
      await page.waitForSelector(`${seat(1)}[data-state="open"]`)
      await page.goto(page.url().replace('full', 'full&me=marek'))
      await page.waitForSelector('.seat-card')
      expect(await page.locator('[data-more]').count()).toBe(2)
      expect(await page.locator('[data-deed]').allInnerTexts()).toEqual([text.move])
    }))

  it('shows a guest the options the host changes, and lights up what changed', () =>
    inRoom({ query: 'full&me=marek' }, async (page) => {
      await page.click('.about-match summary')
      const free = page.locator('#option-free')
      expect(await free.isDisabled()).toBe(true)
      await page.evaluate(() => {
        const box = document.querySelector('[data-option=free]')?.parentElement
        window.table.want('o'.repeat(43), { type: 'option', key: 'free', value: true })
        return new Promise((lit) => {
          const look = () => (box?.getAnimations().length ? lit(true) : requestAnimationFrame(look))
          look()
        })
      })
      await page.waitForSelector('#option-free:checked')
    }))

  it('seats a watcher who takes a free seat', () =>
    inRoom({ query: 'full&me=ifan' }, async (page) => {
      await page.click(`${seat(4)} [data-deed="sit"]`)
      await page.waitForSelector(`${seat(4)}[data-mine="true"]`)
      await page.locator('.watchers', { hasText: 'Ifan' }).waitFor({ state: 'detached' })
      await page.evaluate((by) => window.table.leave(by), ifan)
      await page.waitForSelector(`${seat(4)}[data-state="open"]`)
    }))

  it('shows reactions by the seat they come from, until they are hidden', () =>
    inRoom({}, async (page) => {
      await page.evaluate((by) => window.table.react(by, 'hello'), marek)
      await page.waitForSelector(`${seat(1)} .reaction`, { state: 'attached' })
      const latest = (said: string) => page.locator('.latest', { hasText: said })
      await latest(reactions.said.hello).waitFor()
      await page.click('[data-react="up"]')
      await page.waitForSelector(`${seat(0)} .reaction`, { state: 'attached' })
      await page.click('.mute')
      await page.waitForSelector(`${seat(0)} .reaction`, { state: 'hidden' })
      await latest(reactions.said.up).waitFor({ state: 'detached' })
    }))
})
