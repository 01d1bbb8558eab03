import { describe, expect, it } from 'vitest'
import { interrupted, seats } from '../../src/overlay/words/en/index.ts'
import { letIn } from './gathering.ts'
import { withTable } from './harness.ts'
import { agree, fast, invite, playOn, queryOf } from './playing.ts'
import type { Visitor } from './visitor.ts'

const roleOf = ({ page }: Visitor) => page.getAttribute('body', 'data-role')
const becomes = ({ page }: Visitor, role: 'host' | 'guest') =>
  page.waitForSelector(`body[data-role=${role}][data-screen=table]`)

describe('when the host is gone', () => {
  it('the guest takes over, and the host comes back as a guest', () =>
    withTable(async ({ open, openApart }) => {
      const { visitor: host, kill } = await openApart({ name: 'host', query: fast })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      const before = await playOn([host, guest], { seed: 8, moves: 5 })
      const storage = await host.storage()
      await kill()
      const banner = guest.page.locator('[role=status] [data-banner]')
      await banner.getByText(interrupted.youTakeOver).waitFor()
      expect(await guest.page.locator('[data-move]').count()).toBe(0)
      await becomes(guest, 'host')
      await banner.getByText(interrupted.youHost).waitFor()
      expect((await guest.shown()).hash).toBe(before.hash)
      const again = await open({ name: 'host again', query: queryOf(link, fast), storage })
      await becomes(again, 'guest')
      const later = await playOn([again, guest], { seed: 9, moves: 5 })
      expect(later.seq ?? 0).toBeGreaterThan(before.seq ?? 0)
      expect(await roleOf(guest)).toBe('host')
    }))
})

describe('players and their seats', () => {
  it('meet again when host and guest reload at the same moment', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      const before = await playOn([host, guest], { seed: 3, moves: 4 })
      await Promise.all([host.page.reload(), guest.page.reload()])
      const back = await agree([host, guest])
      expect(back.hash).toBe(before.hash)
      expect([await roleOf(host), await roleOf(guest)]).toEqual(['host', 'guest'])
      await playOn([host, guest], { seed: 4, moves: 3 })
    }))

  it('hand over the table, and play on when the old host leaves', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      await agree([host, guest])
      await host.page.click('[data-open=menu]')
      await host.page.click('[data-hand-over]')
      await becomes(guest, 'host')
      await becomes(host, 'guest')
      await host.page.click('[data-close]')
      await playOn([host, guest], { seed: 5, moves: 4 })
      const storage = await host.storage()
      await host.vanish()
      const again = await open({ name: 'again', query: queryOf(link, fast), storage })
      await agree([again, guest])
      expect(await roleOf(guest)).toBe('host')
    }))

  it('are admitted by the host when they have lost their key', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      const before = await playOn([host, guest], { seed: 6, moves: 3 })
      await guest.vanish()
      await host.page.waitForSelector(`.seat-who:text("${seats.away}")`)
      const other = await open({ name: 'other browser', query: queryOf(link, fast) })
      await other.page.click('[data-ask-in]')
      await host.page.waitForSelector('[data-let-in]')
      await letIn(host)
      const back = await agree([host, other])
      expect(back.hash).toBe(before.hash)
      await playOn([host, other], { seed: 7, moves: 4 })
    }))

  it('move to another window and back, and to another device, by their own link', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      const before = await playOn([host, guest], { seed: 8, moves: 3 })
      await guest.page.click('[data-open=menu]')
      await guest.page.click('[data-own-link]')
      const own = await guest.page.inputValue('[data-own-link-field]')
      const second = await guest.page.context().newPage()
      await second.goto(new URL(queryOf(own, fast), own).href)
      await second.waitForSelector(`body[data-screen=table][data-hash="${before.hash}"]`)
      await guest.page.waitForSelector('[data-problem=elsewhere]')
      await second.close()
      await guest.shows({ screen: 'table', idle: true })
      const phone = await open({ name: 'phone', query: queryOf(own, fast) })
      const back = await agree([host, phone])
      expect(back.hash).toBe(before.hash)
      expect(phone.page.url()).not.toContain('seat=')
      await guest.page.waitForSelector('[data-problem=elsewhere]')
      await playOn([host, phone], { seed: 9, moves: 3 })
    }))
})
