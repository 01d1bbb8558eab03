import { describe, expect, it } from 'vitest'
import { panels } from '../../src/debug/layout.ts'
import type { Language } from '../../src/kit/language.ts'
import { barriers } from './barriers.ts'
import { withTable } from './harness.ts'
import { fast, invite, playOn, start } from './playing.ts'
import type { Visitor, VisitorOptions } from './visitor.ts'
import { panel } from './watching.ts'

/** Without fades, in which the contrast of a text depends on the moment. */
const usual: VisitorOptions = { query: fast, reducedMotion: true }

/** Opens the settings, sets some, checks them, and closes them again. */
async function inSettings(one: Visitor, chosen: Chosen): Promise<string[]> {
  await one.page.click('[data-open=settings]')
  for (const [name, value] of Object.entries(chosen))
    await one.page.locator(`dialog [name=${name}][value="${value}"]`).check()
  const found = await barriers(one)
  await one.page.click('dialog [data-close]')
  return found
}

type Chosen = Readonly<Record<string, string>>

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const large = { textSize: '200', contrast: 'more' }

/** Desktop, phone, and large text with high contrast, in every language. */
const people: readonly [string, Language, VisitorOptions, Chosen][] = [
  ['at a desk', 'en', {}, {}],
  ['with a phone', 'cy', phone, {}],
  ['with a phone', 'de', phone, {}],
  ['with large letters and more contrast', 'de', {}, large],
  ['with large letters and more contrast', 'cy', {}, large],
]

describe.each(people)('a player %s, in %s', (_, locale, options, chosen) => {
  it('meets no serious barrier from home through waiting room to table', () =>
    withTable(async ({ open }) => {
      const one = await open({ ...usual, ...options, locale })
      await one.shows({ screen: 'home' })
      expect(await inSettings(one, chosen)).toEqual([])
      expect(await barriers(one)).toEqual([])
      await invite(one)
      expect(await barriers(one)).toEqual([])
      await one.page.goto(new URL(fast, one.page.url()).href)
      await start(one, 'here')
      await playOn([one], { seed: 41, moves: 12 })
      expect(await barriers(one)).toEqual([])
      expect(await inSettings(one, {})).toEqual([])
    }))

  it('meets none in the rules or on a problem page', () =>
    withTable(async ({ open }) => {
      const one = await open({ ...usual, ...options, locale })
      await one.shows({ screen: 'home' })
      await inSettings(one, chosen)
      await one.page.click('[data-open=rules]')
      await one.page.waitForSelector('[data-book]')
      expect(await barriers(one)).toEqual([])
      const lost = await open({
        ...{ ...usual, ...options, locale },
        query: `${fast}#/r/CCCCCD`,
      })
      await lost.shows({ screen: 'problem' })
      expect(await barriers(lost)).toEqual([])
    }))
})

describe('the reckoning', () => {
  it('has no serious barriers on desktop or phone, nor do the testers’ panels', () =>
    withTable(async ({ open }) => {
      const one = await open({ ...usual, locale: 'cy' })
      await start(one, 'here')
      await playOn([one], { seed: 42 })
      await one.page.waitForSelector('.reckoning')
      expect(await barriers(one)).toEqual([])
      await one.page.setViewportSize({ width: 390, height: 844 })
      expect(await barriers(one)).toEqual([])

      // Nor do the testers' panels, which can also branch from a match that is over.
      await one.page.keyboard.press('Backquote')
      const found: string[] = []
      for (const name of panels) {
        await panel(one, name)
        found.push(...(await barriers(one, '#debug')))
      }
      expect(found).toEqual([])
      await one.page.click('[data-panel=position]')
      await one.page.click('[data-branch-from]')
      await one.shows({ screen: 'table' })
      await one.page.waitForSelector('[data-edit="phase"]')
    }))
})

describe('a device that asks for more contrast', () => {
  it('gets it, without a setting, and meets no serious barrier at the table', () =>
    withTable(async ({ open }) => {
      const one = await open({
        ...usual,
        before: (page) => page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' }),
      })
      await one.page.waitForSelector(':root[data-contrast=more]')
      await start(one, 'here')
      await playOn([one], { seed: 41, moves: 2 })
      expect(await barriers(one)).toEqual([])
    }))
})
