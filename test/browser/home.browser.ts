import { describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import { withTable } from './harness.ts'
import { resign } from './menu.ts'
import { agree, chooseTitle, fast, invite, openMore, playOn, queryOf, start } from './playing.ts'
import type { Visitor } from './visitor.ts'

const goHome = async (visitor: Visitor) => {
  await visitor.page.evaluate(() => {
    window.location.hash = '#/'
  })
  await visitor.shows({ screen: 'home' })
}

/** Goes home, reloads, and resumes the first match of the list. */
async function resume(visitor: Visitor): Promise<void> {
  await goHome(visitor)
  await visitor.page.reload()
  await visitor.shows({ screen: 'home' })
  await visitor.page.locator('[data-resume]').first().click()
}

/** Presses Tab until the focused element matches, as without a mouse. */
async function tabTo({ page }: Visitor, selector: string): Promise<void> {
  const there = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  for (let presses = 0; presses < 60 && !(await there()); presses++) await page.keyboard.press('Tab')
  expect(await there(), selector).toBe(true)
}

/** Sets something in the settings of the home page. */
async function choose({ page }: Visitor, name: string, value: string): Promise<void> {
  await page.click('[data-open=settings]')
  await page.locator(`dialog [name=${name}][value="${value}"]`).check()
  await page.click('dialog [data-close]')
}

/** Buttons that can't be brought into view, and whether the page itself scrolls. */
const unreachable = ({ page }: Visitor) =>
  page.evaluate(() => {
    const hidden = [...document.querySelectorAll<HTMLElement>('.bar button, .gear')].filter((button) => {
      if (button.offsetParent === null) return false
      button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return !button.contains(hit)
    })
    const { scrollWidth, scrollHeight } = document.documentElement
    return {
      hidden: hidden.map(({ textContent }) => textContent),
      scrolls: [scrollWidth > innerWidth, scrollHeight > innerHeight],
    }
  })

/** The text of all such parts that end below the fold. */
const belowTheFold = ({ page }: Visitor, what: string) =>
  page.evaluate(async (wanted) => {
    await document.fonts.ready
    return [...document.querySelectorAll(wanted)]
      .filter((part) => part.getBoundingClientRect().bottom > innerHeight)
      .map(({ textContent }) => textContent)
  }, what)

describe('the titles', () => {
  it.each(['en', 'de', 'cy'])('are all seen at a glance, with every way to play the chosen one: %s', (locale) =>
    withTable(async ({ open }) => {
      for (const viewport of [
        { width: 1280, height: 720 },
        { width: 1920, height: 1080 },
        { width: 1024, height: 768 },
        { width: 844, height: 390 },
        { width: 390, height: 844 },
      ]) {
        const one = await open({ query: fast, viewport, locale })
        await one.shows({ screen: 'home' })
        await one.page.waitForSelector('.rivals')
        expect(await one.page.locator('.poster').count()).toBe(titles.length)
        expect(await belowTheFold(one, '.poster, [data-start]')).toEqual([])
      }
    }),
  )

  it('are chosen by posters, with a mouse or keys, and show their own ways to play', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      const { page } = one
      await chooseTitle(one, 'snowdonia')
      await page.waitForSelector('[data-title=snowdonia] [data-start=alone]')
      await page.keyboard.press('ArrowRight')
      await page.waitForSelector('[data-title=dwarven] [name=rival][value=guild]')
      expect(await page.locator('[data-start=alone]').count()).toBe(0)
      await page.locator('[name=rival][value=guild]').check()
      await chooseTitle(one, 'metro')
      expect(await page.locator('[name=rival]:checked').getAttribute('value')).toBe('ganger')
      await chooseTitle(one, 'dwarven')
      await page.locator('[name=rival][value=master]').check()
      await page.click('[data-start=bot]')
      await page.waitForSelector('.seats >> text=Agnes Hale')
      await goHome(one)
      expect(await page.locator('[name=title][value=dwarven]').isChecked()).toBe(true)
      await page.reload()
      expect(await page.locator('[name=title][value=dwarven]').isChecked()).toBe(true)
    }))
})

describe('recent matches', () => {
  it.each(['here', 'bot'] as const)('resume a match on this device: %s', (kind) =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await start(one, kind)
      await one.until('the first choice', ({ idle, turn }) => idle && turn !== undefined)
      if (kind === 'here') await playOn([one], { seed: 5, moves: 8 })
      const before = await one.until('a still table', ({ idle }) => idle)
      await resume(one)
      const back = await agree([one])
      expect(back.seq ?? 0).toBeGreaterThanOrEqual(before.seq ?? 0)
      if (kind === 'here') expect(back.hash).toBe(before.hash)
    }),
  )

  it('are reopened by their address without a file of another title', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await start(one, 'here')
      await one.until('a still table', ({ idle, turn }) => idle && turn !== undefined)
      await one.page.reload()
      await one.until('a still table', ({ idle, turn }) => idle && turn !== undefined)
      const files = await one.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      const of = (folder: string) => files.filter((file) => file.includes(`/${folder}-`))
      const [own, ...others] = titles.map(({ id }) => of(id).length > 0)
      expect(own).toBe(true)
      expect(others).not.toContain(true)
    }))

  it('are not fetched while the first match of a device begins', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await start(one, 'here')
      await one.until('a still table', ({ idle, turn }) => idle && turn !== undefined)
      const files = await one.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      expect(files.filter((file) => file.includes('/recentMatches-'))).toEqual([])
    }))

  it('bring a host back to the same table, where the guest plays on', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      const before = await playOn([host, guest], { seed: 6, moves: 6 })
      await resume(host)
      const back = await agree([host, guest])
      expect(back.hash).toBe(before.hash)
      expect(new URL(host.page.url()).hash).toBe(new URL(link).hash)
      await playOn([host, guest], { seed: 7, moves: 4 })
    }))

  it('bring a guest back to their seat', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      await playOn([host, guest], { seed: 8, moves: 6 })
      await resume(guest)
      await agree([host, guest])
      expect(await guest.page.getAttribute('body', 'data-role')).toBe('guest')
    }))

  it('replay a match that is over, and delete it at the second press', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await start(one, 'here')
      await playOn([one], { seed: 9, moves: 8 })
      await resign(one)
      const end = await one.until('the end', ({ screen }) => screen === 'reckoning')
      await goHome(one)
      const row = one.page.locator('[data-over=true]')
      await row.locator('[data-resume]').click()
      await one.shows({ screen: 'table', hash: end.hash })
      expect(await one.page.getAttribute('body', 'data-role')).toBe('replay')
      await one.page.click('[data-open=reckoning]')
      await one.shows({ screen: 'reckoning' })
      await openMore(one)
      await one.page.click('.reckoning [data-back]')
      await one.shows({ screen: 'table' })
      await goHome(one)
      await row.locator('[data-forget]').click()
      expect(await row.count()).toBe(1)
      await row.locator('[data-forget]').click()
      await row.waitFor({ state: 'detached' })
      await one.page.reload()
      await one.shows({ screen: 'home' })
      expect(await one.page.locator('[data-recent]').count()).toBe(0)
    }))
})

describe('the rules', () => {
  it('can be opened, read and left by keyboard alone', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await one.shows({ screen: 'home' })
      await tabTo(one, '[data-open=rules]')
      await one.page.keyboard.press('Enter')
      await one.shows({ screen: 'rules' })
      await one.page.waitForSelector('[data-book]')
      expect(await one.page.locator('h1').count()).toBe(1)
      await tabTo(one, '.book nav button')
      await one.page.keyboard.press('Enter')
      await expect.poll(() => one.page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
      await one.page.goBack()
      await one.shows({ screen: 'home' })
    }))

  it('open above a match without leaving it, and give the focus back', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast, viewport: { width: 1280, height: 720 } })
      await start(one, 'here')
      const { hash } = await agree([one])
      await one.page.locator('.help').focus()
      await one.page.keyboard.press('Enter')
      await one.page.press('.choices-panel [data-open=rules]', 'Enter')
      await one.page.waitForSelector('dialog [data-book]')
      await one.page.keyboard.press('Escape')
      await one.page.waitForSelector('dialog', { state: 'detached' })
      await one.page.waitForSelector('.help:focus')
      expect((await one.shown()).hash).toBe(hash)
    }))
})

describe('large text', () => {
  it.each([
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ])('at 200% leaves every button within reach at $width×$height', (viewport) =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast, viewport })
      await one.shows({ screen: 'home' })
      await choose(one, 'textSize', '200')
      await start(one, 'here')
      for (let turns = 0; turns < 6; turns++) {
        await playOn([one], { seed: turns, moves: 3 })
        expect(await unreachable(one)).toEqual({ hidden: [], scrolls: [false, false] })
      }
    }),
  )
})

describe('high contrast', () => {
  const paper = ({ page }: Visitor) =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'))

  it('follows the setting, which is kept, or the device', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await one.shows({ screen: 'home' })
      const usual = await paper(one)
      await choose(one, 'contrast', 'more')
      await one.page.waitForSelector('html[data-contrast=more]')
      const more = await paper(one)
      expect(more).not.toBe(usual)
      await one.page.reload()
      await one.shows({ screen: 'home' })
      await expect.poll(() => paper(one)).toBe(more)
      await choose(one, 'contrast', 'auto')
      await expect.poll(() => paper(one)).toBe(usual)
      await one.page.emulateMedia({ contrast: 'more' })
      await one.page.waitForSelector('html[data-contrast=more]')
      expect(await paper(one)).toBe(more)
    }))

  it('comes with colours forced by the device, where what is chosen has an edge', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await one.shows({ screen: 'home' })
      await one.page.emulateMedia({ forcedColors: 'active' })
      await one.page.waitForSelector('html[data-contrast=more]')
      await one.page.click('[data-open=settings]')
      const edge = (which: string) =>
        one.page
          .locator(`dialog label:has([name=tempo]${which})`)
          .first()
          .evaluate((label) => getComputedStyle(label).outlineStyle)
      expect(await edge(':checked')).toBe('solid')
      expect(await edge(':not(:checked)')).toBe('none')
    }))
})
