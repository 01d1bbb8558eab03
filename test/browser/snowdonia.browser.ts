import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { playFive } from './five.ts'
import { withTable } from './harness.ts'
import { agree, chooseTitle, fast, settled } from './playing.ts'

describe('a match of Snowdonia', () => {
  it('goes on for five people at five browsers, who lose a host and lend a seat', () =>
    withTable(async ({ open }) => void (await agree(await playFive(open)))))
})

describe('a phone with Snowdonia', () => {
  it('opens a drawer by a touch, keeps it for touches inside, and shuts it by others and by Escape', () =>
    withTable(async ({ open }) => {
      const viewport = { width: 390, height: 844 }
      const one = await open({ query: fast, viewport, hasTouch: true })
      await one.shows({ screen: 'home' })
      await chooseTitle(one, 'snowdonia')
      await one.page.click('[data-title=snowdonia] [data-start=alone]')
      await one.until('the table', settled)
      const placeOf = (id: string) =>
        one.page.evaluate((wanted) => window.__table?.places().find((place) => place.id === wanted)?.at, id)
      const tap = async (id: string) => {
        const at = need(await placeOf(id), id)
        await one.page.touchscreen.tap(at.x + at.w / 2, at.y + at.h / 2)
      }
      const isOpen = async () => (await placeOf('drawer:close')) !== undefined
      expect(await isOpen()).toBe(false)
      await tap('tab:stations')
      expect(await isOpen()).toBe(true)
      await tap('drawer')
      expect(await isOpen()).toBe(true)
      await tap('drawer:close')
      expect(await isOpen()).toBe(false)
      await tap('tab:bag')
      expect(await isOpen()).toBe(true)
      await one.page.keyboard.press('Escape')
      expect(await isOpen()).toBe(false)
    }))
})
