import { describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import { withTable } from './harness.ts'
import { fast, settled } from './playing.ts'

describe.each(titles)('the lesson of $name', ({ id }) => {
  it('leads by keyboard from its first stop to its match', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: `${fast}#/lesson/${id}`, reducedMotion: true })
      const { page } = one
      const done: (string | null)[] = []
      for (;;) {
        const { seq = -1 } = await one.until('a settled table', settled)
        await page.waitForSelector('.lesson-line')
        if (await page.locator('.table.learning.match').count()) break
        const next = page.locator('[data-lesson=next]')
        const isDone = (await next.count()) > 0
        if (isDone) done.push(await page.getAttribute('[aria-current=step]', 'data-stop'))
        await (isDone ? next : page.locator('[data-move]').last()).press('Enter')
        await one.until('the next question', (now) => settled(now) && (now.seq ?? -1) > seq)
      }
      const stops = await page.locator('[data-stop]').count()
      expect(new Set(done).size).toBe(stops - 1)
      expect(done).toHaveLength(stops - 1)
      await page.waitForSelector('[data-move]')
    }))
})
