import { expect, it } from 'vitest'
import { byHand as text } from '../../src/overlay/words/en/index.ts'
import { withOwnTable } from './harness.ts'
import { fast, playOn, queryOf } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Opens a room on a page that no signalling server answers, and invites by hand. */
async function inviteByHand(host: Visitor): Promise<string> {
  await host.shows({ screen: 'home' })
  await host.page.press('[data-start=table]', 'Enter')
  await host.shows({ screen: 'waiting' })
  await host.page.click('[data-by-hand]')
  return host.page.inputValue('[data-offer]')
}

it('two people meet and play by two texts, with no signalling server at all', () =>
  withOwnTable(
    async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      host.expectError(/WebSocket|peerjs\/where/)
      const link = await inviteByHand(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      guest.expectError(/WebSocket|peerjs\/where/)
      await guest.page.waitForSelector('[data-reply]')
      const answer = await guest.page.inputValue('[data-reply]')
      await host.page.fill('[data-answer]', 'something else')
      await host.page.click('[data-enter]')
      await host.page.waitForSelector(`text=${text.wrong}`)
      await host.page.fill('[data-answer]', answer)
      await host.page.click('[data-enter]')
      await playOn([host, guest], { seed: 3, moves: 6 })
    },
    { signalling: false },
  ))

it('an invitation that can’t be read says so', () =>
  withOwnTable(
    async ({ open }) => {
      const { page } = await open({ query: `${fast}#/i/nothing` })
      await page.waitForSelector(`text=${text.reply.unreadable}`)
      expect(await page.locator('[data-reply]').count()).toBe(0)
    },
    { signalling: false },
  ))
