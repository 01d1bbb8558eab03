import { describe, expect, it } from 'vitest'
import { withTable } from './harness.ts'
import { agree, invite, playOn, queryOf } from './playing.ts'
import type { Visitor } from './visitor.ts'
import { panel, watched } from './watching.ts'

/** A live match between two browsers, both watched. */
async function match(open: (options: object) => Promise<Visitor>) {
  const host = await open({ name: 'host', query: watched })
  const link = await invite(host)
  const guest = await open({ name: 'guest', query: queryOf(link, watched) })
  await playOn([host, guest], { seed: 5, moves: 4 })
  for (const one of [host, guest]) await panel(one, 'network')
  return { host, guest }
}

describe('the network of a live match', () => {
  it('shows the path of a link and the time of a probe', () =>
    withTable(async ({ open }) => {
      const { host, guest } = await match(open)
      for (const { page } of [host, guest]) {
        await page.waitForSelector('[data-way=direct]')
        const trip = Number(await page.getAttribute('[data-trip]', 'data-trip'))
        expect(trip).toBeGreaterThanOrEqual(0)
        expect(await page.getAttribute('[data-open=true] [data-unreadable]', 'data-unreadable')).toBe('0')
      }
    }))

  it('is muted by one switch, which both notice, and restored by another', () =>
    withTable(async ({ open }) => {
      const { host, guest } = await match(open)
      await guest.page.locator('.tp-lblv', { hasText: 'send nothing' }).locator('.tp-ckbv_w').click()
      await host.page.waitForSelector('text=absent')
      await guest.page.click('[data-do=well]')
      await host.page.waitForSelector('text=absent', { state: 'detached' })
      await playOn([host, guest], { seed: 6, moves: 3 })
    }))

  it('loses its host at a press, continues without, and takes it back after a reload', () =>
    withTable(async ({ open }) => {
      const { host, guest } = await match(open)
      await host.page.click('[data-do=kill]')
      await host.page.waitForSelector('[data-dead]')
      await guest.page.waitForSelector('[data-hosting=true]')
      await host.page.click('[data-do=restart]')
      await host.page.waitForSelector('[data-hosting=false]')
      await playOn([host, guest], { seed: 7, moves: 3 })
    }))

  it('survives a frozen page', () =>
    withTable(async ({ open }) => {
      const { host, guest } = await match(open)
      await guest.page.click('[data-freeze="10"]')
      await host.page.waitForSelector('text=/not heard for|absent/')
      await host.page.waitForSelector('text=/not heard for|absent/', { state: 'detached' })
      await agree([host, guest])
      await playOn([host, guest], { seed: 8, moves: 3 })
    }))
})
