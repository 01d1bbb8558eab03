import { describe, expect, it } from 'vitest'
import { loseContext, restoreContext } from './context.ts'
import { withTable } from './harness.ts'
import { fastWebGl, pressMove, settled, start, stillPicture } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Does something and waits for the next frame of the stage. */
async function drawnAfter(visitor: Visitor, act: () => Promise<void>): Promise<void> {
  const { page } = visitor
  const frames = await page.evaluate(() => window.__table?.frames() ?? 0)
  await act()
  await page.waitForFunction((seen) => (window.__table?.frames() ?? 0) > seen, frames)
  await visitor.until('the table settles', settled)
}

describe('a stage that loses its WebGL context', () => {
  it('draws the same table once the context is restored, and play goes on', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fastWebGl })
      await start(one, 'here')
      await one.until('the table settles', settled)
      // Faces load after the table, and would be in the second picture alone.
      await one.page.waitForLoadState('networkidle')
      const before = await stillPicture(one)
      await loseContext(one.page)
      await drawnAfter(one, () => restoreContext(one.page))
      await expect.poll(async () => before.equals(await stillPicture(one))).toBe(true)
      await pressMove(one, () => 0)
      await one.until('the table settles', settled)
    }))
})
