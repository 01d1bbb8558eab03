import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { standInBot } from '../../src/match/duties.ts'
import * as connection from '../../src/overlay/words/en/connection.ts'
import { bots, requestLog } from '../../src/overlay/words/en/index.ts'
import { altered, keepBack } from './cheating.ts'
import { gather, playDealt } from './gathering.ts'
import { type Scene, withTable } from './harness.ts'
import { resign } from './menu.ts'
import { agree, playOn, pressMove, untilAsked } from './playing.ts'

describe('a host whose page is altered', () => {
  it('to keep the match from one guest is found out, and a seat that is resigned is the computer’s for all to see', () =>
    withTable(async ({ open }) => {
      const cheats: Scene['open'] = (wanted) => open(wanted?.name === 'seat 0' ? { ...wanted, ...altered } : wanted)
      const { all } = await gather(cheats, 'snowdonia', 3)
      const [host, guest, third] = all.map((one) => need(one, 'someone'))
      if (!host || !guest || !third) throw new Error('someone is missing')
      while ((await untilAsked(all)) === guest) await playOn(all, { seed: 1, moves: 1 })
      const before = await agree(all)
      await keepBack(host, ['entry', 'journal'], 0)
      await pressMove(await untilAsked(all), () => 0)
      await guest.page.waitForSelector('[data-badge=withheld]')
      expect(await guest.page.innerText('[data-badge=withheld]')).toBe(connection.withheld)
      expect((await guest.shown()).hash).toBe(before.hash)
      await keepBack(host, [])
      await guest.page.waitForSelector('[data-badge=withheld]', { state: 'detached' })
      await agree(all)

      await resign(third)
      await guest.page.waitForSelector('.seats [data-seat="2"][data-state=bot]')
      const log = (await guest.page.innerText('.lines[role=log]')).split('\n')
      expect(log).toContain(requestLog.resigned({ name: 'Red', alone: false }))
      expect(log).toContain(requestLog.bot({ bot: bots[standInBot].name, name: 'Red' }))
      await playDealt([host, guest], 3, 2)
    }))
})
