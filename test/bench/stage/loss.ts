import { loseContext, restoreContext } from '../../browser/context.ts'
import type { Ground } from '../browser.ts'
import { framesOf, playHere, watchPage } from './page.ts'

/** True when the table is restored, pixel for pixel, after a lost WebGL context. */
export async function measureLoss({ browser, server }: Ground): Promise<boolean> {
  const watched = await watchPage(browser, `${server.local}?test`)
  const { page } = watched
  await playHere(watched)
  const before = await page.screenshot()
  const frames = await framesOf(watched)
  await loseContext(page)
  await restoreContext(page)
  const drawn = await page
    .waitForFunction((seen) => (window.__table?.frames() ?? 0) > seen, frames, { timeout: 20_000 })
    .then(
      () => true,
      () => false,
    )
  const same = before.equals(await page.screenshot())
  await watched.close()
  return drawn && same
}
