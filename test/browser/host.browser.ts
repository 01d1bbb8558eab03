import { describe, expect, it } from 'vitest'
import { withTable } from './harness.ts'
import { fast, invite, playOn, queryOf } from './playing.ts'
import type { Visitor } from './visitor.ts'

const roleOf = ({ page }: Visitor) => page.getAttribute('body', 'data-role')
const becomes = ({ page }: Visitor, role: 'host' | 'guest') =>
  page.waitForSelector(`body[data-role=${role}][data-screen=table]`, { timeout: 60_000 })

describe('when the host is gone', () => {
  it('the guest plays on within twenty seconds, and the host comes back as a guest', () =>
    withTable(async ({ open, openApart }) => {
      const { visitor: host, kill } = await openApart({ name: 'host', query: fast })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      const before = await playOn([host, guest], { seed: 8, moves: 5 })
      const storage = await host.storage()
      const from = Date.now()
      await kill()
      await becomes(guest, 'host')
      expect(Date.now() - from).toBeLessThan(20_000)
      expect((await guest.shown()).hash).toBe(before.hash)
      const again = await open({ name: 'host again', query: queryOf(link, fast), storage })
      await becomes(again, 'guest')
      const later = await playOn([again, guest], { seed: 9, moves: 5 })
      expect(later.seq ?? 0).toBeGreaterThan(before.seq ?? 0)
      expect(await roleOf(guest)).toBe('host')
    }))
})
