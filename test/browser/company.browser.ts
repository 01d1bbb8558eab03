import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { storeIn } from './disk.ts'
import { gather, hostOf, playDealt } from './gathering.ts'
import type { Scene } from './harness.ts'
import { ownPage } from './ownPage.ts'
import { agree, reckoningOf } from './playing.ts'
import type { Visitor } from './visitor.ts'

const withPage = ownPage('test/browser/otherTitle/vite.config.ts')

/** Three people at three browsers play Sidings; by seat. */
const three = async (open: Scene['open']): Promise<readonly Visitor[]> =>
  (await gather(open, 'sidings', 3, '&seed=3')).all

const react = async ({ page }: Visitor, reaction: string) => {
  await page.click('[data-open=reactions]')
  await page.click(`[data-react=${reaction}]`)
}

const signOf = (seat: number) => `.reaction-sign[data-by="${seat}"]`
const hidden = { state: 'detached' } as const

describe('three people at a table', () => {
  it('see each other’s reactions, unless they hide them', () =>
    withPage(async ({ open }) => {
      const [host, second, third] = await three(open)
      if (!host || !second || !third) throw new Error('someone is missing')
      const seen = [host, third].map(({ page }) => page.waitForSelector(signOf(1)))
      await react(second, 'thanks')
      await Promise.all(seen)
      await host.page.click('[data-open=reactions]')
      await host.page.click('.picker .mute')
      await host.page.waitForSelector(signOf(1), hidden)
      // Saved at last: a page that ends in the same moment may not get to it.
      await expect.poll(() => storeIn(host.page).get('settings')).toMatchObject({ reactions: false })
      await host.page.reload()
      for (const seat of [1, 2]) await host.page.waitForSelector(`.seats [data-seat="${seat}"][data-state=here]`)
      const shown = second.page.waitForSelector(signOf(2))
      await react(third, 'hello')
      await shown
      expect(await host.page.locator('.reaction-sign').count()).toBe(0)
    }))

  it('nudge someone, let the computer play for them, and give the seat back at a press', () =>
    withPage(async ({ open }) => {
      const all = await three(open)
      const { turn } = await agree(all)
      const idle = need(all[Number(turn)], 'who is asked')
      const [asker, other] = all.filter((one) => one !== idle)
      if (!asker || !other) throw new Error('someone is missing')
      await asker.page.click(`[data-nudge="${turn}"]`)
      await idle.page.waitForSelector('[data-badge=nudged]')
      await asker.page.click(`[data-ask-stand-in="${turn}"]`)
      await other.page.click('[data-banner=asking] [data-answer=yes]')
      await idle.page.waitForSelector('[data-banner=standIn]')
      for (const { page } of all) await page.waitForSelector(`.seats [data-seat="${turn}"][data-state=bot]`)
      await idle.page.click('[data-take-back]')
      for (const { page } of all) await page.waitForSelector(`.seats [data-seat="${turn}"][data-state=here]`)
      await idle.page.waitForSelector('[data-take-back]', hidden)
    }))
})

describe('six people at six browsers', () => {
  it('lose their host twice, deal again, and play a match with hidden hands to its end', () =>
    withPage(async ({ open }) => {
      const { all, query } = await gather(open, 'waybills', 6)
      await playDealt(all, 1, 5)
      for (const round of [1, 2]) {
        const at = await hostOf(all)
        const lost = need(all[at], 'the host')
        const storage = await lost.storage()
        await lost.vanish()
        const rest = all.filter((one) => one !== lost)
        await hostOf(rest)
        all[at] = await open({ name: `${lost.name} again`, query, storage })
        await playDealt(all, round, 5)
      }
      await playDealt(all, 3)
      const ends = await Promise.all(all.map(reckoningOf))
      expect(new Set(ends).size).toBe(1)
    }))
})
