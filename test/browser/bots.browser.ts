import type { Worker } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bots } from '../../src/overlay/words/en/index.ts'
import { home } from '../../src/overlay/words/en/start.ts'
import { type Scene, withTable } from './harness.ts'
import { fast, playOn, settled } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** The page's worker in which bots think; undefined while there is none. */
const thinking = ({ page }: Visitor): Worker | undefined =>
  page.workers().find((worker) => worker.url().includes('in-worker-'))

/** A match of Foothills against the master. */
async function againstMaster(open: Scene['open']): Promise<Visitor> {
  const one = await open({ name: 'one', query: `${fast}&seed=5` })
  await one.shows({ screen: 'home' })
  await one.page.click('[data-open=options]')
  await one.page.check('dialog [value=master]')
  expect(thinking(one)).toBeUndefined()
  await one.page.click(`dialog button:text-is("${home.bot}")`)
  await one.page.waitForSelector(`.seats >> text=${bots.master.name}`)
  return one
}

/** Plays a number of one's own moves. */
async function playTurns(one: Visitor, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    await one.until('my turn', (now) => settled(now) && now.turn === '0')
    await playOn([one], { seed: turn, moves: 1 })
  }
}

describe('the computer', () => {
  it('plays as chosen, in a worker that begins with its first question; its moves are marked', () =>
    withTable(async ({ open }) => {
      const one = await againstMaster(open)
      await playTurns(one, 6)
      expect(thinking(one)).toBeDefined()
      await one.page.waitForSelector('.match-log [data-bot=master] [data-face=agnes]')
      expect(await one.page.locator('.match-log [data-bot]').count()).toBeLessThan(
        await one.page.locator('.match-log li').count(),
      )
    }))

  it('needs no network to play on', () =>
    withTable(async ({ open }) => {
      const one = await againstMaster(open)
      await playTurns(one, 3)
      await one.page.waitForSelector('.match-log [data-bot]')
      await one.page.context().setOffline(true)
      await playTurns(one, 6)
    }))
})
