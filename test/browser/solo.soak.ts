import { expect, it } from 'vitest'
import { playByKeys } from './byKeys.ts'
import { withTable } from './harness.ts'
import { chooseTitle, fast, reckoningOf } from './playing.ts'

it('a series of seven alone, by the keyboard and without a picture, leads to another', () =>
  withTable(async ({ open }) => {
    const one = await open({ query: fast })
    const { page } = one
    await page.addStyleTag({ content: 'canvas { visibility: hidden }' })
    const totals: number[] = []
    await chooseTitle(one, 'snowdonia')
    for (let match = 1; match <= 7; match++) {
      await playByKeys(
        one,
        match === 1 ? '[data-title=snowdonia] [data-start=alone]' : '.reckoning [data-again]',
        match,
      )
      const said = await reckoningOf(one)
      totals.push(Number(await page.getAttribute('.reckoning [data-total]', 'data-total')))
      const { length } = totals
      const record = length === 1 ? 'first match of a series of 7' : totals.slice(0, -1).join(', ')
      expect(said).toContain(record)
    }
    const sum = totals.reduce((all, one) => all + one, 0)
    expect(await reckoningOf(one)).toContain(`so ${sum} points in all. The next match begins`)
    await playByKeys(one, '.reckoning [data-again]', 8)
    expect(await reckoningOf(one)).toContain('first match of a series of 7')
  }))
