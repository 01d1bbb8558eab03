import type { Ground } from '../browser.ts'
import { untilStill, type Watched } from './page.ts'
import { compare } from './sideBySide.ts'

/** Script per frame, as a multiple of a page that never had the overlay. */
export interface Closed {
  /** On a page whose testers' overlay was opened at its costliest panel and closed again. */
  readonly ratio: number
  /** On another page that never had it: the difference between two equal pages. */
  readonly control: number
}

/**
 * Compares a page whose overlay was opened and closed with two that never had it but were touched, too, and whose
 * window was as narrow for a while.
 */
export async function measureClosed(ground: Ground): Promise<Closed> {
  const sides = [narrowAndWiden, openAndClose, narrowAndWiden].map((prepare) => ({ prepare }))
  const [plain = Number.NaN, closed = Number.NaN, other = Number.NaN] = await compare(ground, sides)
  return { ratio: closed / plain, control: other / plain }
}

/** A new layout bakes new pictures, whatever made the table narrow; and a page that was touched may be heard. */
async function narrowAndWiden({ page }: Watched): Promise<void> {
  await page.keyboard.press('Tab')
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
