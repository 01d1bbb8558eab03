import { describe, expect, it } from 'vitest'
import { panels } from '../../src/debug/layout.ts'
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

/** Desktop, phone, and large text with high contrast. */
const people: readonly [string, VisitorOptions, Chosen][] = [
  ['at a desk', {}, {}],
  ['with a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }, {}],
  ['with large letters and more contrast', {}, { textSize: '200', contrast: 'more' }],
]

describe.each(people)('a player %s', (_, options, chosen) => {
  it('meets no serious barrier from home through waiting room to table', () =>
    withTable(async ({ open }) => {
      const one = await open({ ...usual, ...options })
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
      const one = await open({ ...usual, ...options })
      await one.shows({ screen: 'home' })
      await inSettings(one, chosen)
      await one.page.click('[data-open=rules]')
      await one.page.waitForSelector('[data-book]')
      expect(await barriers(one)).toEqual([])
      const lost = await open({ ...usual, ...options, query: `${fast}#/r/CCCCCD` })
      await lost.shows({ screen: 'problem' })
      expect(await barriers(lost)).toEqual([])
    }))
})

describe('the reckoning', () => {
  it('has no serious barriers on desktop or phone, nor do the testers’ panels', () =>
    withTable(async ({ open }) => {
      const one = await open(usual)
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
