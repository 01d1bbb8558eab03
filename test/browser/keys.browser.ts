import { describe, expect, it } from 'vitest'
import { fastDraw } from '../../src/rules/chance.ts'
import { withTable } from './harness.ts'
import { agree, fast, reckoningOf, start } from './playing.ts'

describe('the keyboard alone', () => {
  it(
    'plays a whole match of two people at one device to its reckoning',
    () =>
      withTable(async ({ open }) => {
        const one = await open({ query: fast })
        await one.shows({ screen: 'home' })
        await one.page.locator('[data-start=here]').first().focus()
        await one.page.keyboard.press('Enter')
        const choose = fastDraw(17)
        let now = await agree([one])
        await one.page.locator('[data-move]').first().focus()
        for (let moves = 0; moves < 5000 && now.screen !== 'reckoning'; moves++) {
          const { seq = -1 } = now
          for (let step = choose(4); step > 0; step--) await one.page.keyboard.press('ArrowRight')
          await one.page.keyboard.press('Enter')
          await one.until(`an entry after ${seq}`, (next) => (next.seq ?? -1) !== seq)
          now = await agree([one])
        }
        expect(now.screen).toBe('reckoning')
        expect(await reckoningOf(one)).toMatch(/VP/)
      }),
    600_000,
  )

  it('finds a name on every control', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await start(one, 'here')
      await agree([one])
      const nameless = await one.page.locator('button, input, [role=toolbar]').evaluateAll((all) =>
        all
          .filter((element) => !(element.textContent ?? '').trim())
          .filter((element) => !element.getAttribute('aria-label') && !element.closest('label'))
          .map((element) => element.outerHTML),
      )
      expect(nameless).toEqual([])
      expect(await one.page.getByRole('log').count()).toBe(1)
    }))
})
