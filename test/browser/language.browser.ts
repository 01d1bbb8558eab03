import { describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import { need } from '../../src/kit/assert.ts'
import { languages } from '../../src/kit/language.ts'
import * as welshMenu from '../../src/overlay/words/cy/menu.ts'
import { facts as welshFacts } from '../../src/overlay/words/cy/start.ts'
import { seats as germanSeats } from '../../src/overlay/words/de/index.ts'
import * as germanMenu from '../../src/overlay/words/de/menu.ts'
import { page as germanPage } from '../../src/overlay/words/de/start.ts'
import * as menu from '../../src/overlay/words/en/menu.ts'
import { withTable } from './harness.ts'
import { openSettings } from './menu.ts'
import { fast, fastWebGl, invite, playOn, queryOf, settled } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Chooses a language in the settings, and waits until the page speaks it. */
async function speak({ page }: Visitor, language: string): Promise<void> {
  await openSettings({ page })
  await page.locator(`dialog [name=language][value=${language}]`).click()
  await page.waitForSelector(`html[lang|=${language}]`, { state: 'attached' })
  await page.click('dialog [data-close]')
}

/** Buttons whose label is wider than they are, and whether the page scrolls sideways. */
const burst = ({ page }: Visitor) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const wide = [...document.querySelectorAll('button')].filter(
      (button) => button.clientWidth > 0 && button.scrollWidth > button.clientWidth + 1,
    )
    const { scrollWidth } = document.documentElement
    return [
      ...wide.map(({ textContent }) => textContent),
      ...(scrollWidth > window.innerWidth ? ['the page scrolls sideways'] : []),
    ]
  })

/** Visible words that no text said: those that the pseudo-language leaves without its brackets. */
const escaped = ({ page }: Visitor) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      const isSeen = parentElement?.checkVisibility() === true
      if (isSeen && !/[⟦⟧]/.test(textContent ?? '') && !parentElement.closest('style, script, title'))
        found.push(textContent?.trim() ?? '')
    }
    return [...new Set(found)].filter((text) => /\p{L}{2}/u.test(text))
  })

/** Names that are the same in every language, and the titles’ teasers, which come with the page. */
const names = /^(Narrow Gauge|English|Deutsch|Cymraeg|Stockyard|Excavation|Track & Trade|Station|Surveyor)$/
const isAllowed = (text: string) =>
  names.test(text) || titles.some(({ name, teaser }) => [name, teaser('en')].includes(text))

describe('the pseudo-language', () => {
  it('finds no text that escaped, and no room that is too small', () =>
    withTable(async ({ open }) => {
      const query = `${fastWebGl}&language=pseudo`
      const one = await open({ query, viewport: { width: 390, height: 844 } })
      await one.shows({ screen: 'home' })
      const home = [...(await escaped(one)), ...(await burst(one))]
      await one.page.click('[data-start=here]')
      await one.until('the table settles', settled)
      const table = [...(await escaped(one)), ...(await burst(one))]
      await openSettings(one)
      await one.page.waitForSelector('dialog[open] [name=language]')
      const settings = await escaped(one)
      expect([...home, ...table, ...settings].filter((text) => !isAllowed(text))).toEqual([])
    }))
})

describe('the language', () => {
  it('is the one that the browser asks for, and no other is fetched', () =>
    withTable(async ({ open }) => {
      const fetched: string[] = []
      const one = await open({
        query: fastWebGl,
        locale: 'cy',
        before: async (page) => page.on('request', (request) => fetched.push(request.url())),
      })
      await one.shows({ screen: 'home' })
      expect(await one.page.getAttribute('html', 'lang')).toBe('cy')
      const { seats, minutes } = need(titles[0], 'a title')
      await one.page
        .getByText(welshFacts.players({ seats: seats.max, most: seats.max }), { exact: true })
        .first()
        .waitFor()
      await one.page.getByText(welshFacts.minutes({ minutes })).first().waitFor()
      expect(fetched.filter((url) => /text-(start-)?(en|de)-/.test(url))).toEqual([])
      // Chromium knows the plurals of Welsh, and nothing else of it.
      const select = () => [0, 1, 2, 3, 4, 6].map((n) => new Intl.PluralRules('cy').select(n))
      expect(await one.page.evaluate(select)).toEqual(['zero', 'one', 'two', 'few', 'other', 'many'])
      await one.page.click('[data-start=here]')
      await one.until('the table settles', settled)
      await one.page.goto(new URL(fastWebGl, one.page.url()).href)
      expect(await one.page.locator('.when').innerText()).toMatch(/^(y funud hon|\d+ [fm]unud yn ôl)/)
    }))

  it('is each person’s own at one table', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast, locale: 'en' })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast), locale: 'cy' })
      await playOn([host, guest], { seed: 3, moves: 4 })
      const spoken = async ({ page }: Visitor) => ({
        language: await page.getAttribute('html', 'lang'),
        menu: await page.getAttribute('[data-open=menu]', 'aria-label'),
      })
      expect(await spoken(host)).toMatchObject({ menu: menu.title })
      expect(await spoken(guest)).toEqual({ language: 'cy', menu: welshMenu.title })
      const logs = [host, guest].map(({ page }) => page.locator('[role=log] li').count())
      const [told, heard] = await Promise.all(logs)
      expect(told).toBeGreaterThan(0)
      expect(heard).toBe(told)
    }))

  it('changes in the middle of a match, fits its room, and is kept', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fastWebGl, viewport: { width: 390, height: 844 } })
      await one.shows({ screen: 'home' })
      for (const language of ['de', 'cy', 'en']) {
        await speak(one, language)
        expect(await burst(one), language).toEqual([])
      }
      await one.page.click('[data-start=here]')
      const before = await one.until('the table settles', settled)
      for (const language of languages) {
        await speak(one, language)
        for (const [width, height] of [
          [1280, 720],
          [390, 844],
        ] as const) {
          await one.page.setViewportSize({ width, height })
          await one.until('the table settles', settled)
          expect(await burst(one), language).toEqual([])
        }
      }
      await speak(one, 'de')
      const after = await one.until('the table settles', settled)
      expect([after.seq, after.hash]).toEqual([before.seq, before.hash])
      await expect.poll(() => one.page.title()).toBe(germanSeats.tab({ title: 'Foothills' }))
      await one.page.reload()
      await one.until('the table settles', settled)
      expect(await one.page.getAttribute('html', 'lang')).toBe(germanPage.language)
      const label = await one.page.locator('[data-open=menu]').getAttribute('aria-label')
      expect(label).toBe(germanMenu.title)
      expect(label).not.toBe(menu.title)
    }))
})
