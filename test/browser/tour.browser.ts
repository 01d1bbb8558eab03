import { describe, expect, it } from 'vitest'
import type { Language } from '../../src/kit/language.ts'
import { barriers } from './barriers.ts'
import { withTable } from './harness.ts'
import { burst, small } from './layout.ts'
import { openSettings } from './menu.ts'
import { fast } from './playing.ts'
import { everywhere } from './tour.ts'
import { type Enter, together } from './tourTogether.ts'
import type { Visitor, VisitorOptions } from './visitor.ts'

const desk: VisitorOptions = { viewport: { width: 1280, height: 720 } }
const smallDesk: VisitorOptions = { viewport: { width: 960, height: 600 } }
const phone: VisitorOptions = { viewport: { width: 390, height: 844 }, hasTouch: true }
const sideways: VisitorOptions = { viewport: { width: 844, height: 390 }, hasTouch: true }
const smallPhone: VisitorOptions = { viewport: { width: 360, height: 640 }, hasTouch: true }

const usual = {}
const large = { textSize: '200', contrast: 'more' }

/** Each title, language, page and size of letters with most of the others. */
const people: readonly [string, string, Language, VisitorOptions, Readonly<Record<string, string>>][] = [
  ['foothills', 'at a desk', 'en', desk, usual],
  ['metro', 'at a small desk, with large letters and more contrast', 'de', smallDesk, large],
  ['foothills', 'with a phone', 'de', phone, usual],
  ['metro', 'with a small phone', 'cy', smallPhone, usual],
  ['foothills', 'with a phone, large letters and more contrast', 'cy', phone, large],
  ['metro', 'with a small phone, large letters and more contrast', 'en', smallPhone, large],
  ['snowdonia', 'with a phone', 'de', phone, usual],
  ['snowdonia', 'with a phone held sideways', 'en', sideways, usual],
  ['snowdonia', 'at a small desk, with large letters and more contrast', 'cy', smallDesk, large],
  ['dwarven', 'with a phone, large letters and more contrast', 'de', phone, large],
  ['dwarven', 'at a small desk', 'cy', smallDesk, usual],
]

/** Sets something in the settings. */
async function choose({ page }: Visitor, chosen: Readonly<Record<string, string>>): Promise<void> {
  await openSettings({ page })
  for (const [name, value] of Object.entries(chosen))
    await page.locator(`dialog [name=${name}][value="${value}"]`).check()
  await page.click('dialog [data-close]')
}

describe('a tour by keyboard of every screen and panel', () => {
  it.each(people)(
    'of %s %s, in %s, meets no barrier, and nothing cut off or too small to touch',
    (title, _, locale, options, chosen) =>
      withTable(async ({ open }) => {
        // Without fades, in which the contrast of a text depends on the moment.
        const one = await open({ ...options, query: fast, locale })
        await one.shows({ screen: 'home' })
        await choose(one, chosen)
        const places: string[] = []
        for await (const { name, top } of everywhere(one, title)) {
          places.push(name)
          const found = [
            ...(await barriers(one)),
            ...(await burst(one, top)),
            ...(options.hasTouch ? await small(one, top) : []),
          ]
          expect([name, ...found]).toEqual([name])
        }
        expect(places.length).toBeGreaterThan(25)
      }),
  )

  it.each([
    ['with small phones', 'de', smallPhone, usual],
    ['with phones, large letters and more contrast', 'cy', phone, large],
  ] as const)('of what people meet at a table together, %s, is the same', (_, locale, options, chosen) =>
    withTable(async ({ open }) => {
      const enter: Enter = async (name, query) => {
        const one = await open({ ...options, name, query, locale })
        // A guest’s settings would be gone with the room as the match begins.
        await one.page.waitForSelector(query === fast ? '[data-open=settings]' : '[data-open=menu]')
        await choose(one, chosen)
        return one
      }
      for await (const { one, name, top } of together(enter)) {
        const found = [...(await barriers(one)), ...(await burst(one, top)), ...(await small(one, top))]
        expect([name, ...found]).toEqual([name])
      }
    }),
  )

  it('finds room for the longer words of the pseudo-language', () =>
    withTable(async ({ open }) => {
      const query = `${fast}&language=pseudo`
      const one = await open({ ...phone, query })
      for await (const { name, top } of everywhere(one, 'foothills'))
        expect([name, ...(await burst(one, top))]).toEqual([name])
    }))
})
