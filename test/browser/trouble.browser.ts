import { describe, expect, it } from 'vitest'
import { withOwnTable, withTable } from './harness.ts'
import { agree, fast, fastWebGl, invite, playOn, queryOf, settled, start } from './playing.ts'

/** Runs in the page: takes WebGL away, as on a device without it. */
function noWebGl(): void {
  const get = HTMLCanvasElement.prototype.getContext
  const without = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    return kind.includes('webgl') ? undefined : Reflect.apply(get, this, [kind, ...rest])
  }
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: without })
}

describe('a way on', () => {
  it('is offered for a mistyped code before any network request', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: `${fast}#/r/CCCCCD` })
      const asked: string[] = []
      one.page.on('request', (request) => asked.push(request.url()))
      await one.shows({ screen: 'problem' })
      expect(await one.page.getAttribute('[data-problem]', 'data-problem')).toMatch(/^mistyped/)
      expect(await one.page.getByRole('alert').innerText()).toMatch(/\w+.*\./)
      expect(asked.filter((url) => url.includes('peerjs'))).toEqual([])
      await one.page.getByRole('textbox').fill('')
      await one.page.locator('.ways button').last().click()
      await one.shows({ screen: 'home' })
    }))

  it('is offered for a table no one hosts', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      const link = await invite(host)
      await host.vanish()
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      await guest.shows({ screen: 'problem' })
      expect(await guest.page.getByRole('alert').innerText()).toMatch(/\w+.*\./)
    }))

  it('leads a third visitor to watch, and the two at the table notice nothing', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      const before = await agree([host, guest])
      const third = await open({ name: 'third', query: queryOf(link, fast) })
      await third.shows({ screen: 'table', seq: before.seq, hash: before.hash })
      expect((await agree([host, guest])).seq).toBe(before.seq)
      await playOn([host, guest, third], { seed: 2, moves: 4 })
      expect(await third.page.locator('[data-move]').count()).toBe(0)
    }))

  it('is offered without signalling: playing side by side', () =>
    withOwnTable(
      async ({ open }) => {
        const one = await open({ query: fast })
        one.expectError(/peerjs|WebSocket|404|Failed to load/)
        await start(one, 'table')
        await one.shows({ screen: 'waiting' })
        await one.page.waitForSelector('[data-reach=lost]')
        expect(await one.page.locator('.reach').innerText()).toMatch(/\w+.*\./)
        await one.page.click('[data-seat="1"] [data-more]')
        await one.page.click('dialog [data-deed=sit]')
        await one.until('a table', settled)
        await playOn([one], { seed: 6, moves: 4 })
      },
      { signalling: false },
    ))

  it('is the decision bar where there is no WebGL', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fastWebGl, before: (page) => page.addInitScript(noWebGl) })
      const { page } = one
      await start(one, 'here')
      for (let moves = 0; moves < 10; moves++) {
        await page.waitForSelector('body[data-idle=true][data-mine=true]')
        const seq = await page.getAttribute('body', 'data-seq')
        await page.locator('[data-move]').first().click()
        await page.waitForSelector(`body:not([data-seq="${seq}"])`)
      }
      expect(await page.locator('canvas').count()).toBe(0)
      expect(await page.locator('.lines[role=log]').innerText()).toMatch(/Blue/)
    }))
})

describe('the network address', () => {
  it('lets two players meet though the page is not a secure context', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast, byNetwork: true })
      const secure = await host.page.evaluate(() => window.isSecureContext)
      expect(secure).toBe(false)
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast), byNetwork: true })
      await playOn([host, guest], { seed: 12, moves: 20 })
      await host.page.reload()
      await agree([host, guest])
    }))
})
