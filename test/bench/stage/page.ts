import type { Browser, CDPSession, Page } from 'playwright-core'

/** A page and its metrics. */
export interface Watched {
  readonly page: Page
  readonly session: CDPSession
  /** The browser's metrics for this page so far, times in seconds. */
  readonly metrics: () => Promise<ReadonlyMap<string, number>>
  readonly close: () => Promise<void>
}

/** A generous timeout for a busy machine, in milliseconds; nothing is measured by it. */
const patience = 120_000

/** Opens a page in a context of its own. `before` runs in it before everything else. */
export async function watchPage(browser: Browser, address: string, before?: () => void): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  // Defines a helper that compiled functions need when they run in the page.
  await page.addInitScript({ content: 'globalThis.__name ??= (made) => made' })
  if (before) await page.addInitScript(before)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(address)
  const metrics = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return new Map(metrics.map(({ name, value }) => [name, value]))
  }
  return { page, session, metrics, close: () => context.close() }
}

/** Growth of a metric between two readings. */
export const grown = (name: string, before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number =>
  (after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN)

/** Frames that the page has drawn. */
export const framesOf = ({ page }: Watched): Promise<number> =>
  page.evaluate(() => window.__table?.frames() ?? Number.NaN)

/** Starts a side-by-side match and waits until it can be played. */
export async function playHere({ page }: Watched): Promise<void> {
  await page.click('[data-start=here]')
  await untilStill(page)
}

/**
 * Waits until the table is drawn and nothing moves. Avoids `waitForSelector`, whose element handle keeps everything
 * reachable from it alive as long as the page.
 */
export async function untilStill(page: Page): Promise<void> {
  const still = 'body[data-idle=true] .table.drawn'
  await page.locator(still).waitFor()
}
