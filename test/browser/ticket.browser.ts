import { describe, expect, it } from 'vitest'
import { barriers } from './barriers.ts'
import { withTable } from './harness.ts'
import { agree, fast, invite, queryOf } from './playing.ts'

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, readsTicket: true } as const

describe('the ticket of a first link', () => {
  it('holds a duel until the guest has taken the seat, whose name is remembered', () =>
    withTable(async ({ open }) => {
      const host = await open({ query: fast })
      const link = await invite(host, 'foothills')
      const guest = await open({ query: queryOf(link, fast), ...phone })
      await guest.page.waitForSelector('.ticket')
      expect(await barriers(guest)).toEqual([])
      const take = await guest.page.locator('.ticket .primary').boundingBox()
      expect((take?.y ?? 0) + (take?.height ?? 0)).toBeLessThanOrEqual(640)
      await host.page.waitForSelector('[data-held]')
      await guest.page.fill('.ticket [name=name]', 'Ifan')
      await guest.page.press('.ticket [name=name]', 'Enter')
      await agree([host, guest])
      expect(await host.page.innerText('.seats')).toContain('Ifan')
      await guest.page.reload()
      await agree([host, guest])
      expect(await guest.page.locator('.ticket').count()).toBe(0)
    }))

  it('lets the guest change the colour, or stand up and watch instead', () =>
    withTable(async ({ open }) => {
      const host = await open({ query: fast })
      const link = await invite(host, 'metro')
      const guest = await open({ query: queryOf(link, fast), ...phone })
      const free = guest.page.locator('.ticket .colours button:not([disabled], [aria-pressed=true])')
      const name = await free.first().getAttribute('title')
      await free.first().click()
      await guest.page.waitForSelector(`.ticket .your-seat b:text-is("${name}")`)
      await guest.page.click('[data-just-watch]')
      await guest.page.waitForSelector('.room[data-role=guest]')
      expect(await guest.page.locator('.own-seat').count()).toBe(0)
      await host.page.waitForSelector('.watchers .locket')
    }))
})
