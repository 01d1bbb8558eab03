import { describe, expect, it } from 'vitest'
import { playByKeys } from './byKeys.ts'
import { withTable } from './harness.ts'
import { agree, fast, reckoningOf, start } from './playing.ts'

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
