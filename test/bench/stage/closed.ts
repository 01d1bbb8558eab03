import type { Ground } from '../browser.ts'
import { median } from '../report.ts'
import { findBusiest } from './busiest.ts'
import { back, on, openBusy, stepTo } from './busy.ts'
import { traceFrames } from './frames.ts'
import { untilStill, type Watched } from './page.ts'

/**
 * How many times each page is watched; they take turns going first, so that a busy machine slows
 * both.
 */
const rounds = 4

/** Script per frame, as a multiple of a page that never had the overlay. */
export interface Closed {
  /** On a page whose testers' overlay was opened at its costliest panel and closed again. */
  readonly ratio: number
  /** On another page that never had it: the difference between two equal pages. */
  readonly control: number
}

/**
 * Compares a page whose overlay was opened and closed with two that never had it but whose window
 * was as narrow for a while.
 */
export async function measureClosed(ground: Ground): Promise<Closed> {
  const busiest = findBusiest()
  const { at } = busiest
  const pages: Side[] = []
  for (const prepare of [narrowAndWiden, openAndClose, narrowAndWiden]) {
    const watched = await openBusy(ground, busiest)
    await prepare(watched)
    await stepTo(watched, on, at)
    pages.push({ watched, frames: [] })
  }
  for (let round = 0; round < rounds; round++)
    for (const { watched, frames } of round % 2 === 0 ? pages : pages.toReversed()) {
      await stepTo(watched, back, at - 1)
      frames.push(
        ...(await traceFrames(ground.browser, watched.page, () => stepTo(watched, on, at))),
      )
    }
  for (const { watched } of pages) await watched.close()
  const [plain = Number.NaN, closed = Number.NaN, other = Number.NaN] = pages.map(({ frames }) =>
    median(frames),
  )
  return { ratio: closed / plain, control: other / plain }
}

/** A page and the script of each of its frames, ms. */
interface Side {
  readonly watched: Watched
  readonly frames: number[]
}

/** A new layout bakes new pictures, whatever made the table narrow. */
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
