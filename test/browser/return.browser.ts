import { describe, expect, it } from 'vitest'
import { withTable } from './harness.ts'
import { agree, askedOf, catchUp, fast, invite, playOn, pressMove, queryOf } from './playing.ts'

describe('a reload', () => {
  it('in mid-animation brings a guest back to the same seat and move', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, '?test&tempo=0.5') })
      await guest.until('the first entries', ({ seq = -1 }) => seq > 0)
      for (let moves = 0; moves < 3; moves++) {
        const asked = await askedOf([host, guest])
        if (asked === host) await pressMove(host, () => 0)
        else if (asked) await pressMove(guest, () => 0)
        await guest.page.reload()
        await catchUp(guest, host)
      }
      expect(await guest.page.getAttribute('body', 'data-role')).toBe('guest')
      await agree([host, guest])
    }))

  it('leaves the host in place, and the guest reconnects by itself', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      const before = await playOn([host, guest], { seed: 8, moves: 9 })
      await host.page.reload()
      const back = await agree([host, guest])
      expect({ seq: back.seq, hash: back.hash }).toEqual({ seq: before.seq, hash: before.hash })
      expect(await host.page.getAttribute('body', 'data-role')).toBe('host')
      const later = await playOn([host, guest], { seed: 9, moves: 9 })
      expect(later.seq ?? 0).toBeGreaterThan(before.seq ?? 0)
    }))

  it('brings back a match on one device', () =>
    withTable(async ({ open }) => {
      const one = await open({ name: 'one', query: fast })
      await one.shows({ screen: 'home' })
      await one.page.click('[data-start=here]')
      const before = await playOn([one], { seed: 4, moves: 12 })
      await one.page.reload()
      const back = await agree([one])
      expect(back.hash).toBe(before.hash)
    }))
})
