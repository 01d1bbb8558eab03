import { describe, expect, it } from 'vitest'
import { withTable } from './harness.ts'
import { fast, invite, start } from './playing.ts'
import type { Visitor, VisitorOptions } from './visitor.ts'

const phone: VisitorOptions = {
  ...{ query: fast, viewport: { width: 390, height: 844 } },
  ...{ hasTouch: true, reducedMotion: true },
}

/** What a finger needs, CSS pixels. */
const finger = 44

/** Controls on the screen that are smaller than that, but for words within a sentence. */
const small = ({ page }: Visitor, within = 'dialog[open]'): Promise<readonly string[]> =>
  page.evaluate(
    ({ finger, within }) => {
      const top = document.querySelector(within) ?? document
      const controls = top.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')
      return [...controls].flatMap((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return []
        if (control.matches('p .plain, p a, .unseen, .unseen *')) return []
        // Its labels can be touched as well.
        const labels = 'labels' in control ? control.labels : undefined
        const parts = [control, ...(labels instanceof NodeList ? labels : [])]
        const isLarge = parts.some((part) => {
          if (!(part instanceof HTMLElement)) return false
          const { width, height } = part.getBoundingClientRect()
          return width >= finger - 0.5 && height >= finger - 0.5
        })
        if (isLarge) return []
        const { width, height } = control.getBoundingClientRect()
        return [`${control.outerHTML.slice(0, 120)}: ${Math.round(width)} × ${Math.round(height)}`]
      })
    },
    { finger, within },
  )

describe('on a phone, every control beside the table is large enough for a finger', () => {
  it('at home, in the settings and in the options of a table', () =>
    withTable(async ({ open }) => {
      const one = await open(phone)
      await one.shows({ screen: 'home' })
      expect(await small(one)).toEqual([])
      await one.page.click('[data-open=settings]')
      await one.page.waitForSelector('[data-save-all]')
      expect(await small(one)).toEqual([])
      await one.page.click('dialog [data-close]')
      await one.page.locator('[data-open=options]').first().click()
      await one.page.waitForSelector('dialog form, dialog fieldset')
      expect(await small(one)).toEqual([])
    }))

  it.each(['foothills', 'metro'])('in the waiting room of %s', (title) =>
    withTable(async ({ open }) => {
      const one = await open(phone)
      await invite(one, `[data-title=${title}] [data-start=table]`)
      expect(await small(one)).toEqual([])
    }),
  )

  it('in what can be done at a table, and in the reckoning', () =>
    withTable(async ({ open }) => {
      const one = await open(phone)
      await start(one, 'bot')
      await one.page.waitForSelector('body[data-mine=true][data-idle=true]')
      await one.page.locator('.log [data-open=choices]').tap()
      await one.page.waitForSelector('[data-rule]')
      expect(await small(one)).toEqual([])
      await one.page.locator('dialog [data-close]').tap()
      await one.page.locator('[data-open=settings]').tap()
      await one.page.locator('[data-resign]').tap()
      await one.page.locator('[data-resign]').tap()
      await one.page.waitForSelector('.reckoning')
      expect(await small(one, '.reckoning')).toEqual([])
    }))

  it('in the rules and on a problem page', () =>
    withTable(async ({ open }) => {
      const one = await open(phone)
      await one.shows({ screen: 'home' })
      await one.page.locator('[data-open=rules]').first().click()
      await one.page.waitForSelector('[data-book]')
      expect(await small(one)).toEqual([])
      const lost = await open({ ...phone, query: `${fast}#/r/CCCCCD` })
      await lost.shows({ screen: 'problem' })
      expect(await small(lost)).toEqual([])
    }))
})
