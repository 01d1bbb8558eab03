import { describe, expect, it } from 'vitest'
import { bots } from '../../src/overlay/text/en/bots.ts'
import { home } from '../../src/overlay/text/en/home.ts'
import { withTable } from './harness.ts'
import { fast, playOn, settled } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** The page's worker in which bots think; undefined while there is none. */
const thinking = ({ page }: Visitor) =>
  page.workers().find((worker) => worker.url().includes('in-worker-'))

describe('the computer', () => {
  it('plays as chosen, and thinks in a worker that begins with its first question', () =>
    withTable(async ({ open }) => {
      const one = await open({ name: 'one', query: `${fast}&seed=5` })
      await one.shows({ screen: 'home' })
      await one.page.click('[data-open=options]')
      await one.page.check('dialog [value=master]')
      expect(thinking(one)).toBeUndefined()
      await one.page.click(`dialog button:text-is("${home.bot}")`)
      await one.page.waitForSelector(`.seats >> text=${bots.master.name}`)
      for (let turn = 0; turn < 6; turn++) {
        await one.until('my turn', (now) => settled(now) && now.turn === '0')
        await playOn([one], { seed: turn, moves: 1 })
      }
      expect(thinking(one)).toBeDefined()
    }))
})
