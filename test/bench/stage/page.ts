import type { Browser, CDPSession, Page } from 'playwright-core'

/** A page with its costs at hand. */
export interface Watched {
  readonly page: Page
  readonly session: CDPSession
  /** What the browser counted for this page so far, times in seconds. */
  readonly metrics: () => Promise<ReadonlyMap<string, number>>
  readonly close: () => Promise<void>
}

/** How long anything may take on a busy machine, ms: none of it is measured. */
const patience = 120_000

/** Opens a page in a context of its own. `before` runs in it ahead of everything else. */
export async function watchPage(
  browser: Browser,
  address: string,
  before?: () => void,
): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  // Functions that run in the page were compiled with a helper of this name, which it lacks.
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

/** How much a metric grew between two readings. */
export const grown = (
  name: string,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): number => (after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN)

/** Frames that the page has drawn. */
export const framesOf = ({ page }: Watched): Promise<number> =>
  page.evaluate(() => window.__table?.frames() ?? Number.NaN)

/** Begins a match for two at one device and waits until it can be played. */
export async function playHere({ page }: Watched): Promise<void> {
  await page.click('[data-start=here]')
  await untilStill(page)
}

/**
 * Waits until the table is drawn and nothing moves. Whoever waits by `waitForSelector` is given the
 * element and holds it, with all that hangs on it, as long as the page is there.
 */
export async function untilStill(page: Page): Promise<void> {
  const still = 'body[data-idle=true] .table.drawn'
  await page.locator(still).waitFor()
}
