import { describe, expect, it } from 'vitest'
import { fastDraw } from '../../src/rules/chance.ts'
import { freezeFor, wait } from './freeze.ts'
import { type Scene, withOwnTable, withTable } from './harness.ts'
import { agree, askedOf, catchUp, fast, invite, playOn, pressMove, queryOf } from './playing.ts'
import { startServer } from './server.ts'
import type { Visitor } from './visitor.ts'

/** A host and a guest in mid-match. */
async function meeting({ open }: Scene, query = fast) {
  const host = await open({ name: 'host', query: fast })
  const link = await invite(host)
  const guest = await open({ name: 'guest', query: queryOf(link, query) })
  await agree([host, guest])
  return { host, guest, link }
}

/** Makes the next move, for whichever visitor is asked. */
async function moveOnce(visitors: readonly Visitor[]): Promise<void> {
  await agree(visitors)
  const asked = await askedOf(visitors)
  if (!asked) throw new Error('Nobody is asked.')
  await pressMove(asked, () => 0)
}

/** The page's badge for the connection. */
const badgeOf = ({ page }: Visitor) => page.locator('.badge').getAttribute('data-badge')

describe('a match', () => {
  it('survives ten reloads of the guest at random moments', () =>
    withTable(async (scene) => {
      const { host, guest } = await meeting(scene, '?test&tempo=1&renderer=canvas')
      const draw = fastDraw(20)
      for (let reload = 0; reload < 10; reload++) {
        if (draw(2) === 0) await moveOnce([host, guest])
        await wait(draw(400))
        await guest.page.reload()
        await catchUp(guest, host)
      }
      expect(await guest.page.getAttribute('body', 'data-role')).toBe('guest')
      await playOn([host, guest], { seed: 3, moves: 4 })
    }))

  it('goes on without signalling, and says so until newcomers can join again', () =>
    withOwnTable(async (scene, own) => {
      const { host, guest, link } = await meeting(scene)
      for (const one of [host, guest]) one.expectError(/WebSocket|peerjs|ERR_CONNECTION/)
      await own.stop()
      await host.page.waitForSelector('[data-badge=reach]')
      await playOn([host, guest], { seed: 7, moves: 6 })
      expect(await badgeOf(host)).toBe('reach')
      const server = await startServer({ port: own.port })
      try {
        await host.page.waitForSelector('.badge:not([data-badge])', { state: 'attached' })
        const third = await scene.open({ name: 'third', query: queryOf(link, fast) })
        await agree([host, guest, third])
        await playOn([host, guest], { seed: 8, moves: 4 })
      } finally {
        await server.stop()
      }
    }))
})

/** Records everything the page says about the connection from now on. */
async function watchBadge({ page }: Visitor): Promise<() => Promise<readonly unknown[]>> {
  const said = await page.evaluateHandle(() => {
    const all: string[] = []
    const badge = document.querySelector<HTMLElement>('.badge')
    const look = () => badge?.dataset.badge && all.push(badge.dataset.badge)
    if (badge) new MutationObserver(look).observe(badge, { attributes: true })
    return all
  })
  return () => said.jsonValue()
}

/** Makes a page believe it is hidden, and throttles its timers to one a minute, as browsers do. */
const hide = ({ page }: Visitor) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    const { setTimeout } = window
    const late = (then: () => void, ms = 0) => setTimeout(then, Math.max(ms, 60_000))
    Object.assign(window, { setTimeout: late })
    document.dispatchEvent(new Event('visibilitychange'))
  })

describe('a hidden page', () => {
  it('keeps hosting, though its timers are throttled', () =>
    withTable(async (scene) => {
      const { host, guest } = await meeting(scene)
      while ((await askedOf([host, guest])) !== guest) await moveOnce([host, guest])
      const said = await watchBadge(guest)
      await hide(host)
      await wait(10_000)
      expect(await said()).not.toContain('lost')
      await pressMove(guest, () => 0)
    }))
})

describe('a frozen page', () => {
  it('is still the guest after twenty seconds', () =>
    withTable(async (scene) => {
      const { host, guest } = await meeting(scene)
      await playOn([host, guest], { seed: 9, moves: 4 })
      await freezeFor(guest, 20_000)
      await agree([host, guest])
      await playOn([host, guest], { seed: 10, moves: 4 })
      expect(await guest.page.getAttribute('body', 'data-role')).toBe('guest')
    }))

  it('recovers five times in a row', () =>
    withTable(async (scene) => {
      const { host, guest } = await meeting(scene)
      for (let nap = 0; nap < 5; nap++) {
        await freezeFor(guest, 6500)
        await moveOnce([host, guest])
      }
      await agree([host, guest])
      expect(await guest.page.getAttribute('body', 'data-role')).toBe('guest')
    }))
})
