import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { dealIfLost, gather, hostOf, playDealt, standIn } from './gathering.ts'
import { withTable } from './harness.ts'
import { agree, reckoningOf } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Expects the same reckoning everywhere. */
async function expectOneEnd(all: readonly Visitor[]): Promise<void> {
  const ends = await Promise.all(all.map(reckoningOf))
  expect(ends[0]).toMatch(/\d/)
  expect(new Set(ends).size).toBe(1)
}

const hidden = { state: 'detached' } as const

describe('a match of Metro', () => {
  it('is played to its end by three people, whose host is lost and whose tiles are dealt again', () =>
    withTable(async ({ open }) => {
      const { all, query } = await gather(open, 'metro', 3)
      await playDealt(all, 1, 9)
      const host = need(all[0], 'the host')
      const storage = await host.storage()
      await host.vanish()
      const rest = all.slice(1)
      await hostOf(rest)
      // The next to lay a tile draws one that nobody can read without the lost device.
      await playDealt(rest, 2, 1)
      const [first, second] = rest
      await need(first, 'someone').page.locator('[data-banner=away] [data-stand-in="0"]').press('Enter')
      await need(second, 'someone else').page.locator('[data-banner=asking] [data-answer=yes]').press('Enter')
      await need(first, 'someone').page.waitForSelector('[data-lost] [data-ask=deal]')
      expect(await dealIfLost(rest)).toBe(true)
      all[0] = await open({ name: 'seat 0 again', query, storage })
      for (const one of all) await one.page.waitForSelector('.seats [data-seat="0"][data-state=here]')
      await playDealt(all, 2)
      await expectOneEnd(all)
    }))

  it('is played by four people, for one of whom the computer plays for a while', () =>
    withTable(async ({ open }) => {
      const { all } = await gather(open, 'metro', 4)
      await playDealt(all, 3, 6)
      const { turn } = await agree(all)
      const seat = Number(turn)
      await standIn(all, seat)
      const others = all.filter((_, at) => at !== seat)
      // The host's stand-in plays from the host's own device, which can read its cards; no other's can.
      if ((await hostOf(all)) !== seat) {
        await need(others[0], 'another').page.waitForSelector('[data-lost] [data-ask=deal]')
        expect(await dealIfLost(others)).toBe(true)
      }
      await all[0]?.until('the computer has moved', (now) => now.turn !== turn)
      const idle = need(all[seat], 'who was idle')
      await idle.page.click('[data-take-back]')
      await idle.page.waitForSelector('[data-take-back]', hidden)
      await playDealt(all, 4, 8)
      await agree(all)
    }))

  it('is played by six people at six browsers', () =>
    withTable(async ({ open }) => {
      const { all } = await gather(open, 'metro', 6)
      await playDealt(all, 5, 12)
      await agree(all)
    }))
})
