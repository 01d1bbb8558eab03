import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withTable } from './harness.ts'
import { openSettings } from './menu.ts'
import { agree, fast, invite, playOn, queryOf } from './playing.ts'
import { qrCodesOn } from './qrCodes.ts'
import { beside, streamOf } from './streams.ts'
import type { Visitor } from './visitor.ts'

const [hosts, guests] = ['Odilia', 'Zebulon']
const wide = { width: 1280, height: 720 }

/** Looks of stream pages and their dock; those with names first. */
const presets = ['full', 'lower-third', 'vertical', 'score', 'turn', 'names', 'action', 'odds', 'luck', 'graph', 'dock']

/** Whatever could lead to a table, or tell how its people are connected. */
const leads = '[data-secret], .qr, [data-code], [data-link], [data-own-link-field], .watching'

/** All that a page says: in its words and labels, in its title, and in what its picture is labelled with. */
const wordsOn = (page: Page) =>
  page.evaluate(() => {
    const labels = window.__table?.places().map(({ label }) => label) ?? []
    const texts = ['aria-label', 'title', 'alt', 'placeholder', 'href']
    const told = [...document.body.querySelectorAll('*')].flatMap((one) =>
      texts.map((name) => one.getAttribute(name) ?? ''),
    )
    return [document.body.innerText, document.title, ...told, ...labels].join('\n')
  })

/** Where a page says something outside of what covers it. */
const opensOn = (page: Page, secret: string) =>
  page.evaluate((wanted) => {
    const isOpen = (one: Element) => {
      const texts = [...one.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : ''))
      const told = ['aria-label', 'title', 'alt', 'href'].map((name) => one.getAttribute(name))
      const typed = one instanceof HTMLInputElement ? one.value : ''
      const isTold = [...texts, ...told, typed].join(' ').includes(wanted)
      return isTold && !one.closest('[data-secret], script, style')
    }
    const places = [...document.querySelectorAll('*')].filter(isOpen)
    return [...places.map(({ outerHTML }) => outerHTML), document.title, location.href].filter((text) =>
      text.includes(wanted),
    )
  }, secret)

/** Whether the picture of something covered depends on what it says. */
async function tells(field: Locator): Promise<boolean> {
  const before = await field.screenshot({ animations: 'disabled' })
  await field.evaluate((one) => {
    const backwards = (text: string) => [...text].reverse().join('')
    if (one instanceof HTMLInputElement) one.value = backwards(one.value)
    else one.textContent = backwards(one.textContent ?? '')
  })
  return !before.equals(await field.screenshot({ animations: 'disabled' }))
}

/** Covers links, codes and names from now on. */
async function cover({ page }: Visitor): Promise<void> {
  await openSettings({ page })
  await page.check('input[name=cover][value=names]')
  await page.click('dialog [data-close]')
}

/** Sits down by a name. */
async function callOneself({ page }: Visitor, seat: number, name: string): Promise<void> {
  const own = `[data-seat="${seat}"][data-mine=true]`
  await page.click(`${own} [data-more]`)
  await page.fill('dialog input[name=name]', name)
  await page.press('dialog input[name=name]', 'Enter')
  await page.waitForSelector(`${own} h3:text-is("${name}")`)
}

describe('what is private', () => {
  it('is on no stream, and not on the page of a player who covers it', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast, viewport: wide })
      const link = await invite(host, 'snowdonia')
      const code = new URL(link).hash.slice(4)
      await host.page.waitForSelector('.qr path[d]')
      expect(await qrCodesOn(host.page)).toBe(1)
      expect(await opensOn(host.page, code)).toEqual([host.page.url()])
      await cover(host)
      expect(await qrCodesOn(host.page)).toBe(0)
      expect(await opensOn(host.page, code)).toEqual([])
      await host.page.click('.qr')
      expect(await qrCodesOn(host.page)).toBe(1)
      await host.page.click('.qr')
      await host.page.click('.watchers [data-copy]')
      const watchLink = await host.page.inputValue('.watchers .made-link')
      const watch = new URL(watchLink).hash
      const secrets = [code, watch.slice(4)]

      const guest = await open({ name: 'guest', query: queryOf(link, fast), viewport: wide })
      await callOneself(guest, 1, guests)
      await callOneself(host, 0, hosts)
      await host.page.waitForSelector('[data-start-match][aria-disabled=false]')
      expect(await host.page.content()).not.toContain(guests)
      expect(await guest.page.content()).toContain(hosts)
      for (const secret of secrets) expect(await opensOn(host.page, secret)).toEqual([])
      expect(await tells(host.page.locator('.watchers .made-link'))).toBe(false)
      await host.page.click('[data-start-match]')
      await playOn([host, guest], { seed: 3, moves: 8 })

      const name = host.page.locator('.seats [data-others-name]')
      expect(await host.page.content()).not.toContain(guests)
      await name.click()
      expect(await host.page.content()).toContain(guests)
      await name.click()
      expect(await host.page.content()).not.toContain(guests)
      await host.page.reload()
      await agree([host, guest])
      expect(await host.page.content()).not.toContain(guests)
      const home = await beside(host, new URL(fast, host.page.url()).href)
      const listed = home.locator('.recent-matches [data-secret]')
      expect(await listed.innerText()).toContain(code)
      expect(await tells(listed)).toBe(false)
      await listed.click()
      expect(await tells(listed)).toBe(true)
      for (const page of [host.page, home]) {
        expect(await qrCodesOn(page)).toBe(0)
        for (const secret of secrets) expect(await opensOn(page, secret)).toEqual([])
      }

      const viewer = await open({ name: 'viewer', query: `${fast}${watch}`, viewport: wide })
      await viewer.shows({ screen: 'table', idle: true })
      expect(await viewer.page.content()).not.toContain(code)
      expect(await qrCodesOn(viewer.page)).toBe(0)
      await host.page.click('[data-open=menu]')
      await host.page.click('[data-open=watchers]')
      await host.page.click('dialog.gallery [data-copy] >> nth=1')
      const streamLink = await host.page.inputValue('dialog.gallery .made-link')
      const query = `${fast}${new URL(streamLink).hash}`
      const stream = await open({ name: 'stream', viewport: wide, query })
      await stream.page.waitForSelector('.stream .sides')
      expect(await stream.page.content()).not.toContain(guests)
      for (const preset of presets) {
        const page = await beside(stream, viewer.page.url().replace(watch, streamOf(watch, preset)))
        const shown = preset === 'dock' ? '.dock[data-air=match]' : '.stream'
        await page.waitForSelector(shown, { state: 'attached' })
        if (['full', 'vertical'].includes(preset)) await page.waitForFunction(() => window.__table?.idle())
        const words = await wordsOn(page)
        if (['full', 'names'].includes(preset)) expect(words).toMatch(/zebulon/i)
        for (const secret of secrets) expect(words).not.toContain(secret)
        expect(words).not.toMatch(/\d ?ms\b|\d+\.\d+\.\d+\.\d+|localhost|:\/\/|ng\d+-/)
        expect(await page.locator(leads).count()).toBe(0)
        expect([preset, await qrCodesOn(page)]).toEqual([preset, 0])
        await page.close()
      }
    }))
})
