import { describe, expect, it } from 'vitest'
import { fastDraw } from '../../src/rules/chance.ts'
import { withTable } from './harness.ts'
import { agree, fast, reckoningOf, start, untilAsked } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Starts a match and plays it to its reckoning by the keyboard alone. */
async function playByKeys(one: Visitor, start: string, seed: number): Promise<void> {
  await one.shows({ screen: 'home' })
  await one.page.locator(start).first().focus()
  await one.page.keyboard.press('Enter')
  const choose = fastDraw(seed)
  let now = await agree([one])
  await one.page.locator('[data-move]').first().focus()
  for (let moves = 0; moves < 5000 && now.screen !== 'reckoning'; moves++) {
    await untilAsked([one])
    const { hash } = now
    for (let step = choose(4); step > 0; step--) await one.page.keyboard.press('ArrowRight')
    await one.page.keyboard.press('Enter')
    await one.until(`another position than ${hash}`, (next) => next.hash !== hash)
    now = await agree([one])
  }
  expect(now.screen).toBe('reckoning')
}

describe('the keyboard alone', () => {
  it(
    'plays a whole match of two people at one device to its reckoning',
    () =>
      withTable(async ({ open }) => {
        const one = await open({ query: fast })
        await playByKeys(one, '[data-start=here]', 17)
        expect(await reckoningOf(one)).toMatch(/VP/)
      }),
    600_000,
  )

  it('plays a whole match of one to its reckoning', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await playByKeys(one, '[data-title=snowdonia] [data-start=alone]', 5)
      expect(await reckoningOf(one)).toMatch(/\d/)
    }))

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
