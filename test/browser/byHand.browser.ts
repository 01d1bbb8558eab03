import { expect, it } from 'vitest'
import { byHand as text } from '../../src/overlay/words/en/index.ts'
import { withOwnTable } from './harness.ts'
import { fast, invite, playOn, queryOf } from './playing.ts'
import { startScript } from './server.ts'
import type { Visitor, VisitorOptions } from './visitor.ts'

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

it('two people meet on a static host through a server elsewhere, which they are told of', () =>
  withOwnTable(
    async ({ open }, own) => {
      const origin = new URL(own.local).origin
      const args = ['--no-build', '--port', '0', '--json', '--origin', origin]
      const elsewhere = await startScript('src/server/main.ts', args)
      // The first has no signalling, as a static host.
      const signalling = [{ path: 'peerjs' }, { host: '127.0.0.1', port: elsewhere.port, path: '/peerjs' }]
      const before: VisitorOptions['before'] = (page) =>
        page.route('**/table.json', (route) => route.fulfill({ json: { signalling } }))
      const visit = async (name: string, query: string) => {
        const visitor = await open({ name, query, before })
        visitor.expectError(/WebSocket|peerjs/)
        return visitor
      }
      try {
        const host = await visit('host', fast)
        const link = await invite(host)
        expect(await host.page.innerText('[data-brokers]')).toContain('127.0.0.1')
        const guest = await visit('guest', queryOf(link, fast))
        await playOn([host, guest], { seed: 4, moves: 4 })
        const { page } = await visit('checking', `${fast}#/check`)
        await page.waitForSelector('[data-stop=signalling][data-state=fine]')
        expect(await page.getAttribute('[data-broker]', 'data-broker')).toBe('127.0.0.1')
      } finally {
        await elsewhere.stop()
      }
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
