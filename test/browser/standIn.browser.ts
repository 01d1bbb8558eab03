import { describe, expect, it } from 'vitest'
import { whileAway } from '../../src/overlay/words/en/index.ts'
import { tableRefusal } from '../overlay/english.ts'
import { withTable } from './harness.ts'
import { agree, askedOf, fast, invite, playOn, pressIfThere, queryOf } from './playing.ts'

describe('one of two people who are both honest', () => {
  it('has the computer play for the other only after a minute, and the other may take all of it back', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      const link = await invite(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      let before = await playOn([host, guest], { seed: 3, moves: 2 })
      while ((await askedOf([host, guest])) !== guest) before = await playOn([host, guest], { seed: 3, moves: 1 })
      const storage = await guest.storage()
      await guest.vanish()

      const { page } = host
      const standIn = page.locator('[data-stand-in="1"]')
      await standIn.click()
      const refused = page.getByText(/^They may be back any moment\. Try again in \d+ seconds?\.$/)
      await refused.waitFor()
      const seconds = /\d+/.exec(await refused.innerText())?.[0] ?? ''
      const refusal = { section: 'table', reason: 'tooSoon', amounts: { seconds } }
      expect(await refused.innerText()).toBe(tableRefusal(refusal))
      while ((await host.shown()).hash === before.hash) {
        await page.waitForTimeout(5000)
        await pressIfThere(standIn)
      }

      const again = await open({ name: 'guest again', query: queryOf(link, fast), storage })
      const asked = again.page.locator('[data-while-away]')
      const moves = Number(await asked.getAttribute('data-while-away'))
      await asked.getByText(whileAway.played({ moves })).waitFor()
      await asked.locator('[data-take-all-back]').click()
      await asked.waitFor({ state: 'detached' })
      expect((await agree([host, again])).hash).toBe(before.hash)
    }))
})
