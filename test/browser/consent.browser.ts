import { describe, expect, it } from 'vitest'
import { resigning } from '../../src/overlay/words/en/index.ts'
import { withTable } from './harness.ts'
import { resign } from './menu.ts'
import { agree, fast, invite, playOn, queryOf } from './playing.ts'
import type { Shown, Visitor } from './visitor.ts'

/** Host and guest of a match after this many moves. */
async function pair(open: (options: object) => Promise<Visitor>, seed: number, moves: number) {
  const host = await open({ name: 'host', query: fast })
  const link = await invite(host)
  const guest = await open({ name: 'guest', query: queryOf(link, fast) })
  const now = await playOn([host, guest], { seed, moves })
  return { host, guest, now }
}

/** Asks to undo, by the menu; returns the sentences that would be undone. */
async function askBack({ page }: Visitor): Promise<string> {
  await page.click('[data-open=menu]')
  await page.click('.menu [data-open=back]')
  const lines = await page.innerText('.back .undone')
  await page.click('[data-ask=back]')
  return lines
}

/** Answers the other side's request; returns the sentences that would be undone. */
async function answer({ page }: Visitor, yes: 'yes' | 'no'): Promise<string> {
  await page.waitForSelector('[data-wish=undo]')
  const lines = await page.innerText('[data-wish=undo] .undone')
  await page.click(`[data-answer=${yes}]`)
  await page.waitForSelector('[data-wish=undo]', { state: 'detached' })
  return lines
}

const isOver = ({ screen }: Shown) => screen === 'reckoning'

describe('an undo by consent', () => {
  it('changes nothing when declined, and undoes when agreed', () =>
    withTable(async ({ open }) => {
      const { host, guest, now } = await pair(open, 41, 24)
      const asked = await askBack(host)
      expect(asked).toMatch(/\w/)
      expect(await answer(guest, 'no')).toBe(asked)
      await host.page.waitForSelector('[data-wish]', { state: 'detached' })
      const still = await agree([host, guest])
      expect(still.hash).toBe(now.hash)

      expect(await askBack(guest)).toMatch(/\w/)
      await answer(host, 'yes')
      await guest.until('another position', ({ hash }) => hash !== now.hash)
      const back = await agree([host, guest])
      expect(back.hash).not.toBe(now.hash)
      await guest.page.reload()
      await agree([host, guest])
      await playOn([host, guest], { seed: 42, moves: 6 })
    }))

  it('is cancelled by the asker or by the next move', () =>
    withTable(async ({ open }) => {
      const { host, guest } = await pair(open, 43, 24)
      await askBack(host)
      await guest.page.waitForSelector('[data-answer]')
      await host.page.click('[data-withdraw]')
      await guest.page.waitForSelector('[data-wish]', { state: 'detached' })
      await askBack(host)
      await guest.page.waitForSelector('[data-answer]')
      await playOn([host, guest], { seed: 44, moves: 1 })
      for (const { page } of [host, guest]) await page.waitForSelector('[data-wish]', { state: 'detached' })
    }))
})

describe('resigning', () => {
  it('takes two presses, ends the match for both, and lets the guest ask for another', () =>
    withTable(async ({ open }) => {
      const { host, guest } = await pair(open, 45, 12)
      await resign(guest)
      for (const one of [host, guest]) await one.until('the end', isOver)
      const told = await host.page.innerText('.reckoning p.winner')
      const ends = [
        resigning.won({ gone: ['Blue'], stayed: ['Green'] }),
        resigning.won({ gone: ['Green'], stayed: ['Blue'] }),
      ]
      expect(ends).toContain(told)
      expect(await guest.page.innerText('.reckoning p.winner')).toBe(told)
      await guest.page.click('[data-again]')
      await host.page.click('[data-wish=rematch] [data-answer=yes]')
      for (const one of [host, guest]) await one.until('another match', ({ seq = 99 }) => seq < 9)
      await playOn([host, guest], { seed: 46, moves: 6 })
    }))
})
