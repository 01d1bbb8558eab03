import { describe, expect, it } from 'vitest'
import { panels } from '../../src/debug/layout.ts'
import { barriers } from './barriers.ts'
import { withTable } from './harness.ts'
import { fast, playOn, start } from './playing.ts'
import type { VisitorOptions } from './visitor.ts'
import { panel } from './watching.ts'

/** Without fades, in which the contrast of a text depends on the moment. */
const usual: VisitorOptions = { query: fast }

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
