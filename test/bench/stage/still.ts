import type { Ground } from '../browser.ts'
import { framesOf, grown, playHere, type Watched, watchPage } from './page.ts'

const span = 10_000

/** Frames of a table at rest, and the milliseconds it takes beyond a blank page, in ten seconds. */
export async function measureStill({ browser, server }: Ground) {
  const table = await watchPage(browser, `${server.local}?test`)
  await playHere(table)
  const blank = await watchPage(browser, 'about:blank')
  await table.page.waitForTimeout(2000)
  const frames = await framesOf(table)
  const [ours, theirs] = await Promise.all([taskMs(table), taskMs(blank)])
  const drawn = (await framesOf(table)) - frames
  await Promise.all([table.close(), blank.close()])
  return { frames: drawn, taskMs: ours - theirs }
}

async function taskMs(watched: Watched): Promise<number> {
  const before = await watched.metrics()
  await new Promise((resolve) => setTimeout(resolve, span))
  return grown('TaskDuration', before, await watched.metrics()) * 1000
}
