import { describe, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { agreeAtEnd, playFive } from './five.ts'
import { withTable } from './harness.ts'
import type { Visitor } from './visitor.ts'

/** Someone asks the others to end the match, and they agree. */
async function endTogether(all: readonly Visitor[]): Promise<void> {
  const [asker, ...others] = all
  const { page } = need(asker, 'who asks')
  await page.click('[data-open=settings]')
  await page.click('dialog [data-end]')
  await page.click('dialog [data-end]')
  for (const other of others) await other.page.click('[data-answer=yes]')
  for (const one of all) await one.shows({ screen: 'reckoning' })
}

describe('a match of Snowdonia', () => {
  it('is played by five people at five browsers, who lose a host, lend a seat and agree where to end it', () =>
    withTable(async ({ open }) => {
      const all = await playFive(open, 36)
      await endTogether(all)
      await agreeAtEnd(all)
    }))
})
