import type { Ground } from '../browser.ts'
import { median } from '../report.ts'
import { findBusiest } from './busiest.ts'
import { back, on, openBusy, stepTo } from './busy.ts'
import { traceFrames } from './frames.ts'
import { untilStill, type Watched } from './page.ts'

/** How often each page is watched; they take turns at being first, so that a busy machine is busy for both. */
const rounds = 4

/**
 * How many times the script of a frame costs on a page on which the testers' overlay was opened, with
 * its costliest panel, and closed again, of what it costs where it never was and the window was as
 * narrow for a while.
 */
export async function measureClosed(ground: Ground): Promise<number> {
  const busiest = findBusiest()
  const { at } = busiest
  const plain = await openBusy(ground, busiest)
  const closed = await openBusy(ground, busiest)
  await narrowAndWiden(plain)
  await openAndClose(closed)
  const pages = [plain, closed]
  for (const page of pages) await stepTo(page, on, at)
  const frames: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++)
    for (const which of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const page = pages[which]
      if (!page) continue
      await stepTo(page, back, at - 1)
      const traced = await traceFrames(ground.browser, page.page, () => stepTo(page, on, at))
      frames[which]?.push(...traced)
    }
  for (const page of pages) await page.close()
  return median(frames[1]) / median(frames[0])
}

/** A table laid out anew is baked anew, whoever made it narrow. */
async function narrowAndWiden({ page }: Watched): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  for (const width of [size.width - 345, size.width]) {
    await page.setViewportSize({ ...size, width })
    await page.waitForTimeout(1000)
    await untilStill(page)
  }
}

async function openAndClose({ page }: Watched): Promise<void> {
  await page.keyboard.press('Backquote')
  await page.click('[data-panel=stage]')
  await page.waitForSelector('[data-textures]')
  await page.keyboard.press('Backquote')
  await page.waitForSelector('#debug', { state: 'detached' })
  await untilStill(page)
  await page.waitForTimeout(1000)
}
